/** A decimal number, exact to the millionth, as a whole number of millionths. */
export type Decimal = bigint;

export const one: Decimal = 1_000_000n;
const places = 6;

/** The most digits of an amount; a number with more digits is not an amount of anything. */
export const mostDigits = 24;

/** Converts digits with at most one point. */
export function decimalOf(digits: string): Decimal {
  const [whole = '', part = ''] = digits.split('.');
  return BigInt((whole || '0') + part.slice(0, places).padEnd(places, '0'));
}

export const times = (a: Decimal, b: Decimal): Decimal => (a * b) / one;

export const ratio = (numerator: number, denominator: number): Decimal =>
  (BigInt(numerator) * one) / BigInt(denominator);

export const distance = (a: Decimal, b: Decimal): Decimal => (a > b ? a - b : b - a);

/** The digits of a number, which are the same for numbers that differ only in their order of magnitude. */
export function digitsOf(value: Decimal): string {
  return String(value).replace(/0+$/, '');
}
