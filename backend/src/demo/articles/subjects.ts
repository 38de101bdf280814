import { z } from 'zod';
import { readTexts } from '../texts/texts.js';
import { plainWords } from '../wording/words.js';

const texts = z.array(z.string().min(1));

const section = z.strictObject({ heading: z.string(), question: z.string(), paragraphs: texts });

/** A stretch of an article that stands on its own, under a heading in either of two manners. */
export type Section = z.infer<typeof section>;

export const sections = z.array(section);

/** What holds for a thing that the demo writer knows only by name. */
const anything = z.strictObject({
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

const files = ['luxury-assets', 'collectibles', 'market-intel', 'vaulted-voices', 'collectors-calendar'];

const byCategory = new Map<string, readonly Subject[]>(
  files.map((file) => [file.replace('-', ' '), readTexts(`articles/${file}.json`, z.array(subject))]),
);

export const allSubjects: readonly Subject[] = [...byCategory.values()].flat();

/** For what the demo writer knows only by name: openings that hold for anything that is collected. */
export const general = readTexts('articles/general.json', anything);

/** What is true of any collection: sections that fit into an article on any subject. */
export const craft = readTexts('articles/craft.json', sections);

/** The subjects of a category, by its name; of one that is not among the first five, those that its name speaks of. */
export function subjectsOf(category: string): readonly Subject[] {
  const own = byCategory.get(category.toLowerCase().trim());
  if (own) return own;
  const spoken = new Set(plainWords(category));
  return allSubjects.filter(({ words }) => words.split(' ').some((word) => spoken.has(word)));
}
