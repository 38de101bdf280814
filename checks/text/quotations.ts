import type { Block } from './markdown.js';
import { NumberedText } from './ngrams.js';
import { oncePer } from './once-per.js';
import type { ReadText } from './parsed-text.js';
import { readMarks, type MarkedPassage } from './quotation-marks.js';
import { outside, type Range, type Span } from './ranges.js';
import type { Word } from './words.js';

/** The parts of a text that a search for phrases needs. */
export type SearchedText = Pick<ReadText, 'prose' | 'words' | 'blocks' | 'span'>;

/** A passage in quotation marks, with the marks. */
export interface Quotation extends Span {
  /** The words between the marks, paragraph by paragraph. */
  readonly parts: readonly string[];
  /** Whether the marks of the quotation can be paired in only one way. */
  readonly isCertain: boolean;
}

/**
 * The length of the longest quotation that counts as other people's words; those of a longer one count as the writer's.
 */
const longestForeign = 1_000;

/** The passages in quotation marks, in order. One may continue in the next paragraph, which then begins with a mark. */
export const quotationsIn = oncePer((text: SearchedText): readonly Quotation[] => {
  const quotations: Quotation[] = [];
  let open: MarkedPassage[] = [];
  const add = (passages: readonly MarkedPassage[], isCertain: boolean): void => {
    const [first, last] = [passages[0], passages.at(-1)];
    if (!first || !last) return;
    const parts = passages.map(({ from, to }) => text.prose.slice(from, to));
    quotations.push({ ...text.span(first.start, last.end), parts, isCertain });
  };
  for (const block of text.blocks) {
    if (!hasQuotations(block)) continue;
    const mayGoOn = block.kind === 'paragraph' ? open.at(-1)?.mark : undefined;
    const { goesOn, passages } = readMarks(text.prose, block, mayGoOn);
    if (!goesOn) {
      add(open, false);
      open = [];
    }
    for (const passage of passages) {
      open.push(passage);
      if (passage.isOpen) break;
      add(open, passage.isCertain);
      open = [];
    }
  }
  add(open, false);
  return quotations;
});

const hasQuotations = ({ kind }: Block): boolean =>
  kind === 'paragraph' || kind === 'table' || kind === 'heading';

/** Other people's words: passages in quotation marks, or quoted as a block. In order, without overlaps. */
export const foreignWords = oncePer((text: SearchedText): readonly Range[] => {
  const blocks = text.blocks.filter(({ inQuote }) => inQuote);
  const quotations = quotationsIn(text).filter(
    ({ start, end, isCertain }) => isCertain && end - start <= longestForeign,
  );
  const ranges = [...blocks, ...quotations].sort((a, b) => a.start - b.start);
  let end = 0;
  return ranges.filter((range) => {
    const isNew = range.start >= end;
    if (isNew) end = range.end;
    return isNew;
  });
});

/** The writer's own words. */
export interface OwnText {
  readonly words: readonly Word[];
  readonly numbered: NumberedText;
}

export const ownText = oncePer((text: SearchedText): OwnText => {
  const words = outside(foreignWords(text), text.words);
  return { words, numbered: new NumberedText(words.map((word) => word.text)) };
});
