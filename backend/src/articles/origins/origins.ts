import { isSeen } from '../../../../checks/text/invisible.js';
import { outerBlocks, type OuterBlock } from '../../../../checks/text/outer-blocks.js';
import { authorAt, type AuthoredText, type Runs } from './authored-text.js';
import type { OriginBlock, OriginTotals } from './origins.dto.js';
import { divisionAt, type Author, type ModelText, type Replay } from './replay.js';

/** A part of a text by one author, in UTF-16 units; the spans of a text join to it. */
export interface Span extends Author {
  readonly start: number;
  readonly end: number;
}

/** Who wrote which words of an article. */
export interface Origins {
  readonly title: { readonly spans: readonly Span[] };
  readonly blocks: readonly OriginBlock[];
  readonly spans: readonly Span[];
  readonly totals: OriginTotals;
}

/** The same without an object for each span, as it is kept: a text may have thousands of them, by a few authors. */
export interface CompactOrigins extends Pick<Origins, 'blocks' | 'totals'> {
  /** Of whom a part is left, numbered by the runs. */
  readonly authors: readonly Author[];
  readonly title: Runs;
  readonly content: Runs;
}

/** One of an article's revisions, and its text. */
export interface TextAt {
  readonly revision: number;
  readonly content: string;
}

export interface DividedArticle {
  readonly authors: readonly Author[];
  readonly title: Runs;
  readonly content: AuthoredText;
  readonly byModel: readonly ModelText[];
}

/** Undefined before the first revision. */
export function dividedAt(
  { authors, byModel, divisions }: Replay,
  { revision, content }: TextAt,
): DividedArticle | undefined {
  const division = divisionAt(divisions, revision);
  return (
    division && {
      authors,
      byModel,
      title: division.title,
      content: { text: content, runs: division.content },
    }
  );
}

export function compactOriginsOf({ authors, title, content, byModel }: DividedArticle): CompactOrigins {
  const isModel = (offset: number): boolean => authors[authorAt(content.runs, offset)]?.by.kind === 'ai';
  const words = wordsOf(content.text).map((word) => ({ ...word, ai: isModel(word.written ?? word.start) }));
  const outer = outerBlocks(content.text);
  // Most texts are as the model left them.
  const blocksOf = (text: string): OuterBlock[] => (text === content.text ? outer : outerBlocks(text));
  const asWritten = new Set(byModel.flatMap((text) => blocksOfModel(text, blocksOf(text.text))));
  let next = 0;
  const blocks = outer.map((block): OriginBlock => {
    while ((words[next]?.start ?? Infinity) < block.start) next += 1;
    const first = next;
    while ((words[next]?.start ?? Infinity) < block.end) next += 1;
    const within = words.slice(first, next);
    const origin = originOf(
      within.flatMap(({ written, ai }) => (written === undefined ? [] : [ai])),
      isModel(block.start),
    );
    const untouched = origin === 'ai' && asWritten.has(textOf(content, block));
    return { ...block, origin, untouched, words: within.length };
  });
  const ai = words.filter((word) => word.ai).length;
  return {
    ...authorsLeft(authors, title, content.runs),
    blocks,
    totals: {
      words: words.length,
      ai,
      person: words.length - ai,
      blocks: blocks.length,
      untouchedBlocks: blocks.filter(({ untouched }) => untouched).length,
    },
  };
}

export function originsOf({ authors, title, content, blocks, totals }: CompactOrigins): Origins {
  return { title: { spans: spansOf(title, authors) }, blocks, spans: spansOf(content, authors), totals };
}

/** The authors of the runs, numbered anew. */
function authorsLeft(
  authors: readonly Author[],
  title: Runs,
  content: Runs,
): Pick<CompactOrigins, 'authors' | 'title' | 'content'> {
  const left: Author[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (before: number): number => {
    const author = authors[before];
    const number = numbers.get(before) ?? (author ? left.push(author) - 1 : before);
    numbers.set(before, number);
    return number;
  };
  const numbered = (runs: Runs): Runs => runs.map((value, at) => (at % 2 === 0 ? value : numberOf(value)));
  return { authors: left, title: numbered(title), content: numbered(content) };
}

function originOf(words: readonly boolean[], otherwise: boolean): OriginBlock['origin'] {
  const [some = otherwise] = words;
  if (words.some((ai) => ai !== some)) return 'mixed';
  return some ? 'ai' : 'person';
}

function spansOf(runs: Runs, authors: readonly Author[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const author = authors[runs[at + 1] ?? 0];
    if (author) spans.push({ start: spans.at(-1)?.end ?? 0, end: runs[at] ?? 0, ...author });
  }
  return spans;
}

/** The blocks that a model wrote into, as it left them. */
function blocksOfModel({ author, ...content }: ModelText, blocks: readonly OuterBlock[]): string[] {
  return blocks
    .filter((block) => overlaps(content.runs, author, block))
    .map((block) => textOf(content, block));
}

function overlaps(runs: Runs, author: number, { start, end }: OuterBlock): boolean {
  for (let at = 0; at < runs.length; at += 2) {
    const from = at === 0 ? 0 : (runs[at - 2] ?? 0);
    if (runs[at + 1] === author && from < end && (runs[at] ?? 0) > start) return true;
  }
  return false;
}

const textOf = ({ text }: AuthoredText, { start, end }: OuterBlock): string => text.slice(start, end).trim();

interface CountedWord {
  readonly start: number;
  /** Where its first letter or digit is; undefined for signs alone, which don't tell a block's author. */
  readonly written: number | undefined;
}

/** What `countWords` counts. */
function wordsOf(text: string): CountedWord[] {
  return [...text.matchAll(/\S+/gu)].flatMap(({ 0: word, index: start }) => {
    if (!isSeen(word)) return [];
    const letter = word.search(/[\p{L}\p{N}\p{M}]/u);
    return { start, written: letter < 0 ? undefined : start + letter };
  });
}
