/** A word of the prose: letters and digits, with the apostrophes and hyphens within. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /** Lower case, straight apostrophes and plain hyphens. */
  readonly text: string;
}

const word = /[\p{L}\p{N}\p{M}]+(?:[-'’\u2010\u2011][\p{L}\p{N}\p{M}]+)*/gu;

export function plainWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u2010\u2011]/g, '-');
}

/** The words of a part of a text, with offsets of the whole. */
export function wordsIn(text: string, offset = 0): Word[] {
  return [...text.matchAll(word)].map(({ index, 0: found }) => ({
    start: offset + index,
    end: offset + index + found.length,
    text: plainWord(found),
  }));
}

/** The words that lie within a span; both are in order. */
export function wordsWithin(words: readonly Word[], start: number, end: number): readonly Word[] {
  return words.slice(firstFrom(words, start), firstFrom(words, end));
}

/** Index of the first that starts at an offset or after it. */
export function firstFrom(list: readonly { readonly start: number }[], offset: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const functionWords = new Set(
  'the of and to in a is that it for on with as was by are at from this be or an have not which you but they'.split(
    ' ',
  ),
);

/** Whether a text is English, by its small words: one in six or more in any English prose, none in other languages. */
export function isEnglish(words: readonly Word[]): boolean {
  const small = words.filter(({ text }) => functionWords.has(text)).length;
  return small * 6 >= words.length;
}
