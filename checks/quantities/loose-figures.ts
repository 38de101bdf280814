import type { Decimal } from './decimal.js';
import { quantitiesIn } from './read-quantities.js';

/** Writes each amount in one form: 1’240, 1 240 and 1240 become the same, and so do 2.4 crore and 24 million. */
export function withLooseFigures(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, values } of quantitiesIn(text)) {
    if (values.length === 0 || start < at) continue;
    parts.push(text.slice(at, start), ` ${largestOf(values)} `);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** A figure that may be 1.2 or 1,200 counts as the larger one in every text. */
const largestOf = (values: readonly Decimal[]): Decimal =>
  values.reduce((most, value) => (value > most ? value : most));
