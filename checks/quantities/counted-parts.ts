import { plainWordsIn } from '../text/words.js';
import { sentenceRanges } from '../text/sentences.js';
import { wordForm } from '../text/word-form.js';
import type { ClaimedPart } from './claimed-parts.js';
import { one } from './decimal.js';
import { decimalSignOf, type DecimalSign } from './figure.js';
import type { Quantity } from './quantity.js';
import { quantitiesIn } from './read-quantities.js';

/** A part of a whole, as a source counts it: 88 of the 214 lots. */
interface CountedPart {
  readonly part: number;
  readonly whole: number;
  /** The words for what is counted; `said` has the words for what is said of the part. */
  readonly things: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
  readonly isDenied: boolean;
}

const determiner = String.raw`(?:the|these|those|all|its|their|his|her|our|some)\s`;
const few = String.raw`(?:[\p{L}’'-]+\s){0,2}`;
/** Matches `88 of the 214` and `88 lots out of 214`. */
const partOfWhole = new RegExp(String.raw`^\s${few}(?:out\s)?of\s(?:${determiner})?${few}$`, 'u');
/** Matches `Of the 214 lots, only 88`. */
const ofBefore = new RegExp(String.raw`\bof\s(?:${determiner})?$`, 'iu');
const wholeThenPart = /^\s[^.;:()\d]{1,60}$/u;
/** Matches `214 lots, of which 88`. */
const ofWhich = /^\s[^.;:()\d]{1,40},?\s(?:of (?:which|whom|these|them)|and of these)\s(?:only\s|just\s)?$/u;
const plainGap = /^\s[^.;:()\d]{1,40},\s(?:and\s)?(?:only\s|just\s)?$/u;
const ofThemAfter = /^\sof (?:which|whom|them|these)\b/u;
/** The number of a thing, such as the 88th of an edition, which counts nothing. */
const numbered = /\b(?:no\.?|nos\.?|number|numbers|lot|copy|page|of)\s$/i;

const longestSentence = 600;
const mostParts = 200;

/** The counts of a source, in order. Takes time in proportion to its length. */
function countedPartsIn(source: string): CountedPart[] {
  const found: CountedPart[] = [];
  const sign = decimalSignOf(source);
  for (const paragraph of source.split('\n')) {
    for (const { start, end } of sentenceRanges(paragraph)) {
      if (end - start > longestSentence) continue;
      found.push(...partsIn(paragraph.slice(start, end), sign));
      if (found.length >= mostParts) return found;
    }
  }
  return found;
}

function partsIn(sentence: string, sign: DecimalSign): CountedPart[] {
  const counts = quantitiesIn(sentence, sign).filter(isCount);
  return counts.slice(1).flatMap((second, at) => {
    const first = counts[at];
    const pair = first && pairOf(sentence, first, second);
    return pair ? [pair] : [];
  });
}

const isCount = ({ unit, form, values: [value = 0n] }: Quantity): boolean =>
  (form === 'figure' || form === 'words') &&
  (unit === undefined || unit.kind === 'count' || unit.kind === 'date') &&
  value > 0n &&
  value % one === 0n;

function pairOf(sentence: string, first: Quantity, second: Quantity): CountedPart | undefined {
  const gap = sentence.slice(first.at + first.figure.length, second.at);
  const before = sentence.slice(Math.max(0, first.at - 24), first.at);
  const after = sentence.slice(second.end, second.end + 12);
  const isTurned =
    (ofBefore.test(before) && wholeThenPart.test(gap)) ||
    ofWhich.test(gap) ||
    (plainGap.test(gap) && ofThemAfter.test(sentence.slice(second.at + second.figure.length).slice(0, 12)));
  if (!isTurned && (numbered.test(before) || !partOfWhole.test(gap))) return undefined;
  const [partOf, wholeOf] = isTurned ? [second, first] : [first, second];
  const [part, whole] = [numberOf(partOf), numberOf(wholeOf)];
  if (part >= whole || whole < 5 || isYearAlone(wholeOf, after)) return undefined;
  const behind = sentence.slice(second.at + second.figure.length);
  const things = contentWords(isTurned ? gap : `${gap} ${behind}`).slice(0, 2);
  return {
    part,
    whole,
    things: new Set(things),
    said: new Set(contentWords(behind).filter((word) => word !== things[0])),
    isDenied: isDenial(behind),
  };
}

