import type { ChangeDesc } from '@codemirror/state';
import { diffArrays } from 'diff';
import { outerBlocks } from '@checks/text/outer-blocks';
import { sentenceRanges } from '@checks/text/sentences';
import { differenceWords } from '@/components/difference/words';
import type { Origins, OriginSpan } from '../api/get-article-revision';

/**
 * A part of the text on screen with its author; undefined for words that the person at the editor has not saved yet.
 */
export interface Segment {
  from: number;
  to: number;
  by: OriginSpan | undefined;
}

/** An outermost block of the text on screen, and who wrote it, in words. */
export interface MarkedBlock {
  from: number;
  to: number;
  label: string;
  note: 'untouched' | 'not saved' | undefined;
}

/** The text on screen, divided without gap or overlap. */
export interface MarkedText {
  segments: readonly Segment[];
  blocks: readonly MarkedBlock[];
}

/**
 * The number of added and removed words above which a text counts as rewritten, because comparing it takes too long.
 */
const MOST_CHANGES = 1_000;

/** Finds who wrote the text on screen from the origins of the saved text. Words that are in both keep their author. */
export function markedText({ content, spans, blocks }: Origins, text: string): MarkedText {
  // A revision has one author, so its spans share one object, and segments can be compared by identity.
  const authors = new Map(spans.map((span) => [span.revision, span]));
  const saved: Segment[] = spans.map((span) => ({
    from: span.start,
    to: span.end,
    by: authors.get(span.revision),
  }));
  const segments = text === content ? saved : segmentsOf(content, saved, text);
  const known = new Map(blocks.map((block) => [content.slice(block.start, block.end).trim(), block]));
  const shown = (text === content ? blocks : outerBlocks(text)).map(({ start, end }) => ({
    from: start,
    to: end,
  }));
  const within = segmentsOfBlocks(segments, shown);
  return {
    segments,
    blocks: shown.map(({ from, to }, index) => {
      const block = known.get(text.slice(from, to).trim());
      return {
        from,
        to,
        label: labelOf(within[index] ?? [], block?.origin),
        note: block ? (block.untouched ? 'untouched' : undefined) : 'not saved',
      };
    }),
  };
}

/** The segments of each block, cut at its ends. Both lists must be in order. */
export function segmentsOfBlocks(
  segments: readonly Segment[],
  blocks: readonly Pick<Segment, 'from' | 'to'>[],
): (readonly Segment[])[] {
  let first = 0;
  return blocks.map((block) => {
    while ((segments[first]?.to ?? Infinity) <= block.from) first += 1;
    let end = first;
    while ((segments[end]?.from ?? Infinity) < block.to) end += 1;
    return segmentsIn(segments.slice(first, end), block);
  });
}

/** The segments of a part of the text, cut at its ends. */
function segmentsIn(
  segments: readonly Segment[],
  { from, to }: Pick<Segment, 'from' | 'to'>,
): readonly Segment[] {
  return segments
    .filter((one) => Math.max(one.from, from) < Math.min(one.to, to))
    .map((one) => ({ ...one, from: Math.max(one.from, from), to: Math.min(one.to, to) }));
}

function segmentsOf(content: string, saved: readonly Segment[], text: string): Segment[] {
  const [before, after] = [differenceWords(content), differenceWords(text)];
  const changes = diffArrays(
    before.map((word) => word.text),
    after.map((word) => word.text),
    { maxEditLength: MOST_CHANGES },
  );
  const segments: Segment[] = [];
  let [was, is, at, old] = [0, 0, 0, 0];
  const length = (word: (typeof after)[number] | undefined) =>
    (word?.text.length ?? 0) + (word?.space.length ?? 0);
  const authors = authorsOf(saved);
  for (const { added, removed, count } of changes ?? [{ added: true, removed: false, count: after.length }]) {
    for (let step = 0; step < count; step += 1) {
      if (!removed) {
        const by = added ? undefined : authors(old);
        at = addTo(segments, at + length(after[is]), by);
        is += 1;
      }
      if (!added) {
        old += length(before[was]);
        was += 1;
      }
    }
  }
  return segments;
}

