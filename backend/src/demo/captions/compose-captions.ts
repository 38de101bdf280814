import { CaptionChecks, type CaptionInputs, type CaptionWords, networks } from '../../media/contract.js';
import { weightedLength } from '../../../../checks/text/weighted-length.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import { seeded, shuffled, type Random } from '../wording/seeded.js';
import { openingsOf } from './article-sentences.js';

/** Sentences that suit every article, for one that has too little to quote. */
const invitations: readonly string[] = [
  'What would you show a stranger who has to believe you?',
  'Look at the object first and at the story afterwards.',
  'The quiet hour before a decision is the best one to read this.',
  'Ask what is known and write down what is not.',
  'Every owner has a drawer that should be opened again.',
  'Which paper would you look for first?',
  'A careful question costs less than a careless answer.',
  'Read it with the object beside you.',
  'What would the next owner want to know?',
];

/** Tags by the words that an article uses. */
const tagsBySubject: readonly (readonly [RegExp, string])[] = [
  [/\bwatch|\bchronograph/giu, '#WatchCollecting'],
  [/\bcomic/giu, '#ComicCollecting'],
  [/\bcoin|\bbanknote/giu, '#CoinCollecting'],
  [/\b(?:trading|sports|baseball|graded) cards?\b/giu, '#CardCollecting'],
  [/\bpainting|\bartwork|\bprints?\b/giu, '#ArtCollecting'],
  [/\bjewel|\bgemstone|\bdiamond/giu, '#JewelryCare'],
  [/\bwhisk|\bcask|\bbottle/giu, '#WhiskyCollecting'],
  [/\bcars?\b|\bautomobile/giu, '#ClassicCars'],
  [/\bhandbag/giu, '#HandbagCare'],
  [/\binsur|\bpolic(y|ies)\b|\bcoverage/giu, '#CollectorInsurance'],
  [/\bapprais|\bvaluation/giu, '#AppraisalTips'],
  [/\bestate\b|\bheirs?\b|\binherit/giu, '#EstatePlanning'],
  [/\bauction/giu, '#AuctionMarket'],
];

/** Tags that suit every article; there is one more than the brand could have itself. */
const generalTags: readonly string[] = ['#Collectibles', '#CollectingTips', '#MarketInsight', '#CareTips'];

/**
 * The number of characters of an article that are read. Reading further makes no better captions, and others wait
 * meanwhile.
 */
const readLength = 50_000;

/** How often an article must mention a thing that its title does not name, to get its tag. */
const fewestMentions = 3;

const beginningOf = ({ article }: CaptionInputs): string => wholeSlice(article.content, 0, readLength);

/** Returns the tags of the things that a text mentions at least so often. */
const mentionedIn = (text: string, fewest: number): string[] =>
  tagsBySubject.flatMap(([subject, tag]) => ((text.match(subject) ?? []).length >= fewest ? [tag] : []));

/** Tags of the things that an article's title names, and of those that it mentions. */
type Subjects = Readonly<Record<'named' | 'spokenOf', readonly string[]>>;

/**
 * Returns one to three tags that are not the brand's: first those named in the title, then those mentioned in the text.
 */
function tagsFor({ named, spokenOf }: Subjects, brandTags: readonly string[], random: Random): string[] {
  const taken = new Set(brandTags.map((tag) => tag.toLowerCase()));
  const own = new Set([...shuffled(named, random), ...shuffled(spokenOf, random)]);
  const tags = [...[...own].slice(0, 2), ...generalTags];
  return tags.filter((tag) => !taken.has(tag.toLowerCase())).slice(0, 3);
}

/**
 * Yields passages of two sentences: first the article's own that no earlier caption used, then some with fixed
 * sentences.
 */
function* passages(inputs: CaptionInputs, random: Random): Generator<readonly string[]> {
  const used = (sentence: string): boolean => inputs.earlier.some((text) => text.includes(sentence));
  const pairs = shuffled(openingsOf(beginningOf(inputs)), random);
  yield* pairs.filter((pair) => !pair.some(used));
  const [first = '', second = '', third = '', ...rest] = shuffled(invitations, random);
  const endings = [first, second, third];
  for (const [at, ending] of endings.entries()) {
    const sentence = pairs[at]?.[0];
    if (sentence !== undefined) yield [sentence, ending];
  }
  while (rest.length >= 2) yield rest.splice(0, 2);
}

/**
 * Composes captions from an article's own sentences, so that every name and figure in them is in the article. It is
 * pure: the same inputs give the same captions.
 */
export function composeCaptions(inputs: CaptionInputs): { readonly captions: CaptionWords[] } {
  const { article, earlier, only } = inputs;
  const wanted = only === null ? networks : networks.slice(only, only + 1);
  const brand = { hashtags: inputs.brandTags, insightsUrl: inputs.link };
  const places = wanted.map(({ room, mostTags }) => ({ room: room(brand), mostTags }));
  const captions: (CaptionWords | undefined)[] = wanted.map(() => undefined);
  const tooLong: CaptionWords[] = [];
  for (const next of goodCaptions(inputs, seeded([article.title, article.content, earlier]))) {
    if (isTaken(next, [...captions, ...tooLong])) continue;
    const length = weightedLength(next.sentences.join(' '));
    const at = places.findIndex(({ room }, place) => !captions[place] && length <= room);
    if (at < 0) tooLong.push(next);
    else captions[at] = { ...next, tags: next.tags.slice(0, places[at]?.mostTags) };
    if (captions.every((one) => one !== undefined)) break;
  }
  return { captions: captions.flatMap((one) => one ?? tooLong.shift() ?? []) };
}

/** Yields the captions that keep every rule. */
function* goodCaptions(inputs: CaptionInputs, random: Random): Generator<CaptionWords> {
  const checks = new CaptionChecks(inputs);
  const subjects = {
    named: mentionedIn(inputs.article.title, 1),
    spokenOf: mentionedIn(beginningOf(inputs), fewestMentions),
  };
  for (const sentences of passages(inputs, random)) {
    const next = { sentences: [...sentences], tags: tagsFor(subjects, inputs.brandTags, random) };
    if ([...checks.faults(next), ...checks.marks(next)].length === 0) yield next;
  }
}

const isTaken = ({ sentences }: CaptionWords, others: readonly (CaptionWords | undefined)[]): boolean =>
  others.some((other) => other?.sentences.some((sentence) => sentences.includes(sentence)));
