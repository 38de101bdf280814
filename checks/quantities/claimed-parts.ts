import type { Range } from '../text/ranges.js';
import { decimalOf, one } from './decimal.js';
import { numberWords } from './number-words.js';
import type { Quantity } from './quantity.js';

/** The size of a part of something: between two shares of one. */
export interface ClaimedPart extends Range {
  readonly shown: string;
  readonly least: number;
  readonly most: number;
}

const fractions: readonly (readonly [name: string, value: number])[] = [
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fifth', 1 / 5],
  ['sixth', 1 / 6],
  ['eighth', 1 / 8],
  ['tenth', 1 / 10],
];
const valueByName = new Map(fractions);

const more = 'more than|over|well over|better than|upwards of|at least';
const less = 'less than|fewer than|under|well under|at most|not even|barely';
const near = 'nearly|almost|close to|just under|not quite';
const about = 'about|around|roughly|some|approximately';
const number = 'one|two|three|four|five|six|seven|eight|nine|ten';

const named = String.raw`(?<count>an?|one|two|three|four|five|seven|nine)[ -](?<part>thirds?|quarters?|fifths?|sixths?|eighths?|tenths?)|(?<half>half)`;
const each = String.raw`(?<some>${number}|\d{1,2}) (?:\p{L}+ )?(?:in|out of|of every) (?:every )?(?<every>${number}|\d{1,3})`;
const inWords = new RegExp(
  String.raw`(?<![\p{L}-])(?:(?:(?<more>${more})|(?<less>${less})|(?<near>${near})|(?<about>${about})) )?(?:${each}(?![\p{L}\d,:.-]\w)|(?:${named})(?: of)?(?= (?:the|all|of|these|those|its|their|his|her|our)\b| \p{Ll}+s\b))|(?<![\p{L}-])(?:(?:a|the|the (?:vast|great|large|clear)|an overwhelming|a (?:clear|large|slim)) (?<majority>majority|minority)(?= of)|(?<mostOf>most)(?= of (?:the|these|those|all|its|their)\b))(?![\p{L}-])`,
  'giu',
);

const hedge = new RegExp(
  String.raw`\b(?:(?<more>${more})|(?<less>${less})|(?<near>${near})|(?<about>${about}))\s$`,
  'iu',
);

/** The part that a percentage in a sentence means; undefined for a change or another quantity. */
export function partOfPercentage(sentence: string, quantity: Quantity): ClaimedPart | undefined {
  const { start, end, shown, unit, direction, values, step } = quantity;
  const value = Number(values[0] ?? 0n) / Number(100n * one);
  if (unit?.means[0] !== '%' || direction || value >= 1) return undefined;
  const said = hedge.exec(sentence.slice(Math.max(0, start - 20), start))?.groups ?? {};
  const half = step < one ? 0.0005 : 0.005;
  return { start, end, shown, ...boundsAround(value, said, { exact: half, about: 0.03 }) };
}

/** The parts that a sentence mentions in words. */
export function claimedPartsIn(sentence: string): ClaimedPart[] {
  return Array.from(sentence.matchAll(inWords), ({ index: start, 0: shown, groups = {} }) => ({
    start,
    end: start + shown.length,
    shown,
    ...boundsOf(groups),
  })).filter(({ least, most }) => least < most);
}

/** The tolerance for a part in plain words, and for one that is described as inexact. */
const inWordsSlack = { exact: 0.05, about: 0.1 };
const shy = 0.12;

type Said = Readonly<Record<string, string | undefined>>;

function boundsOf(said: Said): Pick<ClaimedPart, 'least' | 'most'> {
  if (said['mostOf']) return { least: 0.5, most: 1 };
  if (said['majority']) {
    return /^maj/i.test(said['majority']) ? { least: 0.5, most: 1 } : { least: 0, most: 0.5 };
  }
  return boundsAround(valueOf(said), said, inWordsSlack);
}

function boundsAround(
  value: number,
  said: Said,
  slack: typeof inWordsSlack,
): Pick<ClaimedPart, 'least' | 'most'> {
  if (said['more']) return { least: value, most: 1 };
  if (said['less']) return { least: 0, most: value };
  if (said['near']) return { least: value - shy, most: value };
  const around = said['about'] ? slack.about : slack.exact;
  return { least: value - around, most: value + around };
}

function valueOf(said: Said): number {
  if (said['half']) return 1 / 2;
  if (said['part']) {
    const count = /^an?$/i.test(said['count'] ?? '') ? 1 : numberIn(said['count'] ?? '');
    return count * (valueByName.get(said['part'].toLowerCase().replace(/s$/, '')) ?? 0);
  }
  return numberIn(said['some'] ?? '') / numberIn(said['every'] ?? '');
}

const numberIn = (name: string): number =>
  Number((numberWords.get(name.toLowerCase())?.value ?? decimalOf(name)) / one);
