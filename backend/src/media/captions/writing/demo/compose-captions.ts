import { seeded, shuffled, type Random } from '../../../../platform/ai/demo/seeded.js';
import type { CaptionInputs } from '../caption-inputs.js';
import { captionFaults } from '../caption-faults.js';
import { captionsOfASet, type CaptionsAnswer, type CaptionWords } from '../captions-answer.js';
import { sentencesOf } from './article-sentences.js';

/** True of every article, for one that has too little to quote. */
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

/** Tags by what an article speaks of; the last ones suit all, one more than the brand could have itself. */
const tagsBySubject: readonly (readonly [RegExp, string])[] = [
  [/\bwatch|\bchronograph/iu, '#WatchCollecting'],
  [/\bcomic/iu, '#ComicCollecting'],
  [/\bcoin|\bbanknote/iu, '#CoinCollecting'],
  [/\bcards?\b/iu, '#CardCollecting'],
  [/\bpainting|\bartwork|\bprints?\b/iu, '#ArtCollecting'],
  [/\bjewel|\bgemstone|\bdiamond/iu, '#JewelryCare'],
  [/\bwhisk|\bcask|\bbottle/iu, '#WhiskyCollecting'],
  [/\bcars?\b|\bautomobile/iu, '#ClassicCars'],
  [/\bhandbag/iu, '#HandbagCare'],
  [/\binsur|\bpolic(y|ies)\b|\bcoverage/iu, '#CollectorInsurance'],
  [/\bapprais|\bvaluation/iu, '#AppraisalTips'],
  [/\bestate\b|\bheirs?\b|\binherit/iu, '#EstatePlanning'],
  [/\bauction/iu, '#AuctionMarket'],
  [/(?:)/u, '#MarketInsight'],
  [/(?:)/u, '#CareTips'],
  [/(?:)/u, '#CollectingTips'],
  [/(?:)/u, '#Collectibles'],
];

/** A caption's words, and whether they can be published by themselves. */
const caption = (sentences: readonly string[], tags: readonly string[]): CaptionWords => ({
  sentences: [...sentences],
  tags: [...tags],
});

/** Neighboring sentences that were in no caption before, the article's own words first. */
function* passages(inputs: CaptionInputs, random: Random): Generator<string[]> {
  const used = (sentence: string): boolean => inputs.earlier.some((text) => text.includes(sentence));
  const quotable = sentencesOf(inputs.article.content);
  const pairs = quotable.flatMap((sentence, at) => {
    const next = quotable[at + 1];
    return at % 2 === 0 && next !== undefined ? [[sentence, next]] : [];
  });
  const order = shuffled(pairs, random);
  yield* order.filter((pair) => !pair.some(used));
  const general = shuffled(invitations, random);
  for (const pair of order) yield [pair[0] ?? '', ...general.splice(0, 1)];
  while (general.length >= 2) yield general.splice(0, 2);
}

/**
 * Composes captions from an article's own sentences, so that every name and figure in them stands there. Pure: the
 * same inputs give the same captions.
 */
export function composeCaptions(inputs: CaptionInputs): CaptionsAnswer {
  const { article, brandTags, earlier } = inputs;
  const random = seeded([article.title, article.content, earlier]);
  const taken = new Set(brandTags.map((tag) => tag.toLowerCase()));
  const tags = tagsBySubject
    .filter(
      ([subject, tag]) =>
        subject.test(`${article.title} ${article.content}`) && !taken.has(tag.toLowerCase()),
    )
    .map(([, tag]) => tag);
  const captions: CaptionWords[] = [];
  for (const sentences of passages(inputs, random)) {
    if (captions.length === captionsOfASet) break;
    const next = caption(sentences, [...shuffled(tags.slice(0, -1), random).slice(0, 2), ...tags.slice(-1)]);
    const isFree = captions.every(
      (other) => !other.sentences.some((sentence) => sentences.includes(sentence)),
    );
    if (isFree && captionFaults({ captions: [next] }, inputs).length === 0) captions.push(next);
  }
  return { captions };
}
