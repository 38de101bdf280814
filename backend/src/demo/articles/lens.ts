import { z } from 'zod';
import { readTexts } from '../texts/texts.js';
import { sections } from './subjects.js';

const lens = z.strictObject({
  /**
   * The words in a persona's name, expertise or texts by which the lens is chosen; in lower case, matched from the
   * start.
   */
  words: z.array(z.string()),
  sections,
  closings: z.array(z.string()),
});

/** A point of view that a persona brings to any subject; it has its own sections and endings. */
export type Lens = z.infer<typeof lens>;

/** All lenses; the last one is for a persona that no other lens fits. */
export const lenses: readonly Lens[] = readTexts('articles/lenses.json', z.array(lens));
