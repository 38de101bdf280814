import { limitOnX, weightedLength } from './weighted-length.js';

/**
 * The limits of networks, and how each counts characters. They only hint, because the house posts wherever it likes.
 */
const networks = [
  { name: 'X', limit: limitOnX, lengthOf: weightedLength },
  // Both count the length as their editors do: most emoji count as two, or as many more as they are made of.
  { name: 'Instagram', limit: 2_200, lengthOf: ({ length }: string) => length },
  { name: 'LinkedIn', limit: 3_000, lengthOf: ({ length }: string) => length },
] as const;

/**
 * The length of a caption, in characters as people count them, and the networks whose limit it exceeds by their count.
 */
export function fitOf(caption: string) {
  return {
    length: [...caption].length,
    tooLongFor: networks
      .map(({ name, limit, lengthOf }) => ({ name, limit, length: lengthOf(caption) }))
      .filter(({ limit, length }) => length > limit),
  };
}
