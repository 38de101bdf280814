import { isHint, isObstacle, type Result } from '../../../../checks/check.js';
import { doNot } from '../../../../checks/do-not.check.js';
import type { Judgement } from '../../../../checks/house-rules.js';
import { length } from '../../../../checks/length.check.js';
import { mustInclude, needsPerson } from '../../../../checks/must-include.check.js';
import { quotedPhrases } from '../../../../checks/text/quoted-phrases.js';
import { wholeSlice } from '../../platform/text/whole-slice.js';
import type { RulesDocument } from './rules-document.js';

/** The result for one rule. */
export interface RuleCheck {
  /** The name of the check, with the rule's own words if the text broke one entry of a list. */
  readonly rule: string;
  /** The outcome; `review` means that a person has to judge, since the machine cannot. */
  readonly status: 'pass' | 'fail' | 'review';
  /** The result, in a sentence. */
  readonly detail: string;
}

/** The result of checking an article against the editorial rules. */
export interface RuleReport {
  /** Whether nothing failed; rules left to the reviewer do not count. */
  readonly passed: boolean;
  /** The revision of the rules document that the article was checked against. */
  readonly rulesRevision: number;
  readonly checks: RuleCheck[];
}

/**
 * Makes the report that is recorded with a text: the results of the checks, in the words of the record. It omits the
 * rules that are left to a person: they are the same for every text and stand in the rules document, and copied into
 * every revision they would make up most of it.
 */
export function reportOf(judgements: readonly Judgement[], rulesRevision: number): RuleReport {
  const checks = judgements.flatMap(({ name, results }) => {
    const failures = results.filter((result) => isObstacle(result) && !isHint(result));
    return failures.length > 0 ? failed(name, failures) : passed(name, results);
  });
  return { passed: checks.every(({ status }) => status === 'pass'), rulesRevision, checks };
}

/** Returns the results of a check that passed; there are none if it had nothing to judge. */
const passed = (rule: string, results: readonly Result[]): RuleCheck[] =>
  results
    .filter(({ verdict }) => verdict !== 'not-checked')
    .map(({ message: detail }) => ({ rule, status: 'pass', detail }));

/** Returns the failures of a check; if entries of a list are broken, one failure for each of them. */
function failed(rule: string, failures: readonly Result[]): RuleCheck[] {
  const wordsOf = new Map<string, Set<string>>();
  for (const { broken } of failures) {
    if (broken) wordsOf.set(broken.entry, (wordsOf.get(broken.entry) ?? new Set()).add(broken.words));
  }
  if (wordsOf.size === 0) {
    return failures.map(({ message: detail }) => ({ rule, status: 'fail', detail }));
  }
  return [...wordsOf].map(([entry, words]) => ({
    rule: `${rule}: ${entry}`,
    status: 'fail',
    detail: `The text has ${inQuotes([...words])}.`,
  }));
}

const mostTold = 10;
const longestTold = 200;

function inQuotes(words: readonly string[]): string {
  const told = words
    .slice(0, mostTold)
    .map((one) => `“${wholeSlice(one.replaceAll(/\s+/g, ' '), 0, longestTold)}”`);
  const left = words.length - told.length;
  return left > 0 ? `${told.join(', ')} and ${left} more` : told.join(', ');
}

/**
 * The name of the rule in reports from before the checks judged on their own; those said nothing about a text's
 * structure.
 */
const earlierInclude = 'Must include at least one of';

/** Returns the rules that no check has judged in a report, and that are left to a person. */
export function leftToPeople(rules: RulesDocument, { checks }: RuleReport): RuleCheck[] {
  const isJudged = (name: string): boolean =>
    checks.some(({ rule }) => rule === name || rule.startsWith(`${name}: `));
  const included = rules.format_and_quality_standards.must_include_at_least_one_of.filter((entry) => {
    if (isJudged(mustInclude.name)) return needsPerson(entry);
    return !isJudged(earlierInclude) || hasNoPhrase(entry);
  });
  const forbidden = rules.do_not.filter((entry) => !isJudged(doNot.name) || hasNoPhrase(entry));
  const tone = Object.entries(rules.tone_and_voice.overall_tone);
  const left = [
    ...(isJudged(length.name) ? [] : [length.name]),
    ...included.map((entry) => `Include: ${entry}`),
    ...forbidden.map((entry) => `Do not: ${entry}`),
    ...rules.do.map((entry) => `Do: ${entry}`),
    ...tone.map(([name, entry]) => `Tone, ${name}: ${entry}`),
  ];
  return left.map((rule) => ({ rule, status: 'review', detail: 'Left to the reviewer.' }));
}

const hasNoPhrase = (entry: string): boolean => quotedPhrases(entry).length === 0;
