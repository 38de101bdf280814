import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { citedPassages, type CitedPassage } from './text/cited-passages.js';
import { joiner } from './text/invisible.js';
import type { Source } from './text/checked-text.js';
import type { ParsedText } from './text/parsed-text.js';
import { amountsOf, bestOf, type Comparison, type KnownQuantities } from './quantities/known-quantities.js';
import { claimedPartsIn, partOfPercentage, type ClaimedPart } from './quantities/claimed-parts.js';
import { CountedParts, shownAsShare } from './quantities/counted-parts.js';
import { one } from './quantities/decimal.js';
import type { Quantity } from './quantities/quantity.js';
import { relationOf } from './quantities/compare-units.js';
import { quantitiesIn } from './quantities/read-quantities.js';
import { ofNearest, type Placed } from './quantities/nearest-marker.js';

/** The longest passage that is looked at, in characters; no sentence or row is as long. */
const longestPassage = 20_000;

/** An amount in a sentence, a heading or a row with a marker appears in that source. */
export const numbersFromSources: Check = {
  id: 'numbers-from-sources',
  name: 'Numbers from sources',
  about: 'Looks up the numbers beside each marker in the source it names, with their units.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 6,
  reads: ['abbreviations'],
  run(text) {
    if (text.sources.length === 0) return notChecked('There are no sources to compare numbers with.');
    const passages = citedPassages(text);
    const told = failuresOr(foreignNumbers(text, passages), 'Every number beside a marker is in its source.');
    const isRead = passages.every(({ start, end }) => end - start <= longestPassage);
    if (isRead || told.some(({ verdict }) => verdict === 'fail')) return told;
    return notChecked(
      'What stands beside a marker is too long to be read to its end.',
      'could-not-be-checked',
    );
  },
};

function* foreignNumbers(text: ParsedText, passages: readonly CitedPassage[]): Generator<Failure> {
  const known = new Map(text.sources.map((source) => [source.id, new KnownSource(source)]));
  for (const passage of passages) {
    if (!passage.groups.some(({ ids }) => ids.some((id) => known.has(id)))) continue;
    const words = wordsOf(text, passage);
    const quantities = ofNearest(quantitiesIn(words).filter(isLookedUp), passage).map((placed) => ({
      ...placed,
      comparison: compared(placed.quantity, placed.ids, known),
    }));
    const parts = ofNearest(claimedPartsIn(words), passage);
    const found = [
      ...quantities.map((placed, at) => {
        const beside = [quantities[at - 1], quantities[at + 1]];
        return conversionOf(placed, beside, words) ?? failureOf(placed, words, known);
      }),
      ...parts.map((placed) => failureOfPart(placed, words, known)),
    ];
    for (const failure of found) {
      if (!failure) continue;
      const { start, end } = failure.place;
      const spans = [text.span(passage.start + start, passage.start + end)];
      yield { message: failure.message, spans, ...(failure.isRemark && { atMost: 'info' as const }) };
    }
  }
}

/**
 * The words of a passage, up to the limit, without its markers: side by side they look like a link in markdown, and
 * their numbers are not amounts.
 */
function wordsOf({ prose }: ParsedText, { start, end, groups }: CitedPassage): string {
  const last = Math.min(end, start + longestPassage);
  const parts: string[] = [];
  let at = start;
  for (const group of groups) {
    if (group.start >= last) break;
    const to = Math.min(group.end, last);
    parts.push(prose.slice(at, group.start), joiner.repeat(to - group.start));
    at = to;
  }
  return parts.join('') + prose.slice(at, last);
}

const measured = new Set(['currency', 'share', 'length', 'weight', 'volume']);

/**
 * Whether a quantity is looked up. Number words are looked up only if they measure something or count it exactly:
 * "two", "a dozen" and "three hundred" are said of many things, and so are "a third", "the second" and "a hundred and
 * one".
 */
function isLookedUp(quantity: Quantity): boolean {
  const { form, figure, values, unit } = quantity;
  if (form === 'ordinal') return /\d/.test(figure) || (values[0] ?? 0n) > 10n * one;
  return form !== 'words' || measured.has(unit?.kind ?? '') || countsExactly(quantity);
}

function countsExactly({ bare, figure, magnitude, unit }: Quantity): boolean {
  const [first = 0n, ...rest] = bare;
  if (rest.length === 0 || unit?.kind !== 'count' || first >= 100n * one || /dozen/i.test(figure))
    return false;
  return (bare.at(-1) ?? 0n) < 100n * one || (magnitude ?? 0n) >= 1_000_000n * one;
}

interface Found {
  readonly message: string;
  readonly place: { readonly start: number; readonly end: number };
  /** Whether the finding is only a remark, which need not be mended. */
  readonly isRemark: boolean;
}

/** A quantity, compared with the sources next to it. */
interface Compared extends Placed<Quantity> {
  readonly comparison: Comparison | undefined;
}

type KnownSources = ReadonlyMap<string, KnownSource>;

/**
 * The figures of a source and its counts. The counts are read only on demand, for the few texts that speak of parts.
 */
class KnownSource {
  readonly quantities: KnownQuantities;
  private readParts: CountedParts | undefined;

  constructor(private readonly source: Source) {
    this.quantities = amountsOf(source);
  }

