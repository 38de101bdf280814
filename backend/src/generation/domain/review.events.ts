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
      .describe('The passage of the text; empty if the answer is about something that the text lacks.'),
    comment: z.string(),
  }),
);

/** A statement about a passage by the model that reviews a draft with its sources. */
export const claim = z.object({
  quotation: z.string().describe('The claim as it stands in the text, without its markdown.'),
  cites: z.array(z.string()).describe('The ids of the sources that the claim cites, such as `s1`.'),
  kind: z.enum(claimKinds),
  source: z
    .string()
    .nullable()
    .describe('The id of the source that the claim was compared with, such as `s1`.'),
  passage: z.string().nullable().describe('The passage of that source that was compared with the claim.'),
  other: z.string().nullable().describe('The passage of the text that contradicts the claim.'),
  fix: z.string().describe('The model’s suggestion for mending the claim; may be empty.'),
});

/** The number of findings of the checks, by severity. */
export const found = z.object({
  block: z.number().int(),
  warn: z.number().int(),
  info: z.number().int(),
  notChecked: z.number().int(),
});
