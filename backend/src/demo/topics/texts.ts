import { z } from 'zod';
import { categoryKeys } from '../../topics/contract.js';
import { readTexts } from '../texts/texts.js';
import { capitalized } from '../wording/words.js';

const subject = z.strictObject({
  /** The main category of the subject. */
  key: z.enum(categoryKeys),
  also: z.array(z.enum(categoryKeys)),
  /** Words that identify a request for it, separated by blanks; lower case, singular. */
  words: z.string(),
  /** Its name in the plural, of three or four words, in the form within a sentence. */
  thing: z.string(),
  /** What to look at. */
  detail: z.string(),
  /** Why it matters to an owner: a sentence. */
  stake: z.string(),
});

/**
 * A thing that people collect, with statements that are always true of it: no names, no figures, nothing that can go
 * out of date.
 */
export type Subject = z.infer<typeof subject>;

export const subjects: readonly Subject[] = readTexts('topics/subjects.json', z.array(subject));

const lens = z.strictObject({
  /** Words that identify a request for it, separated by blanks; lower case, singular. */
  words: z.string(),
  /** Contains `{thing}`, or `{Thing}` at the beginning, for the subject's name. */
  title: z.string(),
  /** How to write it, with `{detail}` for the thing to look at. */
  angle: z.string(),
  /** Why it matters, to follow the subject's own reason. */
  reason: z.string(),
});

/**
 * A way of asking that suits any subject. Its title adds about as many words as a subject's name has, so that two
 * titles with the same lens, or on the same subject, do not share most of their words.
 */
export type Lens = z.infer<typeof lens>;

export const lenses: readonly Lens[] = readTexts('topics/lenses.json', z.array(lens));

export function titleOf({ title }: Lens, { thing }: Pick<Subject, 'thing'>): string {
  return title.replaceAll('{thing}', () => thing).replaceAll('{Thing}', () => capitalized(thing));
}

export function angleOf({ angle }: Lens, { detail }: Pick<Subject, 'detail'>): string {
  return angle.replaceAll('{detail}', () => detail);
}
