import { z } from 'zod';

/** The model and the prompt of a text, as events record them. */
export const askedModel = {
  provider: z.string().describe('The provider: `openai` or `demo`.'),
  model: z.string(),
  promptVersion: z.string(),
  promptHash: z.string().describe('The SHA-256 of the prompt, in hex.'),
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
        .describe(
          'The number of input tokens that the provider had kept from an earlier call; left out if the provider doesn’t say.',
        ),
    })
    .nullable()
    .describe('The tokens of the call; null if the provider reports no counts.'),
  durationMs: z.number(),
};

/** One call; its raw answer is kept outside of the record. */
export const recordedCall = z.object({
  ...askedModel,
  ...spent,
  answerHash: z
    .string()
    .describe('The SHA-256 of the raw answer, in hex. The answer is stored outside the record.'),
});
