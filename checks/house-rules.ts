import type { Check, Result } from './check.js';
import type { CheckRules } from './text/check-rules.js';
import type { CheckedText } from './text/checked-text.js';
import { doNot } from './do-not.check.js';
import { length } from './length.check.js';
import { mustInclude } from './must-include.check.js';
import { couldNotBeChecked, readOrNot, resultsOf } from './registry.js';

/** The checks whose results are recorded with a text: what the rules of the house require of every article. */
const recorded: readonly Check[] = [length, mustInclude, doNot];

export const isHouseRule = (id: string): boolean => recorded.some((check) => check.id === id);

/** The result of one of these checks for a text. */
export interface Judgement {
  /** The check's name. */
  readonly name: string;
  readonly results: readonly Result[];
}

/** The parts of a text that these checks depend on. */
export type JudgedText = Pick<CheckedText, 'title' | 'content' | 'rules'>;

/**
 * The results of those checks that the house has not switched off, before its severities. Reads the text's markdown.
 */
export function judge(text: JudgedText): Judgement[] {
  const read = readOrNot(text);
  return judgements(text.rules, (check) => resultsOf(check, read));
}

/** The results for a text that could not be checked, for a reason that is the same for all checks. */
export const notJudged = (rules: CheckRules, message: string): Judgement[] =>
  judgements(rules, () => couldNotBeChecked(message));

const judgements = (rules: CheckRules, resultsBy: (check: Check) => readonly Result[]): Judgement[] =>
  recorded
    .filter(({ id }) => rules.checks?.[id] !== 'off')
    .map((check) => ({ name: check.name, results: resultsBy(check) }));
