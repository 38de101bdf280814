import { readMarkdown, type MarkdownTree } from '../../../../checks/text/markdown.js';
import { notePattern } from '../../../../checks/text/marker-form.js';
import { isTooInvolved } from '../../../../checks/text/too-involved.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';

/**
 * Says which parts of a passage's structure are missing or new in another version of it, in sentences for people. The
 * parts are headings, lists, links and source markers. It returns nothing if all of them are there.
 * @param offered the texts whose markers the model was offered, and which may be new
 */
export function structureChanges(before: string, after: string, offered: readonly string[] = []): string[] {
  if (before === after) return [];
  if (isTooInvolved(before) || isTooInvolved(after)) return ['The structure is too involved to be compared.'];
  const [was, is] = [structureOf(before), structureOf(after)];
  return [
    ...difference(was.headings, is.headings, 'heading', 'headings'),
    ...difference(was.items, is.items, 'list item', 'list items'),
    ...difference(was.links, is.links, 'link', 'links'),
    ...difference(was.markers, is.markers, 'marker of a source', 'markers of sources', markersIn(offered)),
  ];
}

function structureOf(text: string): Record<'headings' | 'items' | 'links' | 'markers', readonly string[]> {
  const { blocks, links, lists }: MarkdownTree = readMarkdown(text);
  const items = lists.reduce((sum, list) => sum + list.items, 0);
  return {
    // Headings are compared by level, since their words may change.
    headings: blocks.flatMap(({ kind, level }) => (kind === 'heading' ? ['#'.repeat(level ?? 1)] : [])),
    items: Array<string>(items).fill('-'),
    links: links.map(({ address, label }) => address ?? label),
    markers: markersIn([text]),
  };
}

const markersIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.match(notePattern) ?? []);

function difference(
  was: readonly string[],
  is: readonly string[],
  one: string,
  many: string,
  offered: readonly string[] = [],
): string[] {
  const missing = surplus(was, is);
  const added = surplus(surplus(is, was), offered);
  const told = (count: number): string => (count === 1 ? `One ${one} is` : `${count} ${many} are`);
  return [
    ...(missing.length > 0 ? [`${told(missing.length)} missing${named(missing)}.`] : []),
    ...(added.length > 0 ? [`${told(added.length)} new${named(added)}.`] : []),
  ];
}

/** Returns the entries of a list that another one lacks, each as often as it occurs. */
function surplus(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1);
  return list.filter((entry) => {
    const count = left.get(entry) ?? 0;
    left.set(entry, count - 1);
    return count <= 0;
  });
}

const mostNamed = 3;

/** Names the entries that have a name of their own: `: https://example.org/a, [s1]`. */
function named(entries: readonly string[]): string {
  const names = entries.filter((entry) => /\w/u.test(entry)).slice(0, mostNamed);
  if (names.length === 0) return '';
  return `: ${names.map((name) => wholeSlice(name, 0, 100)).join(', ')}${entries.length > names.length ? ' …' : ''}`;
}
