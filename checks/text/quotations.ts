import type { ReadText } from './parsed-text.js';
import { outside, type Range, type Span } from './ranges.js';
import { NumberedText } from './ngrams.js';
import { oncePer } from './once-per.js';
import type { Word } from './words.js';

/** What of a text is searched for phrases. */
export type SearchedText = Pick<ReadText, 'prose' | 'words' | 'blocks' | 'span'>;

/** In double quotation marks, opened where no word ends: 12" is a measure. */
const quotation = /(?<![\p{L}\p{N}])["“„]([^"“”„]+)["”]/gu;
/** A longer one takes none of its words from the writer. */
const shortQuotation = /(?<![\p{L}\p{N}])["“„]([^"“”„]{1,1000})["”]/gu;

/** Passages in quotation marks, within a paragraph; offsets with the marks. */
export function quotationsIn(text: SearchedText, which = quotation): (Span & { readonly words: string })[] {
  return text.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'table')
    .flatMap(({ start, end }) =>
      [...text.prose.slice(start, end).matchAll(which)].map(({ index, 0: found, 1: words = '' }) => ({
        ...text.span(start + index, start + index + found.length),
        words,
      })),
    );
}

/** Passages that are somebody else's words: in quotation marks, or quoted as a block. In order, without overlaps. */
export const foreignWords = oncePer((text: SearchedText): readonly Range[] => {
  const blocks = text.blocks.filter(({ inQuote }) => inQuote);
  const ranges = [...blocks, ...quotationsIn(text, shortQuotation)].sort((a, b) => a.start - b.start);
  let end = 0;
  return ranges.filter((range) => {
    const isNew = range.start >= end;
    if (isNew) end = range.end;
    return isNew;
  });
});

/** The words that are the writer's. */
export interface OwnText {
  readonly words: readonly Word[];
  readonly numbered: NumberedText;
}

export const ownText = oncePer((text: SearchedText): OwnText => {
  const words = outside(foreignWords(text), text.words);
  return { words, numbered: new NumberedText(words.map((word) => word.text)) };
});
