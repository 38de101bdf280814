import { z } from 'zod';
import { readTexts } from '../texts/texts.js';
import { sections } from './subjects.js';

const lens = z.strictObject({
  /** Words in a persona's name, expertise or texts by which the lens is chosen; lower case, matched from the start. */
  words: z.array(z.string()),
  sections,
  closings: z.array(z.string()),
});

/** A manner of looking that a persona brings to any subject: its own section and its own way to end. */
export type Lens = z.infer<typeof lens>;

/** The last is for a persona that fits no other. */
export const lenses: readonly Lens[] = readTexts('articles/lenses.json', z.array(lens));
