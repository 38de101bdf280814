import type { CheckRules } from './text/check-rules.js';
import type { Span } from './text/ranges.js';
import type { ParsedText } from './text/parsed-text.js';

/** A certain check may block; a guess may only advise. */
export type CheckKind = 'certain' | 'guess';

/** The severities, from the hardest to the softest. */
export const severities = ['block', 'warn', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Who can mend what a check found: code alone, a model, or only a person. */
export type Fix = 'auto' | 'model' | 'person';

/** The verdict of a check. With `not-checked`, nothing was measured, and nothing may be shown as passed. */
export type Verdict = 'pass' | 'fail' | 'not-checked';

/** The reasons why nothing was measured. A text that could not be checked stands in the way just as a failure does. */
export const reasons = ['nothing-to-check', 'left-to-a-person', 'could-not-be-checked'] as const;
export type Reason = (typeof reasons)[number];

/** One result of a check, before the house's severities are applied. */
export interface Result {
  readonly verdict: Verdict;
  /** The reason why the text was not checked. */
  readonly reason?: Reason;
  /** A sentence for a person. */
  readonly message: string;
  /** The measured number and its bound, where there are numbers. */
  readonly value?: number;
  readonly limit?: number;
  readonly spans?: readonly Span[];
  /**
   * The entry of the rules that the text breaks, and the words of the text that break it; undefined if there is none.
   */
  readonly broken?: { readonly entry: string; readonly words: string };
  /** Text to put in place of the first span, or to add. */
  readonly suggestion?: string;
  /** The highest severity of this result, if it is softer than its check. */
  readonly atMost?: Severity;
  /** The kind of this result, if it is a guess of a certain check. */
  readonly kind?: CheckKind;
  readonly fix?: Fix;
}

/** What is wrong with a text. */
export type Failure = Omit<Result, 'verdict' | 'reason'>;

/** A small pure function over a parsed text. */
export interface Check {
  readonly id: string;
  /** The name that people see. */
  readonly name: string;
  /** A sentence for people about what the check does. */
  readonly about: string;
  readonly kind: CheckKind;
  readonly severity: Severity;
  readonly fix: Fix;
  /** The instruction to a model about a finding, if the finding alone doesn't say what to do. */
  readonly mending?: string;
  /** A number that rises when the same text may get another verdict than before. */
  readonly version: number;
  /** The members of the rules that its verdict depends on. */
  readonly reads?: readonly (keyof CheckRules)[];
  /** Whether the verdict depends on other articles, about which not everybody may know. */
  readonly comparesArticles?: true;
  /**
   * How far the check depends on the markdown. By default it also runs over a text whose markdown could not be read:
   * the faults that it finds then count, but a pass does not. A check that needs the markdown is not run then.
   */
  readonly markdown?: 'needed' | 'not-needed';
  /** Returns at least one result; several when there are several passages to mend. */
  run(text: ParsedText): readonly Result[];
}

export const pass = (message: string, numbers: Pick<Result, 'value' | 'limit'> = {}): Result[] => [
  { verdict: 'pass', message, ...numbers },
];

export const fail = (failure: Failure): Result[] => [{ verdict: 'fail', ...failure }];

export const notChecked = (message: string, reason: Reason = 'nothing-to-check'): Result[] => [
  { verdict: 'not-checked', message, reason },
];

/** Whether a result keeps a text from being in order, because something is wrong with it or could not be checked. */
export const isObstacle = ({ verdict, reason }: Pick<Result, 'verdict' | 'reason'>): boolean =>
  verdict === 'fail' || reason === 'could-not-be-checked';

/** Whether a result never counts as a failure, whatever severity a house gives its check. */
export const isHint = ({ atMost }: Result): boolean => atMost === 'info';

/** The most results that one check reports. */
export const mostTold = 50;

/** Returns the failures, or else a pass. No check reports more than a person would read. */
export function failuresOr(failures: Iterable<Failure>, passed: string): readonly Result[] {
  const told: Result[] = [];
  for (const failure of failures) {
    told.push(...fail(failure));
    if (told.length === mostTold) break;
  }
  return told.length > 0 ? told : pass(passed);
}