  get parts(): CountedParts {
    return (this.readParts ??= new CountedParts(this.source.text));
  }
}

/** The text between an amount and its conversion: `$9,000 (about £6,700)`. */
const conversion =
  /^\s?(?:\(|\/|or\b|,\s?(?:or|equal to|equivalent to)\b|equivalent to\b)\s?[^\d.;:!?]{0,24}$/i;

/**
 * Finds an amount that its source lacks, next to one in another currency that the source has. The author chose the
 * rate.
 */
function conversionOf(
  { quantity, ids, comparison }: Compared,
  besides: readonly (Compared | undefined)[],
  words: string,
): Found | undefined {
  if (quantity.unit?.kind !== 'currency' || comparison?.likeness !== 'absent') return undefined;
  const original = besides.find((placed) => {
    if (!placed || relationOf(quantity.unit, placed.quantity.unit) !== 'other-currency') return false;
    const [first, second] = [placed.quantity, quantity].sort((a, b) => a.start - b.start);
    const isKnown = placed.comparison?.likeness === 'equal' || placed.comparison?.likeness === 'rounded';
    return isKnown && conversion.test(words.slice(first?.end, second?.start));
  });
  if (!original) return undefined;
  const { start, end, shown } = quantity;
  const message = `${shown} is converted at a rate that is not in ${named(ids)}, which has ${shownAlone(original.quantity)}.`;
  return { message, place: { start, end }, isRemark: true };
}

function failureOf(
  { quantity, ids, others, comparison }: Compared,
  words: string,
  known: KnownSources,
): Found | undefined {
  if (!comparison || comparison.likeness === 'equal') return undefined;
  const part = partOfPercentage(words, quantity);
  if (part && ids.some((id) => known.get(id)?.parts.has(part))) return undefined;
  const counted = part && failureOfPart({ quantity: part, ids, others }, words, known);
  if (counted) return counted;
  const elsewhere = others.filter((id) => known.get(id)?.quantities.compare(quantity).likeness === 'equal');
  const { at: start, figure, shown } = quantity;
  const whole = { start: quantity.start, end: quantity.end };
  if (elsewhere.length > 0) {
    const message = `${shown} is not in ${named(ids)} beside it, but in ${named(elsewhere)}.`;
    return { message, place: whole, isRemark: false };
  }
  if (comparison.likeness === 'rounded' && isHedged(words, quantity)) return undefined;
  const message = messageOf(quantity, comparison, named(ids));
  if (message) return { message, place: whole, isRemark: isRemark(comparison) };
  return {
    message: `${figure} is not in ${named(ids)}.`,
    place: { start, end: start + figure.length },
    isRemark: false,
  };
}

/** The finding for a part of something that its source counts differently. */
function failureOfPart(
  { quantity: part, ids }: Placed<ClaimedPart>,
  words: string,
  known: KnownSources,
): Found | undefined {
  for (const id of ids) {
    const counted = known.get(id)?.parts.against(part, words);
    if (!counted) continue;
    const message = `“${part.shown}” is not what [${id}] counts: ${shownAsShare(counted)}.`;
    return { message, place: part, isRemark: false };
  }
  return undefined;
}

function compared(quantity: Quantity, ids: readonly string[], known: KnownSources): Comparison | undefined {
  return bestOf(ids.flatMap((id) => known.get(id)?.quantities.compare(quantity) ?? []));
}

const isRemark = ({ likeness }: Comparison): boolean => likeness === 'rounded' || likeness === 'converted';

const named = (ids: readonly string[]): string => ids.map((id) => `[${id}]`).join(' or ');

/** Words that say that an amount is not exact. */
const hedge =
  /\b(?:about|around|nearly|almost|some|roughly|approximately|approx\.?|circa|ca?\.|close to|(?:just |well )?(?:over|under|above|below)|(?:more|less) than|up to|at least)\s(?:a\s)?$|[~≈]\s?$/i;

const isHedged = (words: string, { start }: Quantity): boolean =>
  hedge.test(words.slice(Math.max(0, start - 20), start));

/** The amount without the full stop of its unit, because the message ends with its own. */
const shownAlone = ({ shown }: Quantity): string => shown.trim().replace(/\.$/, '');

/** Says what an amount is similar to in the source, for a person; undefined when it is similar to nothing. */
function messageOf({ shown, direction }: Quantity, { likeness, there }: Comparison, source: string) {
  const other = there ? shownAlone(there) : '';
  switch (likeness) {
    case 'rounded':
      return `${shown} is rounded: ${source} has ${other}.`;
    case 'converted':
      return `${shown} is converted: ${source} has ${other}.`;
    case 'other-direction':
      return `${shown} is said to be ${direction === 'up' ? 'a rise' : 'a fall'}, and in ${source} ${direction === 'up' ? 'a fall' : 'a rise'}.`;
    case 'other-currency':
      return `${shown} is in another currency than in ${source}, which has ${other}.`;
    case 'other-unit':
      return `${shown} has another unit than in ${source}, which has ${other}.`;
    case 'other-magnitude':
      return `${shown} is of another order of magnitude than in ${source}, which has ${other}.`;
    case 'other-reference':
      return `${shown} is not in ${source}, which has ${other}.`;
    case 'equal':
    case 'absent':
      return undefined;
  }
}
