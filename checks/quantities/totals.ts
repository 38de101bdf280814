import type { OwnSentence } from '../text/own-sentences.js';
import type { Range } from '../text/ranges.js';
import { relationOf } from './compare-units.js';
import { contentWords } from './counted-parts.js';
import { distance, type Decimal } from './decimal.js';
import type { Quantity } from './quantity.js';
import { quantitiesIn } from './read-quantities.js';

/** A total that a sentence gives, with the place of the sentence. */
export interface Total extends Range {
  readonly shown: string;
  readonly quantity: Quantity;
  readonly isHedged: boolean;
  /** The words that say what the figure is the total of. */
  readonly of: ReadonlySet<string>;
  /** The words that say where, when and how it was counted; totals that differ in them are different totals. */
  readonly which: ReadonlySet<string>;
}

const hedged =
  '(?:about |around |nearly |almost |some |roughly |approximately |just over |just under |over |more than )?';
/** The words between the name of a total and its figure. */
const lead = new RegExp(
  String.raw`(?:\btotall?(?:ed|s|ing)|\btotal(?: (?:for|of) (?:the|that|its) (?:\p{L}+ ){1,3}| \p{L}+)? ?(?:of|was|is|came to|comes to|reached|stood at|stands at|amounted to|hit)) ${hedged}$`,
  'iu',
);
const leadOfAll = new RegExp(
  String.raw`\b(?:made|brought(?: in)?|reali[sz]ed|took(?: in)?|earned|raised|generated|achieved|grossed|yielded|sold for|comprised|offered|held) ${hedged}$`,
  'iu',
);
const inAll = /^(?: \p{L}+)? (?:in total|in all|altogether)(?!\p{L})/iu;
const totalAfter = /^ (?:grand |final |overall )?total(?!\p{L})/iu;
const isHedge =
  /\b(?:about|around|nearly|almost|some|roughly|approximately|just over|just under|over|more than) $/i;

/** Words that make a total a different one, besides years and names. */
const kinds =
  /\b(?:hammer|premiums?|fees?|taxe?s?|estimates?|estimated|expected|forecast|pre-?sale|low|high|online|evening|day|afternoon|morning|first|second|third|fourth|last|previous|next|earlier|later|other|another|each|average|annual|monthly|yearly|insured|combined|net|gross|sub-?total|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|half|quarter|per|a year|again|then|before|after)\b/giu;

/** Finds the totals that a sentence gives. */
export function totalsIn({ start, end, said }: OwnSentence): Total[] {
  if (!/\btotal|\bin all\b|\baltogether\b/i.test(said)) return [];
  const quantities = quantitiesIn(said);
  const amounts = quantities.filter(
    ({ unit, form }) => form !== 'reference' && form !== 'ordinal' && unit && countable.has(unit.kind),
  );
  return amounts.flatMap((quantity): Total[] => {
    const before = said.slice(Math.max(0, quantity.start - 160), quantity.start);
    const after = said.slice(quantity.end, quantity.end + 40);
    const named = lead.exec(before) ?? (inAll.test(after) ? leadOfAll.exec(before) : null);
    const isNamed = named !== null || (totalAfter.test(after) && /\b(?:the|its|their) $/i.test(before));
    if (!isNamed) return [];
    return [
      {
        start,
        end,
        shown: quantity.shown.trim(),
        quantity,
        isHedged: isHedge.test(before),
        of: new Set([
          ...namedBy(before),
          ...(quantity.unit?.kind === 'count' ? contentWords(after).slice(0, 1) : []),
        ]),
        which: whichOf(said, quantities),
      },
    ];
  });
}

const namedBy = (before: string): string[] =>
  contentWords(before.split(/[,;:]/).at(-1) ?? '').filter((word) => !ofTotals.has(word));

const countable = new Set(['currency', 'count', 'weight', 'length', 'volume']);

const ofTotals = new Set(
  contentWords(
    'total totals totalled totalling made brought realised realized took earned raised generated achieved grossed yielded reached comprised consisted held came amounted offered stood hit',
  ),
);

function whichOf(said: string, quantities: readonly Quantity[]): ReadonlySet<string> {
  const names = Array.from(said.matchAll(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]+/gu), ([name]) =>
    name.toLowerCase(),
  );
  const times = quantities.filter(({ unit }) => unit?.kind === 'date').map(({ figure }) => figure);
  return new Set([...names, ...times, ...Array.from(said.matchAll(kinds), ([kind]) => kind.toLowerCase())]);
}

/** Pairs of totals of the same thing with different figures; each total is reported once. */
export function contradictoryTotals(totals: readonly Total[]): [Total, Total][] {
  const told = new Set<Total>();
  const pairs: [Total, Total][] = [];
  for (const one of totals.slice(0, most)) {
    const other = totals
      .slice(0, most)
      .find((each) => each.start > one.start && !told.has(each) && contradict(one, each));
    if (!other || told.has(one)) continue;
    told.add(one).add(other);
    pairs.push([one, other]);
  }
  return pairs;
}

/** The most totals of a text that are compared, each with every other; no text gives more. */
const most = 40;

const contradict = (one: Total, other: Total): boolean =>
  relationOf(one.quantity.unit, other.quantity.unit) === 'same' &&
  one.quantity.unit?.kind === other.quantity.unit?.kind &&
  areOfOne(one, other) &&
  isWithin(one.which, other.which) &&
  !isSameAmount(one, other);

/** Whether two totals are of the same thing. If one does not say what it is of, they must be of similar size. */
function areOfOne(one: Total, other: Total): boolean {
  if (one.of.size > 0 && other.of.size > 0) return isWithin(one.of, other.of);
  const [a = 0n, b = 0n] = [one.quantity.values[0], other.quantity.values[0]];
  return a < 2n * b && b < 2n * a;
}

/** Whether the smaller set of words is contained in the larger. */
function isWithin(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [fewer, more] = some.size <= others.size ? [some, others] : [others, some];
  return [...fewer].every((word) => more.has(word));
}

function isSameAmount(one: Total, other: Total): boolean {
  const [a = 0n, b = 0n] = [one.quantity.values[0], other.quantity.values[0]];
  const step = one.quantity.step > other.quantity.step ? one.quantity.step : other.quantity.step;
  const half: Decimal = step / 2n;
  const hedged: Decimal = one.isHedged || other.isHedged ? (a > b ? a : b) / 20n : half;
  return distance(a, b) <= (hedged > half ? hedged : half);
}
