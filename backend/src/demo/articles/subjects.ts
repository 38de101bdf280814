import { readTexts } from '../texts.js';
import { plainWords } from '../wording/words.js';
import { anything, sections, subjects, type Subject } from './subject.js';

const files = ['luxury-assets', 'collectibles', 'market-intel', 'vaulted-voices', 'collectors-calendar'];

const byCategory = new Map<string, readonly Subject[]>(
  files.map((file) => [file.replace('-', ' '), readTexts(`articles/${file}.json`, subjects)]),
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
