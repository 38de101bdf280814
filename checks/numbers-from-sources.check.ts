import { failuresOr, notChecked, type Check, type Failure } from './check.js';
import { citedPassages, type CitedPassage } from './text/cited-passages.js';
import { joiner } from './text/invisible.js';
import type { ParsedText } from './text/parsed-text.js';
import { bestOf, KnownQuantities, type Comparison } from './quantities/known-quantities.js';
import type { Quantity } from './quantities/quantity.js';
import { quantitiesIn } from './quantities/read-quantities.js';
import { ofNearest, type Placed } from './quantities/nearest-marker.js';

/** In characters; nobody writes a sentence or a row as long. */
const longestPassage = 20_000;

/** An amount in a sentence, a heading or a row with a marker stands in that source. */
export const numbersFromSources: Check = {
  id: 'numbers-from-sources',
  name: 'Numbers from sources',
  about: 'Looks up the numbers beside each marker in the source it names, with their units.',
  kind: 'guess',
  severity: 'warn',
  fix: 'model',
  version: 4,
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
  const known = new Map(text.sources.map((source) => [source.id, new KnownQuantities(source.text)]));
  for (const passage of passages) {
    if (!passage.groups.some(({ ids }) => ids.some((id) => known.has(id)))) continue;
    const words = wordsOf(text, passage);
    const quantities = quantitiesIn(words).filter(isLookedUp);
    for (const placed of ofNearest(quantities, passage)) {
      const failure = failureOf(placed, words, known);
      if (!failure) continue;
      const { start, end } = failure.place;
      const spans = [text.span(passage.start + start, passage.start + end)];
      yield { message: failure.message, spans, ...(failure.isRemark && { atMost: 'info' as const }) };
    }
  }
}

/** As far as it is read. Markers side by side are a link to markdown, and their numbers are nobody's. */
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

/** Number words are looked up where they measure something: "two" and "a dozen" are said of many things. */
const isLookedUp = ({ form, unit }: Quantity): boolean => form !== 'words' || measured.has(unit?.kind ?? '');

interface Found {
  readonly message: string;
  readonly place: { readonly start: number; readonly end: number };
  /** Nothing that has to be mended. */
  readonly isRemark: boolean;
}

type KnownSources = ReadonlyMap<string, KnownQuantities>;

function failureOf({ quantity, ids, others }: Placed, words: string, known: KnownSources): Found | undefined {
  const comparison = compared(quantity, ids, known);
  if (!comparison || comparison.likeness === 'equal') return undefined;
  const elsewhere = others.filter((id) => known.get(id)?.compare(quantity).likeness === 'equal');
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

function compared(quantity: Quantity, ids: readonly string[], known: KnownSources): Comparison | undefined {
  return bestOf(ids.flatMap((id) => known.get(id)?.compare(quantity) ?? []));
}

const isRemark = ({ likeness }: Comparison): boolean => likeness === 'rounded' || likeness === 'converted';

const named = (ids: readonly string[]): string => ids.map((id) => `[${id}]`).join(' or ');

/** Said to be no exact amount. */
const hedge =
  /\b(?:about|around|nearly|almost|some|roughly|approximately|approx\.?|circa|ca?\.|close to|(?:just |well )?(?:over|under|above|below)|(?:more|less) than|up to|at least)\s(?:a\s)?$|[~≈]\s?$/i;

const isHedged = (words: string, { start }: Quantity): boolean =>
  hedge.test(words.slice(Math.max(0, start - 20), start));

/** What an amount is like, for a person; nothing of one that is like none. */
function messageOf({ shown, direction }: Quantity, { likeness, there }: Comparison, source: string) {
  const other = there?.shown.trim() ?? '';
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
