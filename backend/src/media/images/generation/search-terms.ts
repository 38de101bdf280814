import type { FoundArticle } from '../../../articles/contract.js';
import { backendText } from '../../../platform/program/backend-file.js';

/** Words that name nothing that a photograph could show. */
const empty = new Set(backendText('src/media/images/generation/empty-words.txt').split(/\s+/));

/** The weight of a word in the title compared with one in the text, because the title tells the subject. */
const titleWeight = 6;

/**
 * Returns the questions for a search, the most specific first. A search finds only pictures that match all words, so
 * the later questions are shorter.
 */
export function searchTerms(article: Pick<FoundArticle, 'title' | 'content' | 'categoryName'>): string[] {
  const [first, second] = tellingWords(article);
  const category = article.categoryName.trim();
  const questions: (string | undefined)[] = [
    first && second && `${first} ${second}`,
    first && `${first} ${category}`,
    first,
    category,
  ];
  const asked = questions.filter((question): question is string => Boolean(question));
  return [...new Set(asked)].slice(0, 3);
}

function tellingWords({ title, content }: Pick<FoundArticle, 'title' | 'content'>): string[] {
  const inText = counted(content);
  const inTitle = counted(title);
  const weight = (word: string): number => (inText.get(word) ?? 0) + titleWeight * (inTitle.get(word) ?? 0);
  const words = inTitle.size > 0 ? inTitle : inText;
  return [...words.keys()].sort((a, b) => weight(b) - weight(a)).slice(0, 2);
}

function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
    if (!empty.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
