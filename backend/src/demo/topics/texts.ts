import { z } from 'zod';
import { categoryKeys } from '../../topics/contract.js';
import { readTexts } from '../texts/texts.js';
import { capitalized } from '../wording/words.js';

const subject = z.strictObject({
  /** The main category of the subject. */
  key: z.enum(categoryKeys),
  also: z.array(z.enum(categoryKeys)),
  /** The words that identify a request for the subject, separated by blanks; in lower case and singular. */
  words: z.string(),
  /** The subject's name in the plural, of three or four words, in the form that it has within a sentence. */
  thing: z.string(),
  /** The detail to look at. */
  detail: z.string(),
  /** The reason why the subject matters to an owner, as a sentence. */
  stake: z.string(),
});

/**
 * A thing that people collect, with statements that are always true of it: no names, no figures, nothing that can
 * become outdated.
 */
export type CollectedThing = z.infer<typeof subject>;

export const subjects: readonly CollectedThing[] = readTexts('topics/subjects.json', z.array(subject));

const lens = z.strictObject({
  /** The words that identify a request for the lens, separated by blanks; in lower case and singular. */
  words: z.string(),
  /** The title, which contains `{thing}`, or `{Thing}` at the beginning, for the subject's name. */
  title: z.string(),
  /** The way to write the article, with `{detail}` for the detail to look at. */
  angle: z.string(),
  /** The reason why the idea matters, which follows the subject's own reason. */
  reason: z.string(),
});

/**
 * A question that suits any subject. Its title adds about as many words as a subject's name has, so that two titles
 * with the same lens, or on the same subject, do not share most of their words.
 */
export type IdeaLens = z.infer<typeof lens>;

export const ideaLenses: readonly IdeaLens[] = readTexts('topics/lenses.json', z.array(lens));

export function ideaTitle({ title }: IdeaLens, { thing }: Pick<CollectedThing, 'thing'>): string {
  return title.replaceAll('{thing}', () => thing).replaceAll('{Thing}', () => capitalized(thing));
}

export function angleOf({ angle }: IdeaLens, { detail }: Pick<CollectedThing, 'detail'>): string {
  return angle.replaceAll('{detail}', () => detail);
}
