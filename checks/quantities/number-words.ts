import { one, ratio, type Decimal } from './decimal.js';
import { magnitudes } from './magnitudes.js';

/** A number word's effect on the number so far. */
export interface NumberWord {
  readonly does: 'adds' | 'orders' | 'names-decade' | 'multiplies' | 'is-part' | 'parts' | 'stands-alone';
  readonly value: Decimal;
}

const listed = (does: 'adds' | 'orders' | 'names-decade', from: number, step: number, names: string) =>
  names
    .split(' ')
    .map((name, at): [string, NumberWord] => [name, { does, value: BigInt(from + step * at) * one }]);

const each = (does: NumberWord['does'], value: Decimal, names: string) =>
  names.split(' ').map((name): [string, NumberWord] => [name, { does, value }]);

const decades = 'twenties thirties forties fifties sixties seventies eighties nineties';

/** The number words, in lower case. */
export const numberWords: ReadonlyMap<string, NumberWord> = new Map([
  ...listed('adds', 0, 1, 'zero one two three four five six seven eight nine ten eleven twelve thirteen'),
  ...listed('adds', 14, 1, 'fourteen fifteen sixteen seventeen eighteen nineteen'),
  ...listed('adds', 20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ...listed(
    'orders',
    1,
    1,
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  ),
  ...listed('orders', 13, 1, 'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'),
  ...listed(
    'orders',
    20,
    10,
    'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
  ),
  ...listed('names-decade', 20, 10, decades),
  ...each('is-part', ratio(1, 2), 'half'),
  ...each('is-part', ratio(1, 4), 'quarter'),
  ...each('parts', ratio(1, 2), 'halves'),
  ...each('parts', ratio(1, 3), 'thirds'),
  ...each('parts', ratio(1, 4), 'quarters fourths'),
  ...each('parts', ratio(1, 5), 'fifths'),
  ...each('parts', ratio(1, 6), 'sixths'),
  ...each('parts', ratio(1, 7), 'sevenths'),
  ...each('parts', ratio(1, 8), 'eighths'),
  ...each('parts', ratio(1, 9), 'ninths'),
  ...each('parts', ratio(1, 10), 'tenths'),
  ...each('stands-alone', 2n * one, 'twice double pair couple'),
  ...each('stands-alone', 3n * one, 'thrice triple'),
  ...[...magnitudes]
    .filter(([name]) => !['mio', 'mn', 'mill', 'tn', 'bn', 'mrd', 'tsd', 'mille', 'mln'].includes(name))
    .map(([name, value]): [string, NumberWord] => [name, { does: 'multiplies', value }]),
]);

/** Whether a number in words is a century before two more digits: nineteen fifty-two. */
const isCentury = (said: Decimal): boolean => said >= 13n * one && said <= 20n * one;

/** The value of a row of number words: three and a quarter million. */
export function saidBy(words: readonly NumberWord[]): Decimal {
  let total = 0n;
  let said = 0n;
  let magnitude = one;
  for (const { does, value } of words) {
    if (does === 'multiplies') {
      const product = ((said || one) * value) / one;
      if (value < 1_000n * one) said = product;
      else {
        total += product;
        magnitude = value;
        said = 0n;
      }
    } else if (does === 'is-part') said += said === 0n ? (value * magnitude) / one : value;
    else if (does === 'parts') said = (said * value) / one;
    else if (isCentury(said) && value >= 10n * one) said = said * 100n + value;
    else said += value;
  }
  return total + said;
}
