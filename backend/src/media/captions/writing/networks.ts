import { limitOnX, weightedLength } from '../../../../../checks/text/weighted-length.js';
import { composeCaption, type Brand } from './compose-caption.js';

/** The usual length of a hashtag of the industry, with the blank before it. */
const oneTag = 20;
/** The least number of characters that two sentences need; if the house's own words leave less, no caption fits. */
const leastOnX = 80;

/** Returns how many characters the sentences of a post on X may have, next to the fixed parts of a caption. */
function roomOnX(brand: Brand): number {
  const others = weightedLength(composeCaption({ sentences: [], tags: [] }, brand)) + oneTag;
  return Math.max(limitOnX - others, leastOnX);
}

/**
 * The network of each caption in a set, in order, with the limit for its sentences. LinkedIn and Instagram allow
 * thousands of characters, but people do not read text that they must unfold.
 */
export const networks: readonly {
  readonly name: string;
  readonly room: (brand: Brand) => number;
  /** The number of hashtags of the industry to give, in words. */
  readonly tags: string;
  readonly mostTags: number;
}[] = [
  { name: 'X', room: roomOnX, tags: 'one short hashtag', mostTags: 1 },
  { name: 'LinkedIn', room: () => 500, tags: 'two or three hashtags', mostTags: 3 },
  { name: 'Instagram', room: () => 350, tags: 'three or four hashtags', mostTags: 4 },
];
