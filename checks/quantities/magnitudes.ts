import { one, type Decimal } from './decimal.js';

const tenTo = (zeros: number): Decimal => one * 10n ** BigInt(zeros);

const named = (value: Decimal, names: string): (readonly [string, Decimal])[] =>
  names.split(' ').map((name) => [name, value]);

/** Words that multiply the number before them, in lower case and without a full stop. */
export const magnitudes: ReadonlyMap<string, Decimal> = new Map([
  ...named(12n * one, 'dozen dozens'),
  ...named(tenTo(2), 'hundred hundreds'),
  ...named(tenTo(3), 'thousand thousands tsd tausend mille'),
  ...named(tenTo(5), 'lakh lakhs lac lacs'),
  ...named(tenTo(6), 'million millions mio mln mn mill millionen millones milioni'),
  ...named(tenTo(7), 'crore crores'),
  ...named(tenTo(9), 'billion billions bn mrd milliard milliards milliarden miliardi'),
  ...named(tenTo(12), 'trillion trillions tn'),
]);

/** Letters that multiply an amount of money; elsewhere they are units. */
export const moneyMagnitudes: ReadonlyMap<string, Decimal> = new Map([
  ...named(tenTo(3), 'k'),
  ...named(tenTo(6), 'm mm'),
  ...named(tenTo(7), 'cr'),
  ...named(tenTo(9), 'b'),
]);
