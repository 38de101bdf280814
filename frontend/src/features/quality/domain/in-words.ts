import { count } from '@/components/ui/text/numbers';

const none = '–';

/** Returns a share from 0 to 1 in percent. */
export const percent = (share: number | null): string =>
  share === null ? none : `${Math.round(share * 100)}%`;

/** Returns an average, with one decimal below 10. */
export function average(value: number | null): string {
  if (value === null) return none;
  return value < 10 ? String(Math.round(value * 10) / 10) : count(Math.round(value));
}

/** Returns minutes in a suitable unit, as in 42 min, 3.5 h or 2.1 days. */
export function minutes(value: number | null): string {
  if (value === null) return none;
  if (value < 90) return `${average(value)} min`;
  return value < 48 * 60 ? `${average(value / 60)} h` : `${average(value / 1_440)} days`;
}

/** Returns an amount in dollars, with four decimals for a few cents. */
export function dollars(value: number | null): string {
  if (value === null) return none;
  return `$${value < 0.1 ? value.toFixed(4) : value.toFixed(2)}`;
}
