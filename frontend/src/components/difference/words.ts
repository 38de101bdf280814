import { wordPattern } from '@checks/text/word-pattern';

/** A word or sign of a text, the space after it, and how it is set. */
export interface Word {
  text: string;
  space: string;
  /** `strong`, `em`, `del` and `code`, with blanks between; empty for plain text. */
  style: string;
  href?: string | undefined;
}

/** Words, or single signs, with the space after them. */
const WORD = new RegExp(String.raw`^\s+|(${wordPattern}|[^\s\p{L}\p{N}\p{M}])(\s*)`, 'gu');

/** Cuts a text into its words, which give the text again when joined. */
export function wordsOf(text: string, style = '', href?: string): Word[] {
  return [...text.matchAll(WORD)].map(([whole, word, space]) => ({
    text: word ?? '',
    space: word === undefined ? whole : (space ?? ''),
    style,
    ...(href !== undefined && { href }),
  }));
}

/** Whether two words are the same and set the same way; spaces do not count. */
export function sameWord(one: Word, other: Word): boolean {
  return one.text === other.text && one.style === other.style && one.href === other.href;
}

export function textOfWords(words: readonly Word[]): string {
  return words.map(({ text, space }) => text + space).join('');
}
