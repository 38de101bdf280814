import type { ArticleAnswer } from './article-answer.js';

const openingHeading = /^#{1,6}[ \t]+(.+?)[ \t]*#*[ \t]*(?:\n|$)/;

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The answer without a first heading that only says the title again: the title is a field of its own and stands above
 * the content wherever an article is shown or exported. Any other heading stays.
 */
export function withoutRepeatedTitle(answer: ArticleAnswer): ArticleAnswer {
  const [heading, words = ''] = openingHeading.exec(answer.content) ?? [];
  if (!heading || letters(words) !== letters(answer.title)) return answer;
  const content = answer.content.slice(heading.length).trim();
  return content === '' ? answer : { ...answer, content };
}
