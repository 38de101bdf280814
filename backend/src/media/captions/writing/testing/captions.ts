import type { CaptionInputs } from '../captions-prompt.js';
import type { CaptionWords } from '../captions-answer.js';

export const brand = {
  hashtags: ['#One', '#Two', '#Three'],
  insightsUrl: 'https://house.example/insights',
};

const content = `## What a box proves

The box of a watch by Rolex costs 1,200 dollars in 2026, and three dealers in Geneva ask for it first. Keep the papers.

Collectors forget it. Insurers do not: a policy of $1.5 million asks for photographs.`;

/** Returns inputs for captions, with the fields that a test cares about. */
export function captionInputs(fields: Partial<CaptionInputs> = {}): CaptionInputs {
  return {
    article: { title: 'The box, by itself', content, category: 'Luxury Assets' },
    brandTags: brand.hashtags,
    link: brand.insightsUrl,
    voice: null,
    doNot: [],
    earlier: [],
    only: null,
    refused: null,
    ...fields,
  };
}

/** The answer of a model. */
interface Answer {
  readonly captions: readonly CaptionWords[];
}

/** Returns a caption that keeps every rule, with the fields that a test cares about. */
export function words(
  sentences: readonly string[],
  tags: readonly string[] = ['#Collectibles'],
): CaptionWords {
  return { sentences: [...sentences], tags: [...tags] };
}

export const goodAnswer: Answer = {
  captions: [
    words(['Keep the box.', 'Dealers in Geneva ask for it first.']),
    words(['What does a policy ask for?', 'It asks for photographs.', 'The box is not enough.']),
    words(['A box costs 1,200 dollars.', 'Forget it and you pay.'], ['#WatchCollecting', '#Collectibles']),
  ],
};

/** Returns the good answer with another first caption. */
export function beginningWith(caption: CaptionWords): Answer {
  return { captions: [caption, ...goodAnswer.captions.slice(1)] };
}
