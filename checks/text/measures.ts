import type { ParsedText } from './parsed-text.js';
import type { Sentence } from './sentences.js';
import { firstFrom } from './words.js';

/** A sentence with its number of words. */
export interface MeasuredSentence extends Sentence {
  readonly words: number;
  /** The first word of the sentence, in lower case. */
  readonly opening: string;
}

export function measured({ sentences, words }: Pick<ParsedText, 'sentences' | 'words'>): MeasuredSentence[] {
  return sentences
    .map((sentence) => {
      const first = firstFrom(words, sentence.start);
      return {
        ...sentence,
        words: firstFrom(words, sentence.end) - first,
        opening: words[first]?.text ?? '',
      };
    })
    .filter((sentence) => sentence.words > 0);
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value that this share of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
