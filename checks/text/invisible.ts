/** Characters that take no room on the page: words with them are the same words. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/u;

/** Replaces each unit in a prose that a writer wrote and no reader sees. */
export const zeroWidth = '\u200b';

/** Replaces what is not prose. In Unicode it joins the text before and after it, so it ends no sentence. */
export const joiner = '\u2060';

/** Whether a reader sees anything of a text. */
export const isSeen = (text: string): boolean => seen.test(text);

/** A text of the same length in which every invisible character is `zeroWidth`. */
export const withPlainInvisible = (text: string): string =>
  text.replace(ignorable, ({ length }) => zeroWidth.repeat(length));

/** A text without its invisible characters, and the original place of each unit. */
export function seenPart(text: string): { readonly text: string; readonly placeOf: (at: number) => number } {
  const places: number[] = [];
  let rest = '';
  let from = 0;
  for (const { index, 0: found } of text.matchAll(ignorable)) {
    for (let at = from; at < index; at += 1) places.push(at);
    rest += text.slice(from, index);
    from = index + found.length;
  }
  return { text: rest + text.slice(from), placeOf: (at) => places[at] ?? from + at - places.length };
}

export const withoutInvisible = (text: string): string => text.replace(ignorable, '');
