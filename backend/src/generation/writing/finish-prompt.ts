import { z } from 'zod';
import { bareLine, bareText } from '../../platform/ai/bare-text.js';
import { material } from '../../platform/ai/material.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { articleAnswer, type ArticleAnswer } from './article-answer.js';
import type { ArticleInputs } from './article-inputs.js';
import { articleSystem } from './article-prompt.js';

interface FinishInputs {
  readonly article: ArticleInputs;
  readonly text: ArticleAnswer;
}

/** Each stands or falls by itself; null where there is none that can be used. */
export interface FinishAnswer {
  readonly title: string | null;
  readonly lead: string | null;
  readonly summary: string | null;
}

export const longestSummary = 155;

const one = <T>(part: z.ZodType<T>) => part.nullish().catch(null);

const finishAnswer: z.ZodType<FinishAnswer> = z
  .object({
    title: one(articleAnswer.shape.title),
    lead: one(z.string().overwrite(bareText).min(1).max(2_000)),
    summary: one(z.string().overwrite(bareLine).min(1).max(longestSummary)),
    content: z.unknown().optional(),
  })
  .transform(({ title, lead, summary, content }) => ({
    // A whole article instead of an answer: its title belongs to that one.
    title: content === undefined ? (title ?? null) : null,
    lead: lead ?? null,
    summary: summary ?? null,
  }));

const finishShape = z.object({
  title: articleAnswer.shape.title,
  lead: z.string().describe('The opening paragraph in markdown, without a heading.'),
  summary: z.string().describe(`One sentence of at most ${longestSummary} characters for search engines.`),
});

/** Asks for the last touches. Raise the version with any change of the wording here. */
export const finishPrompt = new PromptKind<FinishInputs, FinishAnswer>(
  'article-finish',
  '1',
  finishAnswer,
  ({ article, text }) => ({
    system: articleSystem(article.rules),
    user: [
      'The article below is written and checked.',
      material('Title', text.title),
      material('Body', text.content),
      'Give it its last touches: the title that serves it best, the opening paragraph that leads into it with the same facts and markers, and a summary.',
    ].join('\n\n'),
  }),
  { shape: finishShape, mended: false },
);
