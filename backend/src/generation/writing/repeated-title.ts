import { bareTitle } from '../../platform/ai/bare-text.js';
import { oneLine } from '../../platform/text/one-line.js';
import type { ArticleAnswer } from './article-answer.js';

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Returns the answer without a first line that only repeats the title, as a heading, in bold, in quotation marks or
 * after the word "Title". The title is a field of its own and stands above the content wherever an article is shown or
 * exported. Any other line stays.
 */
export function withoutRepeatedTitle(answer: ArticleAnswer): ArticleAnswer {
  const [line = ''] = answer.content.split('\n', 1);
  const title = bareTitle(line);
  const [underline = ''] = /^\n(?:=+|-+)[ \t]*(?=\n|$)/.exec(answer.content.slice(line.length)) ?? [];
  const isPlain = title === oneLine(line) && underline === '';
  if (isPlain || letters(title) !== letters(answer.title)) return answer;
  const content = answer.content.slice(line.length + underline.length).trim();
  return content === '' ? answer : { ...answer, content };
}
