import { plainWord } from './words.js';

/** A number in a text, in its form for comparison and as it is written. */
export interface NumberInText {
  readonly key: string;
  readonly shown: string;
}

const figure = /\d+(?:[.,’']\d+)*/gu;
const word = /[\p{L}\p{N}\p{M}]+/gu;

const counted = (from: number, step: number, names: string): (readonly [string, string])[] =>
  names.split(' ').map((name, at) => [name, String(from + step * at)]);

const numerals: ReadonlyMap<string, string> = new Map([
  ...counted(
    0,
    1,
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  ),
  ...counted(16, 1, 'sixteen seventeen eighteen nineteen'),
  ...counted(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
]);

/** The words for large numbers, which have no figure of their own. */
const magnitudes = new Set(['dozen', 'hundred', 'thousand', 'million', 'billion', 'trillion']);

/** The figures of a text and where each begins. `1,000` and `1’000` have the key `1000`; a decimal point stays. */
export function figuresIn(text: string): (NumberInText & { readonly at: number })[] {
  return Array.from(text.matchAll(figure), ({ 0: shown, index: at }) => ({
    key: shown.replace(/[,’'](?=\d{3}(?!\d))/gu, ''),
    shown,
    at,
  }));
}

/** Numbers in words, from two on, because "one" is rarely a number. */
export function numeralsIn(text: string): NumberInText[] {
  return (text.match(word) ?? []).flatMap((shown) => {
    const plain = plainWord(shown);
    const name = plain.endsWith('s') ? plain.replace(/(?<=dozen|hundred|thousand|illion)s$/u, '') : plain;
    const key = numerals.get(name) ?? (magnitudes.has(name) ? name : undefined);
    return key === undefined || key === '1' ? [] : [{ key, shown }];
  });
}
