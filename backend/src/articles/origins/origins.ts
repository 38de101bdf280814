import { isSeen } from '../../../../checks/text/invisible.js';
import { outerBlocks } from '../../../../checks/text/outer-blocks.js';
import { authorAt, type AuthoredText, type Runs } from './authored-text.js';
import { hashOfBlock, type ModelWriting } from './model-writings.js';
import type { OriginBlock, OriginTotals } from './origins.dto.js';
import type { Author } from './text-changes.js';

/** A part of a text by one author, in UTF-16 units; together, the spans of a text cover it. */
export interface AuthoredSpan extends Author {
  readonly start: number;
  readonly end: number;
}

type Kind = Exclude<OriginBlock['origin'], 'mixed'>;

/** Who wrote the blocks and the words of a content. */
export interface CountedOrigins {
  readonly blocks: readonly OriginBlock[];
  readonly totals: OriginTotals;
}

/** Who wrote which words of an article. */
export interface Origins extends CountedOrigins {
  readonly title: { readonly spans: readonly AuthoredSpan[] };
  readonly spans: readonly AuthoredSpan[];
}

/** `Origins` as they are kept, without an object for each span: a text may have thousands of them, by a few authors. */
export interface CompactOrigins extends CountedOrigins {
  /** The authors of whom a part is left; the runs refer to places in this list. */
  readonly authors: readonly Author[];
  readonly title: Runs;
  readonly content: Runs;
}

/** @param models everything that models have written, and imports brought, up to then */
export function countedOrigins(content: AuthoredText, models: readonly ModelWriting[]): CountedOrigins {
  const kinds = new Map(
    models.map(({ author, imported }) => [author, imported ? 'imported' : 'ai'] as const),
  );
  const asWritten = new Set(models.flatMap(({ blocks }) => blocks));
  const kindAt = (offset: number): Kind => kinds.get(authorAt(content.runs, offset)) ?? 'person';
  const words = countedWords(content.text).map((word) => ({
    ...word,
    kind: kindAt(word.written ?? word.start),
  }));
  let next = 0;
  const blocks = outerBlocks(content.text).map((block): OriginBlock => {
    while ((words[next]?.start ?? Infinity) < block.start) next += 1;
    const first = next;
    while ((words[next]?.start ?? Infinity) < block.end) next += 1;
    const within = words.slice(first, next);
    const origin = originOf(
      within.flatMap(({ written, kind }) => (written === undefined ? [] : [kind])),
      kindAt(block.start),
    );
    const untouched = origin === 'ai' && asWritten.has(hashOfBlock(content.text, block));
    return { ...block, origin, untouched, words: within.length };
  });
  const wordsOfKind = (kind: Kind): number => words.filter((word) => word.kind === kind).length;
  return {
    blocks,
    totals: {
      words: words.length,
      ai: wordsOfKind('ai'),
      person: wordsOfKind('person'),
      imported: wordsOfKind('imported'),
      blocks: blocks.length,
      untouchedBlocks: blocks.filter(({ untouched }) => untouched).length,
    },
  };
}

/** @param authors at least those of the runs, by their numbers */
export function compactOrigins(
  authors: ReadonlyMap<number, Author>,
  title: Runs,
  content: Runs,
  counted: CountedOrigins,
): CompactOrigins {
  const left = authorsOf(title, content);
  const numbers = new Map(left.map((author, number) => [author, number]));
  const numbered = (runs: Runs): Runs =>
    runs.map((value, at) => (at % 2 === 0 ? value : (numbers.get(value) ?? 0)));
  return {
    authors: left.flatMap((number) => authors.get(number) ?? []),
    title: numbered(title),
    content: numbered(content),
    ...counted,
  };
}

/** The numbers of all who wrote something in these texts. */
export function authorsOf(...texts: readonly Runs[]): number[] {
  return [...new Set(texts.flatMap((runs) => [...runs.filter((_, at) => at % 2 === 1)]))];
}

export function originsOf({ authors, title, content, blocks, totals }: CompactOrigins): Origins {
  return { title: { spans: spansOf(title, authors) }, blocks, spans: spansOf(content, authors), totals };
}

function originOf(words: readonly Kind[], otherwise: Kind): OriginBlock['origin'] {
  const [some = otherwise] = words;
  return words.some((kind) => kind !== some) ? 'mixed' : some;
}

function spansOf(runs: Runs, authors: readonly Author[]): AuthoredSpan[] {
  const spans: AuthoredSpan[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const author = authors[runs[at + 1] ?? 0];
    if (author) spans.push({ start: spans.at(-1)?.end ?? 0, end: runs[at] ?? 0, ...author });
  }
  return spans;
}

interface CountedWord {
  readonly start: number;
  /** The place of its first letter or digit; undefined for signs alone, which don't tell a block's author. */
  readonly written: number | undefined;
}

/** The words that `countWords` counts. */
export function countedWords(text: string): CountedWord[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index: start }) => {
    if (!isSeen(word)) return [];
    const letter = word.search(/[\p{L}\p{N}\p{M}]/u);
    return { start, written: letter < 0 ? undefined : start + letter };
  });
}
