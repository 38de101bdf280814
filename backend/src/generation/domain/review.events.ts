import { z } from 'zod';
import { claimKinds } from '../../../../checks/text/claim.js';

/** The answers to the questions about a draft. */
export const verdicts = z.array(
  z.object({
    criterion: z.string(),
    question: z.string(),
    holds: z.boolean(),
    quotation: z
      .string()
      .describe('Stands in the text; empty where the answer tells of something that the text lacks.'),
    comment: z.string(),
  }),
);

/** A statement about a passage by the model that reviews a draft with its sources. */
export const claim = z.object({
  quotation: z.string().describe('Stands in the text, here without its markdown.'),
  cites: z.array(z.string()).describe('The sources that the statement cites: `s1`.'),
  kind: z.enum(claimKinds),
  source: z.string().nullable().describe('As it is cited: `s1`.'),
  passage: z.string().nullable().describe('Stands in that source.'),
  other: z.string().nullable().describe('The passage of the text that it does not agree with.'),
  fix: z.string().describe('What would mend it, by the model; may be empty.'),
});

/** The number of findings of the checks, by severity. */
export const found = z.object({
  block: z.number().int(),
  warn: z.number().int(),
  info: z.number().int(),
  notChecked: z.number().int(),
});
