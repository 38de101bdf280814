import { count } from '@/components/ui/text/numbers';

const none = '–';

/** A share from 0 to 1, in percent. */
export const percent = (share: number | null): string =>
  share === null ? none : `${Math.round(share * 100)}%`;

/** An average, with one decimal below 10. */
export function average(value: number | null): string {
  if (value === null) return none;
  return value < 10 ? String(Math.round(value * 10) / 10) : count(Math.round(value));
}

/** Minutes as people say them: 42 min, 3.5 h, 2.1 days. */
export function minutes(value: number | null): string {
  if (value === null) return none;
  if (value < 90) return `${average(value)} min`;
  return value < 48 * 60 ? `${average(value / 60)} h` : `${average(value / 1_440)} days`;
}

/** An amount in dollars, with four decimals for a few cents. */
export function dollars(value: number | null): string {
  if (value === null) return none;
  return `$${value < 0.1 ? value.toFixed(4) : value.toFixed(2)}`;
}
