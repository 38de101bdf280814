import { z } from 'zod';
import { readTexts } from '../texts/texts.js';
import { sections } from './subjects.js';

const lens = z.strictObject({
  /** Words in a persona's name, expertise or texts by which the lens is chosen; lower case, matched from the start. */
  words: z.array(z.string()),
  sections,
  closings: z.array(z.string()),
});

/** A way of looking that a persona brings to any subject: it has its own sections and endings. */
export type Lens = z.infer<typeof lens>;

/** All lenses; the last is for a persona that fits no other. */
export const lenses: readonly Lens[] = readTexts('articles/lenses.json', z.array(lens));
