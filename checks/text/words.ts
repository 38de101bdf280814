import { joiner, withoutInvisible } from './invisible.js';

/** A word of the prose: letters and digits, including inner apostrophes, hyphens and digit grouping. */
export interface Word {
  readonly start: number;
  readonly end: number;
  /**
   * The word in lower case, with straight apostrophes and plain hyphens, letters and marks composed, and nothing
   * invisible.
   */
  readonly text: string;
}

/** Matches invisible characters, which do not separate words. Only the marks that joiners stand for do. */
const invisible = String.raw`(?:(?!${joiner})\p{Default_Ignorable_Code_Point})+`;
const letters = String.raw`[\p{L}\p{N}\p{M}]+`;
/** The signs within a figure: `1,200,000` and `1.5` are one word. */
const withinFigure = String.raw`(?<=\d)[.,](?=\d)`;
const anyWord = new RegExp(
  `${letters}(?:(?:[-'’\u2010\u2011]|${withinFigure}|${invisible})${letters})*`,
  'gu',
);

/** The same pattern for texts that have only these characters, in a quarter of the time. */
const latinWord =
  /[A-Za-z0-9ª²³µ¹º¼-¾À-ÖØ-öø-ɏ]+(?:(?:[-'’\u2010\u2011]|(?<=\d)[.,](?=\d))[A-Za-z0-9ª²³µ¹º¼-¾À-ÖØ-öø-ɏ]+)*/g;
const beyondLatin = /[^\0-¬®-ɏ\u2000-\u200a\u2010-\u2029\u202f-\u2060\u20a0-\u20bf]/;

const isPlain = /^[a-z0-9'.,-]*$/;

const hasMarks = /\p{M}/u;
/**
 * Whether one letter has more marks than in any language. Unicode's stream-safe texts (UAX 15, D4) split longer runs,
 * because sorting them takes quadratic time.
 */
const hasManyMarks = /\p{M}{30}/u;

const composed = (word: string): string =>
  hasMarks.test(word) && !hasManyMarks.test(word) ? word.normalize('NFC') : word;

export function plainWord(text: string): string {
  if (isPlain.test(text)) return text;
  return composed(withoutInvisible(text))
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\u2010\u2011]/g, '-');
}

const wordOf = (text: string): RegExp => (beyondLatin.test(text) ? anyWord : latinWord);

/** The words of a text, with their offsets. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordOf(text)), ({ index: start, 0: found }) => ({
    start,
    end: start + found.length,
    text: plainWord(found),
  })).filter((word) => word.text !== '');
}

/** The words of a text without offsets, in the form in which they are compared. */
export function plainWordsIn(text: string): string[] {
  return (text.match(wordOf(text)) ?? []).map(plainWord).filter((word) => word !== '');
}

const beyond = 0x250;

/** The small letter for each letter and digit of `latinWord`; 0 for any other character. */
const smallLetters = Uint16Array.from({ length: beyond }, (_, unit) => {
  const sign = String.fromCharCode(unit);
  return sign.replace(latinWord, '') === '' ? sign.toLowerCase().charCodeAt(0) : 0;
});
/** The only letter of `latinWord` whose small letter takes two units. */
const dottedCapital = 'İ';

const plainJoiners = new Map(
  [...`-'’\u2010\u2011`].map((sign) => [sign.charCodeAt(0), plainWord(sign).charCodeAt(0)]),
);

/** A number for each word of a text, the same for words that are compared as equal. */
export function wordHashesIn(text: string): Int32Array {
  if (beyondLatin.test(text) || text.includes(dottedCapital)) {
    return hashesOfWords(plainWordsIn(text));
  }
  const hashes = new Int32Array((text.length + 1) >> 1);
  let words = 0;
  let hash = 0;
  let isWithin = false;
  for (let at = 0; at < text.length; at += 1) {
    let unit = smallLetterAt(text, at);
    if (unit === 0) {
      if (!isWithin) continue;
      unit = joinerAt(text, at);
      if (unit === 0 || smallLetterAt(text, at + 1) === 0) {
        hashes[words++] = hash;
        isWithin = false;
        continue;
      }
    }
    hash = Math.imul((isWithin ? hash : 0) ^ unit, hashRadix);
    isWithin = true;
  }
  if (isWithin) hashes[words++] = hash;
  return hashes.slice(0, words);
}

/** The sign at a place that joins the letters around it into one word; 0 if there is none. */
function joinerAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const isInFigure =
    (unit === comma || unit === point) &&
    isDigit(text.charCodeAt(at - 1)) &&
    isDigit(text.charCodeAt(at + 1));
  return isInFigure ? unit : (plainJoiners.get(unit) ?? 0);
}

const [comma, point] = [0x2c, 0x2e];
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

const smallLetterAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  return unit < beyond ? (smallLetters[unit] ?? 0) : 0;
};

/**
 * The hashes of words that are already read.
 * @param words the words from `plainWordsIn`
 */
export const hashesOfWords = (words: readonly string[]): Int32Array => Int32Array.from(words, hashOf);

export const hashRadix = 0x01000193;

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), hashRadix);
  return hash;
}

/** The items of an ordered list, such as words, that begin within a span. */
export function within<Each extends { readonly start: number }>(
  list: readonly Each[],
  start: number,
  end: number,
): readonly Each[] {
  return list.slice(firstFrom(list, start), firstFrom(list, end));
}

/** The index of the first item that starts at an offset or after it. */
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

/**
 * Whether a text is English, judged by its small words: they are at least one word in six in English prose, and none in
 * other languages.
 */
export function isEnglish(words: readonly Word[]): boolean {
  const small = words.filter(({ text }) => functionWords.has(text)).length;
  return small * 6 >= words.length;
}
