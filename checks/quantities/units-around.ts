import { currencies } from './currencies.js';
import { magnitudes, moneyMagnitudes } from './magnitudes.js';
import type { Decimal } from './decimal.js';
import { monthNames } from './months.js';
import { graders, measures, unit, type Unit } from './units.js';

const escaped = (name: string): string => name.replace(/[.$^+*?()[\]{}|\\]/g, String.raw`\$&`);
const longestFirst = (names: readonly string[]): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const signs = currencies.map(([name]) => name).filter((name) => !/^[a-z ]+$/.test(name));
const money = new Map(currencies.map(([name, of]) => [name.toLowerCase(), of]));
const moneyNames = [...money.keys()];
const measured = new Map(measures);

/** The length of the longest name of a currency before or after a figure. */
const reach = 24;

const moneyBefore = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${longestFirst(signs)})\.?[\s\u2060]?$|([$€£¥₹])[\s\u2060]?$`,
  'u',
);
const lotBefore = /\b(?:lots?)(?:\s(?:nos?|numbers?)\.?)?\s$/i;
const gradeBefore = new RegExp(String.raw`(?<![\p{L}\p{N}])(${graders.replaceAll(' ', '|')})[- ]?$`, 'u');
const monthBefore = new RegExp(String.raw`\b(?:${monthNames})\.?\s$`);
const monthAfter = new RegExp(String.raw`^(?:st|nd|rd|th)?(?:\sof)?\s(?:${monthNames})\b`);

/** A quick test that rules out most figures, which have no unit next to them. */
const mayBeUnitBefore = /[\p{L}\p{Sc}.-][\s\u2060]?$/u;
const mayBeUnitAfter = /^[\s\u2060-]{0,2}[\p{L}\p{Sc}%‰°″]/u;

/** The text before a figure that belongs to the figure. */
export interface Before {
  readonly unit: Unit | undefined;
  readonly length: number;
}

export function unitBefore(text: string, at: number): Before {
  const before = text.slice(Math.max(0, at - reach), at);
  if (!mayBeUnitBefore.test(before)) return { unit: undefined, length: 0 };
  const found = moneyBefore.exec(before);
  if (found) {
    return { unit: money.get((found[1] ?? found[2] ?? '').toLowerCase()), length: found[0].length };
  }
  const grade = gradeBefore.exec(before);
  if (grade) return { unit: unit('grade', grade[1] ?? ''), length: grade[0].length };
  const lot = lotBefore.exec(before);
  if (lot) return { unit: unit('lot', 'lot'), length: lot[0].length };
  return { unit: monthBefore.test(before) ? unit('date', 'day') : undefined, length: 0 };
}

const magnitudeAfter = new RegExp(
  String.raw`^[\s\u2060-]?(?:(${longestFirst([...magnitudes.keys()])})|(${longestFirst([...moneyMagnitudes.keys()])}))(?![\p{L}\p{N}])\.?`,
  'iu',
);
const moneyAfter = new RegExp(
  String.raw`^(?:\s?-?|\sof\s)(?:(${longestFirst(moneyNames.filter((name) => /\w$/.test(name)))})(?![\p{L}\p{N}])|([$€£¥₹])(?!\d))`,
  'iu',
);
const measureAfter = new RegExp(
  String.raw`^[\s-]?(?:(${longestFirst(measures.map(([name]) => name).filter((name) => /\w$/.test(name)))})(?![\p{L}\p{N}])|(${longestFirst(measures.map(([name]) => name).filter((name) => !/\w$/.test(name)))}))`,
  'iu',
);
/** A plural after a figure, which means that things are counted. */
const thingsAfter =
  /^\s(?!was\b|is\b|has\b|does\b|times\b|plus\b|versus\b|vis\b)\p{Ll}{2,20}(?<![su])s(?!\p{L})/u;
const countAfter = /^\s(?:lots?|watch(?:es)?|pieces?|examples?|people|copies)\b/;

export interface After {
  readonly unit: Unit | undefined;
  readonly magnitude: Decimal | undefined;
  /** The factor, if the letters after the figure are a magnitude; they may be a unit instead. */
  readonly perhaps: Decimal | undefined;
  readonly length: number;
}

/** Finds the magnitude and the unit after a number. */
export function unitAfter(text: string, end: number, before: Unit | undefined): After {
  const rest = text.slice(end, end + 2 * reach);
  if (!mayBeUnitAfter.test(rest))
    return { unit: before, magnitude: undefined, perhaps: undefined, length: 0 };
  const found = magnitudeAfter.exec(rest);
  const long = magnitudes.get(found?.[1]?.toLowerCase() ?? '');
  const short = moneyMagnitudes.get(found?.[2]?.toLowerCase() ?? '');
  const skipped = long || short ? (found?.[0].length ?? 0) : 0;
  const currency = moneyAfter.exec(rest.slice(skipped));
  const paid = currency && money.get((currency[1] ?? currency[2] ?? '').toLowerCase());
  const isMoney = before?.kind === 'currency' || Boolean(paid);
  if (isMoney) {
    const length = skipped + (paid && before?.kind !== 'currency' ? currency[0].length : 0);
    return {
      unit: before?.kind === 'currency' ? before : (paid ?? undefined),
      magnitude: long ?? short,
      perhaps: undefined,
      length,
    };
  }
  if (before) return { unit: before, magnitude: long, perhaps: undefined, length: long ? skipped : 0 };
  const behind = rest.slice(long ? skipped : 0);
  const measure = measureAfter.exec(behind);
  const measuredBy = measure && measured.get((measure[1] ?? measure[2] ?? '').toLowerCase());
  const perhaps = measuredBy || !short ? undefined : short;
  const length = (long ? skipped : 0) + (measuredBy ? measure[0].length : perhaps ? skipped : 0);
  return { unit: measuredBy ?? countedBy(behind), magnitude: long, perhaps, length };
}

function countedBy(rest: string): Unit | undefined {
  if (monthAfter.test(rest)) return unit('date', 'day');
  return countAfter.test(rest) || thingsAfter.test(rest) ? unit('count', 'thing') : undefined;
}
