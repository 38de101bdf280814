import { z } from 'zod';

const ruleCheck = z.object({
  /** The rule's own words, or "Length" and the like for a rule that is a number. */
  rule: z.string(),
  /** `review`: a person has to judge, the machine cannot. */
  status: z.enum(['pass', 'fail', 'review']),
  /** The result, in a sentence; empty where there is nothing to say. */
  detail: z.string(),
});

/** What checking an article against the editorial rules found. */
export const ruleReport = z.object({
  /** Nothing failed; rules left to the reviewer do not count. */
  passed: z.boolean(),
  /** Revision of the rules document that was checked against. */
  rulesRevision: z.number().int(),
  checks: z.array(ruleCheck),
});

export type RuleCheck = z.infer<typeof ruleCheck>;
export type RuleReport = z.infer<typeof ruleReport>;

/**
 * What goes on record of a report: the rules that were judged. Those that are left to a person are the same for every
 * text and stand in the rules themselves; copied into every revision they would be most of it.
 */
export function recorded(report: RuleReport): RuleReport {
  return { ...report, checks: report.checks.filter(({ status }) => status !== 'review') };
}
