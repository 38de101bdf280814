import { z } from 'zod';

/** A report in a shape of its own, which does not change with the rules and the checks. */
export const ruleReport = z
  .object({
    passed: z.boolean(),
    rulesRevision: z.number().int(),
    checks: z.array(
      z.object({
        rule: z.string(),
        status: z
          .enum(['pass', 'fail', 'review'])
          .describe('The result of the check; `review` occurs only in older events.'),
        detail: z.string(),
      }),
    ),
  })
  .describe(
    'The results of checking this text. The rules that are left to a person stand in the rules document.',
  );

/** The package that a promotion freezes. */
export const promotionPackage = z
  .object({
    number: z.number().int().describe('The number of the package within the article, counted from 1.'),
    again: z.boolean().describe('Whether another text was promoted before this one.'),
    revision: z
      .number()
      .int()
      .describe('The revision of this event. The text at that revision is the promoted text.'),
    contentHash: z.string().describe('The SHA-256 of `{"content":…,"title":…}` in RFC 8785 form, in hex.'),
    ruleReport: ruleReport.describe('The report by the rules in force at the promotion.'),
    personaRevision: z
      .number()
      .int()
      .nullable()
      .describe(
        'The revision of the persona that the first text was written as; null for an imported article.',
      ),
    origins: z
      .object({
        words: z.number().int(),
        ai: z.number().int(),
        person: z.number().int(),
        imported: z
          .number()
          .int()
          .optional()
          .describe('The number of words that came from an archive; left out in older events.'),
        blocks: z.number().int(),
        untouchedBlocks: z.number().int(),
      })
      .nullable()
      .describe('How many words each kind of writer wrote; null if they were not counted.'),
    sources: z
      .array(z.object({ title: z.string(), url: z.string() }))
      .describe('The pages that the text links to.'),
    statement: z.string().nullable(),
    overrides: z
      .array(z.object({ rule: z.string(), name: z.string(), message: z.string(), reason: z.string() }))
      .describe('The obstacles, and an administrator’s reasons for promoting in spite of them.'),
  })
  .describe('The package: what was promoted, frozen.');
