import { PromptKind } from '../../platform/ai/prompt.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import { choosingText, stepWording } from './article-brief.js';
import type { ArticleInputs } from './article-inputs.js';

/**
 * Returns the token limit for an answer that may be a whole article: three tokens a word, and at least as many as a
 * model may need for it with its reasoning.
 */
export function articleTokens({ rules }: ArticleInputs): number {
  return Math.max(16_000, 3 * rules.format_and_quality_standards.length.max_words);
}

/** The prompt for an article. Raise the version with any change of the wording here. */
export const articlePrompt = new PromptKind<ArticleInputs, ArticleAnswer>(
  'article',
  '2',
  articleAnswer,
  (inputs) => stepWording(inputs, [...choosingText(inputs), 'Write the article.']),
  { mostTokens: articleTokens },
);