const numberOf = ({ values: [value = 0n] }: Quantity): number => Number(value / one);

const isYearAlone = ({ unit }: Quantity, after: string): boolean =>
  unit?.means[0] === 'year' && !/^\s\p{Ll}+s\b/u.test(after);

const withoutMeaning = new Set(
  (
    'the a an of in on at by for to from with without and or but nor as than that this these those which who whom whose it its they their ' +
    'them there had has have having been being be was were is are did does do done only just some all more less most fewer over under about ' +
    'nearly almost out not no never none one two three when while where after before during still even also so such both each every any other ' +
    'said says according half third quarter thirds quarters per cent percent majority minority part parts'
  ).split(' '),
);

/** The words of a text in comparable form: without inflection, and without words that mean nothing on their own. */
export const contentWords = (text: string): string[] =>
  plainWordsIn(text).flatMap((word) =>
    withoutMeaning.has(word) || /^\d/.test(word) ? [] : [wordForm(word)],
  );

const denial =
  /\b(?:no|not|never|none|nothing|without|neither|nor|fail(?:s|ed|ing)?|lack(?:s|ed|ing)?|refus\p{L}+|declin\p{L}+|reject\p{L}+|miss(?:ed|ing)|un\p{L}{3,}|withdr\p{L}+|remain\p{L}*|left|return\p{L}*|bought in|passed)\b|n['’]t\b/iu;

/** Whether a text says that something is not so, in which case the other part of the whole is meant. */
const isDenial = (text: string): boolean => denial.test(text);

/** The counts of a source, to compare with the part that a text mentions. */
export class CountedParts {
  private readonly counted: readonly CountedPart[];
  /** The parts that the source itself states as shares of one. */
  private readonly given: readonly number[];

  constructor(source: string) {
    this.counted = countedPartsIn(source);
    this.given = quantitiesIn(source)
      .filter(({ unit }) => unit?.means[0] === '%')
      .map(({ values: [value = 0n] }) => Number(value) / Number(100n * one));
  }

  /** Whether the source counts or states such a part of anything. */
  has(claim: Bounds): boolean {
    return this.gives(claim) || this.counted.some((one) => isWithin(claim, one));
  }

  /** The source's count of the very same thing, if it is another part of it; otherwise undefined. */
  against(claim: ClaimedPart, sentence: string): CountedPart | undefined {
    if (this.counted.length === 0 || this.gives(claim)) return undefined;
    const words = new Set(contentWords(sentence));
    const near = this.counted.filter(({ things }) => shareAmong(things, words) > 0);
    if (near.some((one) => isWithin(claim, one))) return undefined;
    const isDenied = isDenial(sentence.slice(claim.end));
    return near.find((one) => one.isDenied === isDenied && shareAmong(one.said, words) >= 0.5);
  }

  private gives({ least, most }: Bounds): boolean {
    return this.given.some((share) => least <= share && share <= most);
  }
}

type Bounds = Pick<ClaimedPart, 'least' | 'most'>;

const isWithin = ({ least, most }: Bounds, { part, whole }: CountedPart): boolean =>
  least <= part / whole && part / whole <= most;

/** The share of the words that are also in the other set, between 0 and 1; 0 if there are no words. */
function shareAmong(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const found = [...some].filter((word) => others.has(word)).length;
  return some.size === 0 ? 0 : found / some.size;
}

/** The count in words for a person: `88 of 214 is 41 per cent`. */
export const shownAsShare = ({ part, whole }: CountedPart): string =>
  `${part} of ${whole} is ${Math.round((part / whole) * 100)} per cent`;
