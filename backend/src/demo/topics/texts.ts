import { z } from 'zod';
import { categoryKeys } from '../../topics/contract.js';
import { readTexts } from '../texts/texts.js';
import { capitalized } from '../wording/words.js';

const subject = z.strictObject({
  /** The category it belongs to first. */
  key: z.enum(categoryKeys),
  also: z.array(z.enum(categoryKeys)),
  /** Words by which a request for it is known, with blanks between; lower case, singular. */
  words: z.string(),
  /** Its name in the plural, of three or four words, as it stands within a sentence. */
  thing: z.string(),
  /** What to look at. */
  detail: z.string(),
  /** Why it matters to an owner: a sentence. */
  stake: z.string(),
});

/** A thing that people collect, with what is always true of it: no names, no figures, nothing that can be out of date. */
export type Subject = z.infer<typeof subject>;

export const subjects: readonly Subject[] = readTexts('topics/subjects.json', z.array(subject));

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
