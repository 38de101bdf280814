import type { Block } from './markdown.js';
import { markersIn, type Marker } from './markers.js';
import type { ParsedText } from './parsed-text.js';
import { quotationsIn } from './quotations.js';
import type { Span } from './ranges.js';
import { firstFrom, within } from './words.js';

/** A block quotation next to a marker. */
export interface BlockQuotation extends Span {
  readonly ids: readonly string[];
  /** The paragraphs of the quotation, without the line that names the speaker. */
  readonly parts: readonly string[];
  /** Whether all of it is quoted; marks in the middle may separate the quoted words from the writer's own. */
  readonly isCertain: boolean;
}

const callout = /^[\s\u2060\u200b]*(?:\[!|(?:note|tip|warning|important|caution|example|remember|key)\b)/i;
const author = /^[\s\u2060\u200b]*(?:[—–―]|--?\s)/;
const authorBehind = /(?<=[.!?…"”’»])[\s\u2060]+[—–―][^—–―]*$/;
const fewestQuoted = 3;

/** Finds quotations in the form of blocks. Those that begin with a quotation mark are found by their marks. */
export function blockQuotationsIn(text: ParsedText): BlockQuotation[] {
  const markers = markersIn(text);
  const quotations = quotationsIn(text);
  return groupsOf(text.blocks, markers).flatMap((at): BlockQuotation[] => {
    const blocks = text.blocks.slice(at.from, at.to);
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (!first || !last || callout.test(text.prose.slice(first.start, first.end))) return [];
    const ids = sourcesBeside(text, markers, at);
    const marked = within(quotations, first.start, last.end).filter(({ parts }) => isLong(parts));
    const begins =
      marked[0] && text.prose.slice(first.start, marked[0].start).replace(/[\s\u2060\u200b]/g, '');
    if (ids.length === 0 || begins === '') return [];
    const parts = blocks.map(({ start, end }) => withoutAuthor(text.prose.slice(start, end)));
    return [{ ...text.span(first.start, last.end), ids, parts, isCertain: marked.length === 0 }];
  });
}

const isLong = (parts: readonly string[]): boolean =>
  (parts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? []).length >= fewestQuoted;

interface Group {
  readonly from: number;
  readonly to: number;
}

/** Groups of quoted paragraphs in a row, each up to one with a marker. */
function groupsOf(blocks: readonly Block[], markers: readonly Marker[]): Group[] {
  const groups: Group[] = [];
  let from: number | undefined;
  for (const [at, block] of blocks.entries()) {
    if (!block.inQuote || block.kind !== 'paragraph') {
      if (from !== undefined) groups.push({ from, to: at });
      from = undefined;
      continue;
    }
    from ??= at;
    const next = firstFrom(markers, block.start);
    if ((markers[next]?.start ?? Infinity) >= block.end) continue;
    groups.push({ from, to: at + 1 });
    from = undefined;
  }
  if (from !== undefined) groups.push({ from, to: blocks.length });
  return groups;
}

/** The sources of a quotation: in it, else in the line with its author below it, or where it is announced. */
function sourcesBeside(
  { blocks, prose }: ParsedText,
  markers: readonly Marker[],
  { from, to }: Group,
): string[] {
  const idsIn = (start: number, end: number): string[] => [
    ...new Set(within(markers, start, end).map(({ id }) => id)),
  ];
  const inside = idsIn(blocks[from]?.start ?? 0, blocks[to - 1]?.end ?? 0);
  if (inside.length > 0) return inside;
  const [before, after] = [blocks[from - 1], blocks[to]];
  if (after?.kind === 'paragraph' && author.test(prose.slice(after.start, after.end))) {
    const below = idsIn(after.start, after.end);
    if (below.length > 0) return below;
  }
  const isAnnounced =
    before?.kind === 'paragraph' &&
    /:[\s\u2060\u200b]*$/.test(prose.slice(Math.max(before.start, before.end - 40), before.end));
  if (!before || !isAnnounced) return [];
  const last = within(markers, before.start, before.end).at(-1);
  return last ? [last.id] : [];
}

function withoutAuthor(words: string): string {
  const line = words.lastIndexOf('\n') + 1;
  const last = words.slice(line);
  return words.slice(0, line) + (author.test(last) ? '' : last.replace(authorBehind, ''));
}
