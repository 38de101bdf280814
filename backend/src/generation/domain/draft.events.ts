import { z } from 'zod';

/** The outline of an article. */
export const outline = z.object({
  thesis: z.string(),
  reader: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      purpose: z.string(),
      points: z.array(z.string()),
      words: z.number().int(),
      sources: z.array(z.string()).describe('The ids of sources, such as `s1`.'),
    }),
  ),
});

/** The beginning and the end of a text: one sentence each. */
export const textShape = z.object({ opening: z.string(), ending: z.string() });

/** The prompt of a draft, and what it was made of. */
export const draftPrompt = z.object({
  system: z.string(),
  user: z.string(),
  recentTitles: z.array(z.string()).describe('The titles that the model was to avoid.'),
  givenAddresses: z
    .array(z.string())
    .optional()
    .describe(
      'The addresses that stood in the persona, the category, the wish or the idea; left out in older events.',
    ),
  recentShapes: z
    .array(textShape)
    .optional()
    .describe(
      'The first and last sentences of the persona’s earlier articles, which the model was to avoid; left out in older events.',
    ),
});
