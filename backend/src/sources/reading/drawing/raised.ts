const raisedSigns: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '−': '⁻',
  '+': '⁺',
};

/** Digits as superscript characters, which keep their meaning without a style. */
export const asExponent = (text: string): string =>
  [...text].map((sign) => raisedSigns[sign] ?? sign).join('');

/** A unit of length, or the base of powers, after which a raised number is a power. */
const powered = /(?:^|[^\p{L}\p{N}.,])(?:10|mm|cm|dm|m|km|in|ft|yd)$/u;

/** A price with raised cents: an amount of one to three digits after its currency. */
const pricedBefore = /\p{Sc}\s?\d{1,3}$/u;

/**
 * Writes a raised text in the line: as a power, the numerator of a fraction, cents, or the ending of an ordinal. The
 * number of a note is left out, because no reader takes it for a part of the figure before it.
 * @param before the end of the text before it in its line
 * @param after the beginning of the text after it
 */
export function raised(content: string, before: string, after: string): string {
  const text = content.trim();
  if (/^\d{1,3}$/.test(text) && /^\s*[/⁄∕]/.test(after)) return /\p{N}$/u.test(before) ? ` ${text}` : text;
  if (/^[-−+]?\d{1,2}$/.test(text) && powered.test(before)) return asExponent(text);
  if (/^\d\d$/.test(text) && pricedBefore.test(before)) return ` ${text}`;
  if (isNote(text)) return '';
  return /^\p{N}/u.test(text) && /\p{N}$/u.test(before) ? ` ${text}` : content;
}

const isNote = (text: string): boolean =>
  /^(?:[1-9]\d{0,2}(?:\s?[,–-]\s?[1-9]\d{0,2}){0,9}|[*†‡§¶]{1,4})$/.test(text) ||
  /^(?:\[\s?[\p{L}\p{N} ]{1,12}\s?\]\s?){1,9}$/u.test(text);
