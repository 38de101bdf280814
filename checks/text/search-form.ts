import { withoutInvisible } from './invisible.js';
import { plainSigns } from './plain-signs.js';

/**
 * Converts a text to the form in which it is searched. Nobody needs to type capitals, accents, curly quotes, long
 * dashes, special blanks or the right number of blanks. The form of a part of a text is a part of the text's form.
 */
export function searchForm(text: string): string {
  if (isPlain.test(text)) return small(text);
  const apart = withoutInvisible(text).replace(notPlain, (sign) => typed.get(sign) ?? apartOf(sign));
  return withoutMarks(small(withoutMarks(apart)))
    .replace(notPlain, (sign) => typed.get(sign) ?? sign)
    .normalize('NFC');
}

const isPlain = /^[\0-_a-\x7f]*$/;
const notPlain = /[^\0-_a-\x7f]/gu;

const small = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/**
 * The accents, and the points of scripts that readers do without. Marks that make another letter or a vowel are kept.
 */
const marks = new RegExp(
  String.raw`[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`,
  'g',
);

const withoutMarks = (text: string): string => text.replace(marks, '');

/**
 * A letter without its marks, or the plain signs for a special one. A sign that gives too many stays, because the index
 * limits its entries.
 */
function apartOf(sign: string): string {
  const plain = withoutMarks(sign.normalize('NFKD'));
  return plain.length <= 2 || mostlyAscii.test(plain) ? plain : sign;
}

const mostlyAscii = /^[\0-\x7f\u2044]{0,6}$/;

const each = (signs: string, plain: string): [string, string][] => [...signs].map((sign) => [sign, plain]);

/** What people type for signs that Unicode does not decompose to it. */
const typed: ReadonlyMap<string, string> = new Map([
  ...plainSigns,
  ...each('‹›`´ʹʻʼʽˈ′‵՚׳', "'"),
  ...each('«»″‶〝〞〟״', '"'),
  ...each('\u2012\u2013\u2014\u2015\u2043\u2212\u2e3a\u2e3b〜֊־᠆', '-'),
  ...each('\u2044\u2215', '/'),
  ...each('×', 'x'),
  ...each('ßẞ', 'ss'),
  ...each('æ', 'ae'),
  ...each('œ', 'oe'),
  ...each('ø', 'o'),
  ...each('ð', 'd'),
  ...each('đ', 'd'),
  ...each('þ', 'th'),
  ...each('ħ', 'h'),
  ...each('ı', 'i'),
  ...each('ĸ', 'k'),
  ...each('ł', 'l'),
  ...each('ŋ', 'n'),
  ...each('ŧ', 't'),
  ...each('ƀ', 'b'),
  ...each('ɨ', 'i'),
  ...each('ƶ', 'z'),
  ...each('ς', 'σ'),
]);
