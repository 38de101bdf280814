import { z } from 'zod';
import { bareText, bareTitle } from '../../platform/ai/bare-text.js';

/** A model's answer to a request for an article: a title on one line and a body in markdown. */
export const articleAnswer = z.object({
  title: z
    .string()
    .overwrite(bareTitle)
    .min(1)
    .max(300)
    .describe('The headline alone: one line, no markdown, no quotation marks around it.'),
  content: z
    .string()
    .overwrite(bareText)
    .min(1)
    .max(200_000)
    .describe('The article in markdown, without the title. Sections begin with ## headings.'),
});

export type ArticleAnswer = z.infer<typeof articleAnswer>;
