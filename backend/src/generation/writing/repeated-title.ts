import type { ArticleAnswer } from './article-answer.js';

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * The answer without a first heading that only says the title again: the title is a field of its own and stands above
 * the content wherever an article is shown or exported. Any other heading stays.
 */
export function withoutRepeatedTitle(answer: ArticleAnswer): ArticleAnswer {
  const [heading = ''] = answer.content.split('\n', 1);
  if (!/^#{1,6}\s/.test(heading) || letters(heading) !== letters(answer.title)) return answer;
  const content = answer.content.slice(heading.length).trim();
  return content === '' ? answer : { ...answer, content };
}
