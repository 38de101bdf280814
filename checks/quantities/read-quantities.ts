import { decimalSignOf, valueOf, type DecimalSign } from './figure.js';
import { decimalOf, ratio, times, type Decimal } from './decimal.js';
import { directionAt } from './direction.js';
import { isLink, withLinks } from './linked-ends.js';
import { numbersInWords } from './in-words.js';
import type { Quantity } from './quantity.js';
import { unitAfter, unitBefore, type Before } from './units-around.js';
import { unit, type Unit } from './units.js';

const fractionSigns = '½¼¾⅓⅔⅕⅖⅗⅘⅛⅜⅝⅞';
const fractions: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 4],
  [3, 4],
  [1, 3],
  [2, 3],
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 8],
  [3, 8],
  [5, 8],
  [7, 8],
];

const figure = String.raw`\d{1,3}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?:[.,]\d{1,2})?(?![\d\p{L}]|[.,]\d)|\d+(?:[.,’']\d+)*|(?<![\p{L}\p{N}])\.\d+`;
const fraction = String.raw`[ \u00a0\u2009-]?[${fractionSigns}]|(?:[ \u00a0\u2009-]\d{1,2})?[/\u2044](?:[2-9]|1[0-6]|32|64)(?![\d/\p{L}])`;
const core = new RegExp(String.raw`(${figure})(${fraction})?|[${fractionSigns}]`, 'gu');

