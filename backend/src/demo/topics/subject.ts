import { z } from 'zod';
import { categoryKeys } from '../../topics/contract.js';
import { readTexts } from '../texts.js';

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
