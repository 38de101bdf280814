import { z } from 'zod';

/** The model and the prompt of a text, as events record them. */
export const askedModel = {
  provider: z.string().describe('`openai` or `demo`.'),
  model: z.string(),
  promptVersion: z.string(),
  promptHash: z.string().describe('SHA-256 of the prompt, in hex.'),
};

/** The cost of the answer, as events record it. */
export const spent = {
  tokens: z
    .object({
      input: z.number().int(),
      output: z.number().int(),
      cached: z
        .number()
        .int()
        .optional()
        .describe('Those of the input that the provider had kept from an earlier call, where it says so.'),
    })
    .nullable()
    .describe('Null when the provider reports no counts.'),
  durationMs: z.number(),
};

/** One call; its raw answer is kept outside of the record. */
export const recordedCall = z.object({
  ...askedModel,
  ...spent,
  answerHash: z.string().describe('SHA-256, in hex, of the raw answer, which is kept apart from events.'),
});
