import { z } from 'zod';
import { eachByItself } from '../../../platform/ai/read-value.js';
import { bareLine } from '../../../platform/ai/bare-text.js';

/** The number of captions in a set. */
export const captionsOfASet = 3;

const sentence = z
  .string()
  .overwrite(bareLine)
  .min(1)
  .max(300)
  .describe('One plain sentence with its full stop, without hashtag, address or emoji.');

/** Turns `Collector insurance`, `#collector-insurance` and `#CollectorInsurance` into `#CollectorInsurance`. */
const asTag = (text: string): string => {
  const words = text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.length === 0
    ? ''
    : `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
};

const tag = z
  .string()
  .regex(/^\s*#?[^#@/:.]+$/, 'One hashtag, and nothing else.')
  .overwrite(asTag)
  .min(3)
  .max(50)
  .describe('A hashtag of the industry, such as #WatchCollecting.');

const caption = z.object({
  sentences: z.array(sentence).min(2).max(3),
  tags: z.array(tag).min(1).max(4),
});

/**
 * Returns the shape of the answer that a model is asked for. It has only the model's own words; the server adds the
 * rest of a caption.
 */
export const captionsShape = (count: number) => z.object({ captions: z.array(caption).length(count) });

/** The parts of the answer that are read. */
export const captionsAnswer = z.object({ captions: eachByItself(caption) });

export type CaptionWords = z.infer<typeof caption>;
export type ModelCaptions = z.infer<typeof captionsAnswer>;
