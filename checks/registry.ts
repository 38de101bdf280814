import { captionRules } from './caption-rules.check.js';
import { chatter } from './chatter.check.js';
import {
  isObstacle,
  notChecked,
  severities,
  type Check,
  type CheckKind,
  type Fix,
  type Reason,
  type Result,
  type Severity,
  type Verdict,
} from './check.js';
import type { CheckedText } from './text/checked-text.js';
import { citationsResolve } from './citations-resolve.check.js';
import { completeEnding } from './complete-ending.check.js';
import { doNot } from './do-not.check.js';
import { figuresAgree } from './figures-agree.check.js';
import { figuresHaveSource } from './figures-have-source.check.js';
import { headingTree } from './heading-tree.check.js';
import { length } from './length.check.js';
import { linksAndImages } from './links-and-images.check.js';
import { machineTone } from './machine-tone.check.js';
import { mustInclude } from './must-include.check.js';
import { namesFromSources } from './names-from-sources.check.js';
import { numbersFromSources } from './numbers-from-sources.check.js';
import { outlinePoints } from './outline-points.check.js';
import { promises } from './promises.check.js';
import { quotationsExist } from './quotations-exist.check.js';
import { readingLevel } from './reading-level.check.js';
import { repetition } from './repetition.check.js';
import { review } from './review.check.js';
import { requiredBlocks } from './required-blocks.check.js';
import { riskyClaims } from './risky-claims.check.js';
import { sectionBudget } from './section-budget.check.js';
import { sentenceVariety } from './sentence-variety.check.js';
import { stockPhrases } from './stock-phrases.check.js';
import { terms } from './terms.check.js';
import type { Span } from './text/ranges.js';
import { parseText, type ParsedText } from './text/parsed-text.js';
import { isCertainRun, tooClose } from './too-close.check.js';
import { voice } from './voice.check.js';

/** Every check, in the order in which findings are reported. */
export const checks: readonly Check[] = [
  length,
  sectionBudget,
  outlinePoints,
  headingTree,
  mustInclude,
  doNot,
  terms,
  riskyClaims,
  promises,
  requiredBlocks,
  figuresHaveSource,
  citationsResolve,
  quotationsExist,
  numbersFromSources,
  figuresAgree,
  namesFromSources,
  review,
  readingLevel,
  sentenceVariety,
  repetition,
  machineTone,
  stockPhrases,
  completeEnding,
  chatter,
  tooClose,
  voice,
  linksAndImages,
  captionRules,
];

/** The checks whose findings can change because of other articles. */
export const comparing = checks.filter(({ comparesArticles }) => comparesArticles);

/** A check's finding, with the house's severity. */
export interface Finding {
  /** The check's id. */
  readonly rule: string;
  readonly name: string;
  readonly verdict: Verdict;
  /** The reason why the text was not checked. */
  readonly reason?: Reason;
  readonly severity: Severity;
  readonly kind: CheckKind;
  readonly value: number | null;
  readonly limit: number | null;
  readonly spans: readonly Span[];
  readonly message: string;
  readonly suggestion: string | null;
  readonly fix: Fix;
}

const softer = (a: Severity, b: Severity): Severity =>
  severities.indexOf(a) >= severities.indexOf(b) ? a : b;

/** Runs the checks that the house has not switched off, over one reading of the text. */
export function findingsOf(text: CheckedText, among = checks): Finding[] {
  return findingsOfParsed(readOrNot(text), text.rules, among);
}

/**
 * The findings for a text that has been read.
 * @param text the text from `readOrNot`
 */
export function findingsOfParsed(
  text: ParsedText | undefined,
  rules: CheckedText['rules'],
  among = checks,
): Finding[] {
  return among.flatMap((check) => findingsOfCheck(check, rules, () => resultsOf(check, text)));
}

const unreadable = 'The text has too many lines or markdown signs to be read.';
const brokenOff = 'The check broke off at this text.';

/** Reads a text; undefined for one that cannot be read at all. */
export function readOrNot(text: CheckedText): ParsedText | undefined {
  try {
    return parseText(text);
  } catch {
    return undefined;
  }
}

/** A check's results for a text; or that it could not be checked, if no other result would be reliable. */
export function resultsOf(check: Check, text: ParsedText | undefined): readonly Result[] {
  if (!text) return couldNotBeChecked(brokenOff);
  const isRead = text.tree !== undefined || check.markdown === 'not-needed';
  if (!isRead && check.markdown === 'needed') return couldNotBeChecked(unreadable);
  try {
    const results = check.run(text);
    return isRead || results.every(({ verdict }) => verdict !== 'pass')
      ? results
      : couldNotBeChecked(unreadable);
  } catch {
    return couldNotBeChecked(brokenOff);
  }
}

export const couldNotBeChecked = (message: string): Result[] => notChecked(message, 'could-not-be-checked');

/** Sorts findings in the order in which they are reported. */
export const inOrder = (findings: readonly Finding[]): Finding[] =>
  checks.flatMap(({ id }) => findings.filter(({ rule }) => rule === id));

/** The findings when no check could be run, for a reason that is the same for all. */
export function notCheckedFindings(rules: CheckedText['rules'], message: string): Finding[] {
  return checks.flatMap((check) => findingsOfCheck(check, rules, () => couldNotBeChecked(message)));
}

/** The name of a check for people. If the check no longer exists, its id. */
export const checkName = (id: string): string => checks.find((check) => check.id === id)?.name ?? id;

/** The instruction to a model about a check's findings; undefined if the findings say what to do. */
export const mendingOf = (id: string): string | undefined => checks.find((check) => check.id === id)?.mending;

/** Whether a check's finding about a passage is a guess, which a person may dismiss. */
export function isGuess(rule: string, quote: string): boolean {
  if (rule === tooClose.id) return !isCertainRun(quote);
  return checks.some(({ id, kind }) => id === rule && kind === 'guess');
}

function findingsOfCheck(check: Check, rules: CheckedText['rules'], run: () => readonly Result[]): Finding[] {
  const setting = rules.checks?.[check.id] ?? check.severity;
  return setting === 'off' ? [] : run().map((result) => asFinding(check, result, setting));
}

function asFinding({ id, name, kind, fix }: Check, result: Result, setting: Severity): Finding {
  const itsKind = result.kind ?? kind;
  return {
    rule: id,
    name,
    verdict: result.verdict,
    ...(result.reason && { reason: result.reason }),
    // A guess never blocks, whatever severity its check has.
    severity: softer(softer(setting, result.atMost ?? 'block'), itsKind === 'guess' ? 'warn' : 'block'),
    kind: itsKind,
    value: result.value ?? null,
    limit: result.limit ?? null,
    spans: result.spans ?? [],
    message: result.message,
    suggestion: result.suggestion ?? null,
    fix: result.fix ?? fix,
  };
}

/** How many findings stand in the way, by severity, and how many results say that something was not checked. */
export interface FindingCounts {
  readonly block: number;
  readonly warn: number;
  readonly info: number;
  readonly notChecked: number;
}

export function countsOf(findings: readonly Finding[]): FindingCounts {
  const obstacles = findings.filter(isObstacle);
  const of = (wanted: Severity): number => obstacles.filter(({ severity }) => severity === wanted).length;
  const unchecked = findings.filter(({ verdict }) => verdict === 'not-checked').length;
  return { block: of('block'), warn: of('warn'), info: of('info'), notChecked: unchecked };
}
