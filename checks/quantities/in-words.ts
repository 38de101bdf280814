import { one, type Decimal } from './decimal.js';
import { directionAt } from './direction.js';
import { numberWords, saidBy, type NumberWord } from './number-words.js';
import type { Quantity } from './quantity.js';
import type { Range } from '../text/ranges.js';
import { unitAfter, unitBefore } from './units-around.js';

interface Said extends Range {
  readonly words: readonly NumberWord[];
}

const word = /[A-Za-z]+/g;
/** Matches the text between two words of one number. */
const joint = /^(?:[ \u00a0-]|\s(?:and|of)\s(?:an?\s)?|\san?\s|-and-a-)$/;

/** Finds numbers in words outside the passages that are already read. */
export function numbersInWords(text: string, taken: readonly Range[]): Quantity[] {
  return rowsIn(text, taken).flatMap((row) => quantityOf(text, row) ?? []);
}

function rowsIn(text: string, taken: readonly Range[]): Said[] {
  const rows: Said[] = [];
  let next = 0;
  for (const { 0: shown, index: start } of text.matchAll(word)) {
    const meaning = shown.length > 1 && shown.length < 12 ? numberWords.get(shown.toLowerCase()) : undefined;
    if (!meaning) continue;
    while ((taken[next]?.end ?? Infinity) <= start) next += 1;
    if ((taken[next]?.start ?? Infinity) <= start) continue;
    const end = start + shown.length;
    const last = rows.at(-1);
    if (last && start - last.end < 10 && goesOn(last, text.slice(last.end, start), meaning)) {
      rows[rows.length - 1] = { start: last.start, end, words: [...last.words, meaning] };
    } else rows.push({ start, end, words: [meaning] });
  }
  return rows;
}

const mostWords = 12;

function goesOn({ words }: Said, gap: string, { does, value }: NumberWord): boolean {
  const last = words.at(-1);
  if (!last || words.length === mostWords || !joint.test(gap) || does === 'stands-alone') return false;
  if (last.does === 'orders' || last.does === 'names-decade' || last.does === 'stands-alone') return false;
  if (does === 'multiplies' || does === 'parts') return true;
  if (does === 'is-part')
    return /a\s$|-a-$/.test(gap) && (last.does === 'adds' || last.does === 'multiplies');
  if (last.does === 'multiplies') return true;
  return (
    last.does === 'adds' && last.value >= 13n * one && gap.length === 1 && value < 100n * one && value > 0n
  );
}

const oneAnd = /\b(?:an?|one)(?=\s\p{L}+ and an?\s$)/u;

/** Reads `a year and a half`, where the unit comes before the part. */
function oneAndAPart(text: string, { start, end, words }: Said): Quantity | undefined {
  const [only, ...others] = words;
  if (only?.does !== 'is-part' || others.length > 0) return undefined;
  const from = Math.max(0, start - reach);
  const found = oneAnd.exec(text.slice(from, start));
  if (!found) return undefined;
  const at = from + found.index;
  const { unit } = unitAfter(text, at + found[0].length, undefined);
  const shown = text.slice(at, end);
  const value = one + only.value;
  return unit && { ...plain, start: at, end, at, figure: shown, shown, values: [value], bare: [value], unit };
}

/** How far to look for a unit, in characters. */
const reach = 24;
const plain = { step: 1n, direction: undefined, form: 'words', magnitude: undefined } as const;

function quantityOf(text: string, row: Said): Quantity | undefined {
  return oneAndAPart(text, row) ?? numberOf(text, row);
}

function numberOf(text: string, { start, end, words }: Said): Quantity | undefined {
  const value = saidBy(words);
  const first = words[0]?.does;
  const before = unitBefore(text, start);
  const after = unitAfter(text, end, before.unit);
  const isBareOne = words.length === 1 && value === one && after.unit === undefined;
  if (isBareOne) return undefined;
  const isShare = first === 'is-part' || words.some(({ does }) => does === 'parts');
  const figure = text.slice(start, end);
  return {
    start: start - before.length,
    end: end + after.length,
    at: start,
    figure,
    shown: text.slice(start - before.length, end + after.length),
    values: isShare && words.length < 3 ? [value, value * 100n] : valuesOf(words, value),
    bare: words.map((each) => each.value),
    step: stepOf(words),
    unit: after.unit,
    direction: after.unit?.kind === 'share' ? directionAt(text, start, end + after.length) : undefined,
    form: words.at(-1)?.does === 'orders' ? 'ordinal' : 'words',
    magnitude: magnitudeOf(words),
  };
}

/** The precision of the last word: three and a half million is exact to a tenth of a million. */
function stepOf(words: readonly NumberWord[]): Decimal {
  const magnitude = magnitudeOf(words);
  if (!magnitude) return 1n;
  return words.some(({ does }) => does === 'is-part') ? magnitude / 10n : magnitude;
}

/** The magnitude at the end of a number in words, such as million. */
function magnitudeOf(words: readonly NumberWord[]): Decimal | undefined {
  const last = words.at(-1);
  return last?.does === 'multiplies' && last.value >= 1_000n * one ? last.value : undefined;
}

/** The possible values of a number; a decade such as the sixties may belong to any of three centuries. */
function valuesOf([first]: readonly NumberWord[], value: Decimal): Decimal[] {
  return first?.does === 'names-decade' ? [value, value + 1_900n * one, value + 1_800n * one] : [value];
}
