import { z } from 'zod';

export const source = z.object({
  id: z.string().describe('As it is cited: `s1`.'),
  url: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  hash: z.string().describe('SHA-256 of the text, in hex.'),
  readAt: z.string(),
  whole: z
    .literal(true)
    .optional()
    .describe('The whole page was taken, and not the part alone that it is there for.'),
  dates: z
    .array(
      z.object({
        kind: z.enum(['published', 'updated', 'event']),
        date: z.string().describe('`2024-05-03`, or `2024-05` where no day is told.'),
        from: z
          .enum(['metadata', 'data', 'time', 'words'])
          .describe('Where the page says so; `data` is its JSON-LD or microdata.'),
      }),
    )
    .optional()
    .describe('What the page tells of when it is from; older events don’t say, and texts that were pasted.'),
  from: z
    .enum(['search', 'desk', 'earlier'])
    .optional()
    .describe(
      'Where it was looked up: on the web, among the promoted articles, among the sources of earlier articles. A person gave those that don’t say.',
    ),
});

/** The points of view from which the research asks its questions. */
export const views = ['owner', 'trade', 'sceptic'] as const;

/** The recorded findings of a research. */
export const findings = {
  subject: z.string().nullable().describe('What was looked up; null when the model was not heard.'),
  questions: z.array(
    z.object({
      view: z.enum(views),
      question: z.string(),
      query: z.string(),
      found: z.number().int().describe('Pages on the sites of the research sources.'),
      failure: z.string().nullable().describe('Why its search failed, in a sentence.'),
    }),
  ),
  sources: z.array(source).describe('Those that a passage is of; their ids go on from the given ones.'),
  passages: z.array(
    z.object({
      id: z.string().describe('Such as `p1`.'),
      source: z.string(),
      question: z.number().int().describe('Its place among the questions, counted from 0.'),
      text: z.string().describe('Of 120 words at most, as it stands in the source.'),
    }),
  ),
  leftOut: z
    .array(z.object({ url: z.string(), title: z.string(), reason: z.string() }))
    .describe('What was found and not used, and why; not more than 40.'),
};
