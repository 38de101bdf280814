import { z } from 'zod';

const texts = z.array(z.string().min(1));

const section = z.strictObject({ heading: z.string(), question: z.string(), paragraphs: texts });

/** A stretch of an article that stands on its own, under a heading in either of two manners. */
export type Section = z.infer<typeof section>;

export const sections = z.array(section);

/** What holds for a thing that the demo writer knows only by name. */
export const anything = z.strictObject({
  /** Openings to choose from. */
  leads: texts,
  /** In any order: each follows any other. */
  sections,
  /** Things for the reader to do, each a full sentence. */
  checks: texts,
  /** What to take to an expert; the last sentence of the article. */
  question: z.string(),
});

const subject = anything.extend({
  /** Words by which a request for this subject is known, with blanks between; lower case, singular. */
  words: z.string(),
  titles: texts,
});

/** What the demo writer knows about one thing. */
export type Subject = z.infer<typeof subject>;

export const subjects = z.array(subject);
