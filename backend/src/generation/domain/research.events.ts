import { z } from 'zod';

export const source = z.object({
  id: z.string().describe('The id by which the source is cited, such as `s1`.'),
  url: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  hash: z.string().describe('The SHA-256 of the text, in hex.'),
  readAt: z.string(),
  whole: z
    .literal(true)
    .optional()
    .describe('True if the whole page was taken instead of only its main part.'),
  dates: z
    .array(
      z.object({
        kind: z.enum(['published', 'updated', 'event']),
        date: z.string().describe('The date, such as `2024-05-03`, or `2024-05` if the page gives no day.'),
        from: z
          .enum(['metadata', 'data', 'time', 'words'])
          .describe('The part of the page that gives the date; `data` is its JSON-LD or microdata.'),
      }),
    )
    .optional()
    .describe(
      'The dates that the page gives for itself; left out in older events and for texts that were pasted.',
    ),
  from: z
    .enum(['search', 'desk', 'earlier'])
    .optional()
    .describe(
      'Where the source was found: on the web, among the promoted articles, or among the sources of earlier articles. Left out if a person gave it.',
    ),
});

/** The points of view from which the research asks its questions. */
export const views = ['owner', 'trade', 'sceptic'] as const;

/** The recorded findings of a research. */
export const findings = {
  subject: z
    .string()
    .nullable()
    .describe('The subject that was researched; null if the model gave no usable answer.'),
  questions: z.array(
    z.object({
      view: z.enum(views),
      question: z.string(),
      query: z.string(),
      found: z.number().int().describe('The number of pages found on the sites of the research sources.'),
      failure: z.string().nullable().describe('Why the search failed, as a sentence.'),
    }),
  ),
  sources: z
    .array(source)
    .describe('The sources that passages come from. Their ids continue from those of the given sources.'),
  passages: z.array(
    z.object({
      id: z.string().describe('The id of the passage, such as `p1`.'),
      source: z.string(),
      question: z.number().int().describe('The place of the passage’s question, counted from 0.'),
      text: z.string().describe('The passage as it stands in the source, of at most 120 words.'),
    }),
  ),
  leftOut: z
    .array(z.object({ url: z.string(), title: z.string(), reason: z.string() }))
    .describe('What was found and not used, and why; at most 40 entries.'),
};