/** Returns a function that finds the author at an offset. Its offsets must only rise. */
function authorsOf(saved: readonly Segment[]): (offset: number) => OriginSpan | undefined {
  let next = 0;
  return (offset) => {
    while ((saved[next]?.to ?? Infinity) <= offset) next += 1;
    return saved[next]?.by;
  };
}

/** Adds a segment from the end of the last one to `to`. Returns `to`. */
function addTo(segments: Segment[], to: number, by: OriginSpan | undefined): number {
  const last = segments.at(-1);
  if (last && last.by === by) last.to = to;
  else segments.push({ from: last?.to ?? 0, to, by });
  return to;
}

type Origin = Origins['blocks'][number]['origin'];

function labelOf(within: readonly Segment[], origin: Origin | undefined): string {
  const people = [
    ...new Set(within.flatMap(({ by }) => (by && by.by.kind !== 'user' ? [] : [by?.by.name ?? 'You']))),
  ];
  const isArchive = within.some(({ by }) => by?.by.kind === 'import');
  if (origin === 'imported' || (isArchive && origin === undefined && people.length === 0)) return 'Archive';
  const byModel = within.some(({ by }) => by?.by.kind === 'ai');
  if (origin === 'ai' || (origin === undefined && people.length === 0)) return 'AI';
  if (origin === 'mixed' || (origin === undefined && (byModel || isArchive))) return 'Mixed';
  return people.length === 1 ? (people[0] ?? 'A person') : 'People';
}

/** Moves the marks with a change, until the origins are computed again. Inserted text counts as not saved yet. */
export function carried({ segments, blocks }: MarkedText, changes: ChangeDesc): MarkedText {
  const moved: Segment[] = [];
  changes.iterGaps((old, now, length) => {
    if (now > (moved.at(-1)?.to ?? 0)) addTo(moved, now, undefined);
    for (const { from, to, by } of segments) {
      if (from < old + length && to > old) addTo(moved, now + Math.min(to, old + length) - old, by);
    }
  });
  if (changes.newLength > (moved.at(-1)?.to ?? 0)) addTo(moved, changes.newLength, undefined);
  return {
    segments: moved,
    blocks: blocks.flatMap((block): MarkedBlock[] => {
      const [from, to] = [changes.mapPos(block.from, -1), changes.mapPos(block.to, 1)];
      if (from >= to) return [];
      return [
        { ...block, from, to, note: changes.touchesRange(block.from, block.to) ? 'not saved' : block.note },
      ];
    }),
  };
}

/** The sentence at the caret, and who or what wrote it. The first part has the author of the word at the caret. */
export interface AuthoredSentence {
  text: string;
  parts: readonly { by: Segment['by']; text: string }[];
}

/**
 * Finds the sentence at the caret.
 * @param line the line that the caret is on, and its offset in the text
 * @returns undefined where there are no words
 */
export function sentenceAt(
  { segments }: MarkedText,
  line: { from: number; text: string },
  caret: number,
): AuthoredSentence | undefined {
  if (line.text.trim() === '') return undefined;
  // Behind the last character, the caret still belongs to the last sentence.
  const place = Math.min(caret - line.from, line.text.length - 1);
  const sentences = sentenceRanges(line.text);
  const found = sentences.findLast(({ start }) => start <= place) ?? sentences[0];
  if (!found) return undefined;
  const from = line.from + found.start;
  const to = line.from + found.end;
  const within = segmentsIn(segments, { from, to });
  const first = within.find((one) => one.to > caret) ?? within.at(-1);
  const authors = [...new Set([first, ...within].map((one) => one?.by))];
  return {
    text: line.text.slice(found.start, found.end),
    parts: authors.map((by) => ({
      by,
      text: within
        .filter((one) => one.by === by)
        .map((one) => line.text.slice(one.from - line.from, one.to - line.from).trim())
        .join(' … '),
    })),
  };
}
