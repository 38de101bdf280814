import type { CheckedText } from '../checked-text.js';
import type { Span } from './ranges.js';
import { readMarkdown, type Block, type MarkdownTree } from './markdown.js';
import { sentencesIn, type Sentence } from './sentences.js';
import { isTooInvolved } from './too-involved.js';
import { wordsIn, type Word } from './words.js';

/** A text read once, for every check. All offsets are UTF-16 units of the content. */
export interface ParsedText extends Omit<CheckedText, 'sources' | 'brief'> {
  readonly sources: NonNullable<CheckedText['sources']>;
  readonly brief: NonNullable<CheckedText['brief']>;
  /** Undefined when reading the markdown could take longer than in proportion: then structure is not checked. */
  readonly tree: MarkdownTree | undefined;
  /** As long as the content; what a reader does not read (marks, addresses, code) is joiners. */
  readonly prose: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
  span(start: number, end: number): Span;
}

/** Reads a text once. Takes time in proportion to its length. */
export function parseText(text: CheckedText): ParsedText {
  const tree = isTooInvolved(text.content) ? undefined : readMarkdown(text.content);
  const prose = tree?.prose ?? text.content;
  const blocks = tree?.blocks ?? paragraphsOf(text.content);
  return {
    ...text,
    sources: text.sources ?? [],
    brief: text.brief ?? {},
    tree,
    prose,
    blocks,
    sentences: sentencesIn(prose, blocks),
    words: wordsIn(prose),
    span: (start, end) => ({ start, end, quote: text.content.slice(start, end) }),
  };
}

/** Blank lines part paragraphs in every text. */
export function paragraphsOf(content: string): Block[] {
  return [...content.matchAll(/[^\n]+(?:\n(?![ \t]*\n)[^\n]+)*/g)].map(({ index, 0: { length } }) => ({
    kind: 'paragraph',
    start: index,
    end: index + length,
    inQuote: false,
    inList: false,
  }));
}
