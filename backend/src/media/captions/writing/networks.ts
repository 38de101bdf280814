import { limitOnX, weightedLength } from '../../../../../checks/text/weighted-length.js';
import { composeCaption, type Brand } from './compose-caption.js';

/** As long as one hashtag of the industry mostly is, with the blank before it. */
const oneTag = 20;
/** Two sentences have no room in less: where the house's own words leave that little, no caption fits. */
const leastOnX = 80;

/** How many characters the sentences of a post on X may have, beside all that a caption has anyway. */
function roomOnX(brand: Brand): number {
  const others = weightedLength(composeCaption({ sentences: [], tags: [] }, brand)) + oneTag;
  return Math.max(limitOnX - others, leastOnX);
}

/**
 * What each caption of a set is for, in order, and how many characters its sentences may have. LinkedIn and Instagram take
 * thousands; what nobody unfolds is not read.
 */
export const networks: readonly {
  readonly name: string;
  readonly room: (brand: Brand) => number;
  /** How many hashtags of the industry, in words. */
  readonly tags: string;
  readonly mostTags: number;
}[] = [
  { name: 'X', room: roomOnX, tags: 'one short hashtag', mostTags: 1 },
  { name: 'LinkedIn', room: () => 500, tags: 'two or three hashtags', mostTags: 3 },
  { name: 'Instagram', room: () => 350, tags: 'three or four hashtags', mostTags: 4 },
];
