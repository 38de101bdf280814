import { z } from 'zod';
import { readTexts } from '../texts.js';
import { capitalized } from '../wording/words.js';
import type { Subject } from './subject.js';

const lens = z.strictObject({
  /** Words by which a request for it is known, with blanks between; lower case, singular. */
  words: z.string(),
  /** With `{thing}`, or `{Thing}` at the beginning, for the subject's name. */
  title: z.string(),
  /** How to write it, with `{detail}` for what to look at. */
  angle: z.string(),
  /** Why it matters, after what the subject has to say for itself. */
  reason: z.string(),
});

/**
 * A way of asking that suits any subject. Its title brings about as many words of its own as a subject's name has, so
 * that neither two titles with one lens nor two on one subject have most of their words in common.
 */
export type Lens = z.infer<typeof lens>;

export const lenses: readonly Lens[] = readTexts('topics/lenses.json', z.array(lens));

export function titleOf({ title }: Lens, { thing }: Pick<Subject, 'thing'>): string {
  return title.replaceAll('{thing}', () => thing).replaceAll('{Thing}', () => capitalized(thing));
}

export function angleOf({ angle }: Lens, { detail }: Pick<Subject, 'detail'>): string {
  return angle.replaceAll('{detail}', () => detail);
}
