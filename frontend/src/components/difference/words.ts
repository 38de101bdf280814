import { wordPattern } from '@checks/text/word-pattern';

/** A word or sign of a text, the space after it, and its style. */
export interface DifferenceWord {
  text: string;
  space: string;
  /** The styles `strong`, `em`, `del` and `code`, separated by blanks; empty for plain text. */
  style: string;
  href?: string | undefined;
}

/** Matches words, or single signs, with the space after them. */
const WORD = new RegExp(String.raw`^\s+|(${wordPattern}|[^\s\p{L}\p{N}\p{M}])(\s*)`, 'gu');

/** Splits a text into words; joined, they give the text again. */
export function differenceWords(text: string, style = '', href?: string): DifferenceWord[] {
  return [...text.matchAll(WORD)].map(([whole, word, space]) => ({
    text: word ?? '',
    space: word === undefined ? whole : (space ?? ''),
    style,
    ...(href !== undefined && { href }),
  }));
}

/** Whether two words are the same and in the same style; spaces do not count. */
export function sameWord(one: DifferenceWord, other: DifferenceWord): boolean {
  return one.text === other.text && one.style === other.style && one.href === other.href;
}

export function textOfWords(words: readonly DifferenceWord[]): string {
  return words.map(({ text, space }) => text + space).join('');
}
