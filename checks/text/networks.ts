import { limitOnX, weightedLength } from './weighted-length.js';

/** How many characters a post takes, and how the network counts them; only a hint, since the house posts where it likes. */
const networks = [
  { name: 'X', limit: limitOnX, lengthOf: weightedLength },
  // Both count what a text takes in their editors: most emoji as two, or as many more as they are made of.
  { name: 'Instagram', limit: 2_200, lengthOf: ({ length }: string) => length },
  { name: 'LinkedIn', limit: 3_000, lengthOf: ({ length }: string) => length },
] as const;

/** How long a caption is, in characters as people count them, and the networks whose posts are shorter by their count. */
export function fitOf(caption: string) {
  return {
    length: [...caption].length,
    tooLongFor: networks
      .map(({ name, limit, lengthOf }) => ({ name, limit, length: lengthOf(caption) }))
      .filter(({ limit, length }) => length > limit),
  };
}
