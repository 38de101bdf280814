import { one, times } from './decimal.js';
import type { Quantity } from './quantity.js';

const link = /^[\s\u2060]?(?:[-–—/]|to|or|bis|à)[\s\u2060]?$/;
export const isLink = (gap: string): boolean => link.test(gap);

const spoken = /^\sand\s$/;
const between = /\bbetween\s$/i;

const listed = /^(?:,\s|,?\s(?:and|or)\s)$/;

/** Applies the unit or magnitude at one end of a range or list to the others: $1.5-2m, 1952/53; 3, 4 and 5 million. */
export function withLinks(text: string, found: readonly Quantity[]): Quantity[] {
  return withRanges(text, withLists(text, found));
}

function withLists(text: string, found: readonly Quantity[]): Quantity[] {
  const all = [...found];
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [one, next] = [all[at], all[at + 1]];
    if (one && next && next.start - one.end < 7 && listed.test(text.slice(one.end, next.start)))
      all[at] = ofList(one, next);
  }
  return all;
}

/** A magnitude at the end of a list may belong to all its amounts or only to the last, so both readings are kept. */
function ofList(amount: Quantity, next: Quantity): Quantity {
  const { magnitude } = next;
  const isShort = !amount.magnitude && (amount.values[0] ?? 0n) < one * 1_000n;
  const isMoney = next.unit?.kind === 'currency' && (amount.unit ?? next.unit).kind === 'currency';
  if (!magnitude || !isShort || !isMoney) return amount;
  const scaled = amount.values.map((value) => times(value, magnitude));
  return { ...amount, values: [...scaled, ...amount.values], unit: amount.unit ?? next.unit, magnitude };
}

function withRanges(text: string, found: readonly Quantity[]): Quantity[] {
  const all = [...found];
  for (let at = 0; at + 1 < all.length; at += 1) {
    const [low, high] = [all[at], all[at + 1]];
    if (!low || !high || high.start - low.end > 5 || high.start < low.end) continue;
    const gap = text.slice(low.end, high.start);
    const isSpoken = spoken.test(gap) && between.test(text.slice(Math.max(0, low.start - 10), low.start));
    if (isLink(gap) || isSpoken) [all[at], all[at + 1]] = [lowEnd(low, high), highEnd(low, high, text)];
  }
  return all;
}

function lowEnd(low: Quantity, high: Quantity): Quantity {
  const { magnitude } = high;
  const isShort =
    magnitude !== undefined && low.magnitude === undefined && (low.values[0] ?? 0n) < one * 1_000n;
  const values =
    isShort && isBelow(low, high) ? low.values.map((value) => times(value, magnitude)) : low.values;
  const isBare = low.unit === undefined || (low.unit.kind === 'date' && high.unit?.kind === 'currency');
  return { ...low, values, unit: isBare ? high.unit : low.unit };
}

const isBelow = (low: Quantity, high: Quantity): boolean =>
  times(low.values[0] ?? 0n, high.magnitude ?? one) <= (high.values[0] ?? 0n);

const dayAfter = /^-\d\d(?!\d)/;

function highEnd(low: Quantity, high: Quantity, text: string): Quantity {
  const isYears =
    low.unit?.kind === 'date' &&
    /^[-–/]$/.test(text.slice(low.end, high.start)) &&
    /^\d\d$/.test(high.figure) &&
    !dayAfter.test(text.slice(high.end, high.end + 4));
  if (isYears) {
    const century = ((low.values[0] ?? 0n) / (100n * one)) * 100n * one;
    return { ...high, values: high.values.map((value) => century + value), unit: low.unit };
  }
  const isBare = high.unit === undefined || (high.unit.kind === 'date' && low.unit?.kind === 'currency');
  return { ...high, unit: isBare ? low.unit : high.unit };
}
