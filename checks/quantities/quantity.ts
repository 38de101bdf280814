import type { Range } from '../text/ranges.js';
import type { Decimal } from './decimal.js';
import type { Unit } from './units.js';

/** An amount, a measure, a count, a year, or one end of a range of them. */
export interface Quantity extends Range {
  /** With its unit and its magnitude, as it appears. */
  readonly shown: string;
  /** Its figure or its number words alone, and where they stand. */
  readonly figure: string;
  readonly at: number;
  /** The value, or the values where it can be read in several ways. */
  readonly values: readonly Decimal[];
  /** The same of its figure alone, without its magnitude. */
  readonly bare: readonly Decimal[];
  /** What its last digit counts. */
  readonly step: Decimal;
  readonly unit: Unit | undefined;
  /** Whether it is said to have risen or fallen by so much. */
  readonly direction: 'up' | 'down' | undefined;
  readonly form: 'figure' | 'words' | 'ordinal' | 'reference';
  /** What its figure was multiplied by. */
  readonly magnitude: Decimal | undefined;
  /** Of a reference: its letters and digits, by which it is compared. */
  readonly key?: string;
}