/** A word of letters and digits, of which one part may be a number. */
const token = /[\p{L}\p{N}]+(?:[/.-][\p{L}\p{N}]+)*/uy;
const longestToken = 48;
const ordinalEnding = /^(?:st|nd|rd|th|er|ème|e)(?![\p{L}\p{N}])/u;
const decadeEnding = /^[’']?s(?![\p{L}\p{N}])/u;

/**
 * Reads the quantities of a text, in order.
 * @param sign the decimal sign, if another text shows it
 */
export function quantitiesIn(text: string, sign: DecimalSign = decimalSignOf(text)): Quantity[] {
  const found: Quantity[] = [];
  let end = 0;
  for (const match of text.matchAll(core)) {
    if (match.index < end) continue;
    const quantity = quantityAt(text, match, sign, found.at(-1));
    if (!quantity) continue;
    found.push(quantity);
    end = quantity.end;
  }
  const all = [...found, ...numbersInWords(text, found)].sort((a, b) => a.at - b.at);
  return withLinks(text, all);
}

/** A letter for money after the end of a range that is money: `$1.5-2m`. */
const shortEnd = /^\s?(?:k|mm?|b|cr)(?!\p{L})/iu;

function before(text: string, at: number, end: number, previous: Quantity | undefined): Before {
  const own = unitBefore(text, at);
  const isEnd =
    !own.unit &&
    previous?.unit?.kind === 'currency' &&
    at - previous.end < 5 &&
    shortEnd.test(text.slice(end, end + 4));
  return isEnd && isLink(text.slice(previous.end, at)) ? { ...own, unit: previous.unit } : own;
}

function quantityAt(
  text: string,
  match: RegExpExecArray,
  sign: DecimalSign,
  previous: Quantity | undefined,
): Quantity | undefined {
  const { index: at } = match;
  const end = at + match[0].length;
  const lead = before(text, at, end, previous);
  const reference = lead.unit ? undefined : referenceAt(text, at, end);
  if (reference) return reference;
  const value = valueWithFraction(match, sign);
  if (!value) return undefined;
  const rest = text.slice(end, end + 8);
  const ending =
    ordinalEnding.exec(rest)?.[0] ?? (/^\d{2,4}$/.test(match[0]) ? decadeEnding.exec(rest)?.[0] : undefined);
  const after = unitAfter(text, end + (ending?.length ?? 0), lead.unit);
  const factor = after.magnitude;
  const scaled = factor ? value.values.map((one) => times(one, factor)) : value.values;
  const perhaps = after.perhaps ? [times(value.values[0] ?? 0n, after.perhaps)] : [];
  const start = at - lead.length;
  const close = end + (ending?.length ?? 0) + after.length;
  return {
    start,
    end: close,
    at,
    figure: match[0],
    shown: text.slice(start, close),
    values: [...scaled, ...perhaps],
    bare: value.values,
    step: factor ? times(value.step, factor) : value.step,
    unit: unitOf(match[0], ending, after.unit),
    direction: after.unit?.kind === 'share' ? directionAt(text, start, close) : undefined,
    form: ending && !ending.endsWith('s') ? 'ordinal' : 'figure',
    magnitude: factor,
  };
}

/** The unit of a figure; an ordinal, as in the 45th lot, has none. */
function unitOf(shown: string, ending: string | undefined, own: Unit | undefined): Unit | undefined {
  if (ending?.endsWith('s') && isYear(shown)) return unit('date', 'decade');
  if (ending && own?.kind !== 'date') return undefined;
  return own ?? (isYear(shown) ? unit('date', 'year') : undefined);
}

const isYear = (shown: string): boolean => /^(?:1[4-9]|20)\d\d$/.test(shown);

function valueWithFraction(
  match: RegExpExecArray,
  sign: DecimalSign,
): { values: readonly Decimal[]; step: Decimal } | undefined {
  const [all, whole = '', part = ''] = match;
  if (whole === '') return { values: [partOf(all)], step: 1n };
  const over = /^(?:[ \u00a0\u2009-](\d{1,2}))?[/\u2044](\d{1,2})$/.exec(part);
  if (over && over[1] === undefined) {
    return /^\d{1,2}$/.test(whole)
      ? { values: [ratio(Number(whole), Number(over[2])), ratio(Number(whole), 1)], step: 1n }
      : valueOf(whole, sign);
  }
  const value = valueOf(whole, sign);
  if (!value || part === '') return value;
  const more = over ? ratio(Number(over[1]), Number(over[2])) : partOf(part);
  return { values: value.values.map((one) => one + more), step: 1n };
}

function partOf(sign: string): Decimal {
  const [numerator, denominator] = fractions[fractionSigns.indexOf(sign.trim().replace('-', ''))] ?? [0, 1];
  return ratio(numerator, denominator);
}

/** Reads a reference. A number within a word of letters and digits is a reference and not an amount: 5711/1A, A40. */
function referenceAt(text: string, at: number, end: number): Quantity | undefined {
  const before = /[\p{L}\p{N}/.-]*$/u.exec(text.slice(Math.max(0, at - longestToken / 2), at))?.[0] ?? '';
  const start = at - before.length + (/^[/.-]*/.exec(before)?.[0].length ?? 0);
  token.lastIndex = start;
  const shown = token.exec(text.slice(0, start + longestToken))?.[0] ?? '';
  const close = start + shown.length;
  if (close < end || !isReference(shown, text, end)) return undefined;
  return {
    start,
    end: close,
    at: start,
    figure: shown,
    shown,
    values: [],
    bare: numbersWithin(shown),
    step: 0n,
    unit: undefined,
    direction: undefined,
    form: 'reference',
    magnitude: undefined,
    key: keyOf(shown),
  };
}

/** The numbers by which a reference is called for short: the 5711. */
const numbersWithin = (reference: string): Decimal[] =>
  [...reference.matchAll(/\d{3,9}/g)].map(([digits]) => decimalOf(digits));

export const keyOf = (reference: string): string => reference.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function isReference(shown: string, text: string, end: number): boolean {
  if (/^\d{4}[-/]\d{2,4}$/.test(shown) && isYear(shown.slice(0, 4))) return false;
  if (/^\p{L}+[\p{N}]/u.test(shown)) return true;
  if (/^\d{3,}(?:\/\d+)+$/.test(shown)) return true;
  if (!/\p{L}/u.test(shown)) return false;
  if (/^[\d.]+-(?:\p{L}+|in-\d+)$/u.test(shown)) return false;
  const rest = text.slice(end, end + 8);
  if (ordinalEnding.test(rest) || decadeEnding.test(rest) || /^x(?!\p{L})/u.test(rest)) return false;
  return /^\d[\d.]*\p{L}/u.test(shown) || /^\d[\d.]*[/-]\d*\p{L}/u.test(shown)
    ? unitAfter(text, end, undefined).length === 0
    : false;
}
