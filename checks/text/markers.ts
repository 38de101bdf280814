import { idsOf, markerPattern } from './marker-form.js';
import { oncePer } from './once-per.js';
import type { ParsedText } from './parsed-text.js';
import { outside } from './ranges.js';
import { firstFrom, within } from './words.js';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** A marker of a source, `[s3]`; markers in one pair of brackets share a place. */
export interface Marker extends Place {
  readonly id: string;
}

/** The markers of a text outside code, in order. */
export const markersIn = oncePer(
  ({ content, tree }: Pick<ParsedText, 'content' | 'tree'>): readonly Marker[] => {
    const markers = [...content.matchAll(markerPattern)].flatMap(({ index: start, 0: found }) =>
      idsOf(found).map((id) => ({ id, start, end: start + found.length })),
    );
    return outside(tree?.code ?? [], markers);
  },
);

/**
 * The places where a text names a source: its markers and its links. A picture is not one, nor is a link to nowhere.
 */
export const sourcesNamed = (text: ParsedText): (readonly Place[])[] => [
  markersIn(text),
  text.tree?.links.filter(({ kind, address }) => kind === 'link' && address !== '') ?? [],
];

/** Markers of sources that were not given. */
export function unresolvedMarkers(text: ParsedText): Marker[] {
  const given = new Set(text.sources.map(({ id }) => id));
  return markersIn(text).filter(({ id }) => !given.has(id));
}

/** The offset up to which a marker belongs to a sentence: it may come after the full stop. */
const reachOf = ({ sentences }: ParsedText, at: number): number =>
  Math.min(sentences[at + 1]?.start ?? Infinity, sentences[at]?.block.end ?? 0);

/** Whether one of these places, such as a marker or a link, is in a sentence or right after it. */
export function isCited(text: ParsedText, at: number, places: readonly (readonly Place[])[]): boolean {
  const start = text.sentences[at]?.start ?? 0;
  return places.some((list) => (list[firstFrom(list, start)]?.start ?? Infinity) < reachOf(text, at));
}

/** A part of a text that has its own sources: a sentence, a heading or a row of a table. */
interface Statement extends Place {
  readonly text: string;
  /** The offset up to which a marker belongs to the statement. */
  readonly until: number;
}

/** All statements, in order. */
export const statementsOf = oncePer((text: ParsedText): readonly Statement[] => {
  const { prose, blocks, sentences } = text;
  const said = sentences.map((sentence, at) => ({ ...sentence, until: reachOf(text, at) }));
  const others = blocks.flatMap(({ kind, start, end }): Statement[] => {
    if (kind === 'heading') return [{ start, end, text: prose.slice(start, end), until: end }];
    if (kind !== 'table') return [];
    return Array.from(prose.slice(start, end).matchAll(/[^\n]+/g), ({ index, 0: row }) => {
      const from = start + index;
      return { start: from, end: from + row.length, text: row, until: from + row.length };
    });
  });
  return [...said, ...others].sort((a, b) => a.start - b.start);
});

/** A verb by which a sentence attributes the words before it: “…” The director said [s1]. */
const attribution =
  /\b(?:said|says|wrote|writes|told|tells|added|adds|explained|explains|noted|notes|recalled|recalls|argued|argues|warned|warns)\b/;
const longestAttribution = 200;

/** The sources of each passage, from its own statement. The passages are in order and do not overlap. */
export function sourcesOfEach(text: ParsedText, passages: readonly Place[]): string[][] {
  const markers = markersIn(text);
  const statements = statementsOf(text);
  return passages.map((passage, at) => {
    const first = firstFrom(statements, passage.start + 1) - 1;
    const last = firstFrom(statements, passage.end) - 1;
    const [begin, finish, next] = [statements[first], statements[last], statements[last + 1]];
    if (!begin || !finish) return [];
    const before = passages[at - 1];
    const from = Math.max(begin.start, before?.end ?? 0);
    const isFirst = (before?.end ?? 0) <= begin.start;
    const found = nearest(markers, passage, { from, until: finish.until, isFirst }, passages[at + 1]);
    if (found.length > 0 || !next) return found;
    const isAttributed =
      next.end - next.start <= longestAttribution &&
      (passages[at + 1]?.start ?? Infinity) >= next.end &&
      attribution.test(next.text);
    return isAttributed ? idsIn(markers, next.start, next.until) : [];
  });
}

/** The most markers after a passage that are looked at. */
const mostFurther = 20;

/** Chooses the nearest markers; those within or after a passage count before those that precede it. */
function nearest(
  markers: readonly Marker[],
  { start, end }: Place,
  { from, until, isFirst }: { readonly from: number; readonly until: number; readonly isFirst: boolean },
  next: Place | undefined,
): string[] {
  const inside = idsIn(markers, start, end);
  if (inside.length > 0) return inside;
  const behind = idsIn(markers, end, Math.min(until, next?.start ?? until));
  const ahead = isFirst ? idsIn(markers, from, start) : [];
  if (behind.length > 0 || ahead.length > 0) return [...new Set([...behind, ...ahead])];
  const further = firstFrom(markers, end);
  const following = markers.slice(further, further + mostFurther).filter((marker) => marker.start < until);
  return following.length > 0 ? following.map(({ id }) => id) : idsIn(markers, from, start);
}

const idsIn = (markers: readonly Marker[], start: number, end: number): string[] => [
  ...new Set(within(markers, start, end).map(({ id }) => id)),
];
