import type { Range } from '../text/ranges.js';
import type { Decimal } from './decimal.js';
import type { Unit } from './units.js';

/** An amount, a measure, a count, a year, or one end of a range of them. */
export interface Quantity extends Range {
  /** The quantity as it is written, with its unit and its magnitude. */
  readonly shown: string;
  /** The figure or the number words alone; `at` is where they begin. */
  readonly figure: string;
  readonly at: number;
  /** The value, or the values where it can be read in several ways. */
  readonly values: readonly Decimal[];
  /** The value or values of the figure alone, without its magnitude. */
  readonly bare: readonly Decimal[];
  /** The value of one unit in its last digit. */
  readonly step: Decimal;
  readonly unit: Unit | undefined;
  /** The direction, if it is a rise or a fall by this amount. */
  readonly direction: 'up' | 'down' | undefined;
  readonly form: 'figure' | 'words' | 'ordinal' | 'reference';
  /** The magnitude by which the figure was multiplied. */
  readonly magnitude: Decimal | undefined;
  /** The letters and digits of a reference, by which it is compared; undefined for any other quantity. */
  readonly key?: string;
}
