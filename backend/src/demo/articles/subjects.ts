import { z } from 'zod';
import { readTexts } from '../texts/texts.js';
import { plainWords } from '../wording/words.js';

const texts = z.array(z.string().min(1));

const section = z.strictObject({ heading: z.string(), question: z.string(), paragraphs: texts });

/** A part of an article that can stand alone, with a heading in two forms: a statement and a question. */
export type SubjectSection = z.infer<typeof section>;

export const sections = z.array(section);

/** Texts for a thing that the demo writer knows only by name. */
const anything = z.strictObject({
  /** The openings to choose from. */
  leads: texts,
  /** The sections, which may come in any order. */
  sections,
  /** Things for the reader to do, each a full sentence. */
  checks: texts,
  /** A question to take to an expert; it is the last sentence of the article. */
  question: z.string(),
});

const subject = anything.extend({
  /** The words that identify a request for this subject, separated by blanks; in lower case and singular. */
  words: z.string(),
  titles: texts,
});

/** The texts of the demo writer on one thing. */
export type Subject = z.infer<typeof subject>;

const files = ['luxury-assets', 'collectibles', 'market-intel', 'vaulted-voices', 'collectors-calendar'];

const byCategory = new Map<string, readonly Subject[]>(
  files.map((file) => [file.replace('-', ' '), readTexts(`articles/${file}.json`, z.array(subject))]),
);

export const allSubjects: readonly Subject[] = [...byCategory.values()].flat();

/** The texts for things that the demo writer knows only by name: openings that suit anything that is collected. */
export const general = readTexts('articles/general.json', anything);

/** Sections that are true of any collection and fit into an article on any subject. */
export const craft = readTexts('articles/craft.json', sections);

/** Returns the subjects of a category by name; for a category beyond the first five, those that its name mentions. */
export function subjectsOfCategory(category: string): readonly Subject[] {
  const own = byCategory.get(category.toLowerCase().trim());
  if (own) return own;
  const spoken = new Set(plainWords(category));
  return allSubjects.filter(({ words }) => words.split(' ').some((word) => spoken.has(word)));
}
