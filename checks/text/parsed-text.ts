import type { CheckedText } from './checked-text.js';
import type { Span } from './ranges.js';
import { readMarkdown, type Block, type MarkdownTree } from './markdown.js';
import { sentencesIn, type Sentence } from './sentences.js';
import { withPlainInvisible } from './invisible.js';
import { isTooInvolved } from './too-involved.js';
import { wordsIn, type Word } from './words.js';

/** Markdown that has been read. All offsets are UTF-16 units of the content. */
export interface ReadText {
  /** The tree; undefined when reading the markdown could take more than linear time. Structure is then not checked. */
  readonly tree: MarkdownTree | undefined;
  /**
   * The prose. It is as long as the content, with joiners for what a reader does not read (marks, addresses, code) and
   * `zeroWidth` for invisible characters.
   */
  readonly prose: string;
  readonly blocks: readonly Block[];
  readonly words: readonly Word[];
  span(start: number, end: number): Span;
}

/** A text that is read once for every check. */
export interface ParsedText extends Omit<CheckedText, 'sources' | 'brief'>, ReadText {
  readonly sources: NonNullable<CheckedText['sources']>;
  readonly brief: NonNullable<CheckedText['brief']>;
  readonly sentences: readonly Sentence[];
}

/** Reads markdown. Takes time in proportion to the length of the text. */
export function readText(content: string): ReadText {
  const tree = isTooInvolved(content) ? undefined : readMarkdown(content);
  const prose = tree?.prose ?? withPlainInvisible(content);
  return {
    tree,
    prose,
    blocks: tree?.blocks ?? paragraphsOf(content),
    words: wordsIn(prose),
    span: (start, end) => ({ start, end, quote: content.slice(start, end) }),
  };
}

/** Reads a text for all checks. Takes time in proportion to its length. */
export function parseText(text: CheckedText): ParsedText {
  const read = readText(text.content);
  return {
    ...text,
    ...read,
    sources: text.sources ?? [],
    brief: text.brief ?? {},
    sentences: sentencesIn(read.prose, read.blocks, text.rules.abbreviations),
  };
}

/** The paragraphs, which blank lines separate in every text. */
export function paragraphsOf(content: string): Block[] {
  return [...content.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g)].map(({ index, 0: { length } }) => ({
    kind: 'paragraph',
    start: index,
    end: index + length,
    inQuote: false,
    inList: false,
  }));
}
