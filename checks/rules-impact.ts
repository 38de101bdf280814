import { isHint, type Check } from './check.js';
import type { CheckRules } from './text/check-rules.js';
import { checks, readOrNot, resultsOf } from './registry.js';
import type { ParsedText } from './text/parsed-text.js';

/** A check's verdict on a text that changes with the rules. */
export interface VerdictChange {
  /** The check's id. */
  readonly rule: string;
  readonly name: string;
  /** A sentence for people: by the new rules for a text that now fails, by the old ones for one that now passes. */
  readonly message: string;
}

/** The checks that a text would fail under other rules and passes under the present ones, and the reverse. */
export interface ChangedVerdicts {
  readonly failing: readonly VerdictChange[];
  readonly passing: readonly VerdictChange[];
}

/** Runs only the checks that depend on a difference between the two rules, over one reading of the text. */
export function changedVerdicts(
  text: { readonly title: string; readonly content: string },
  before: CheckRules,
  after: CheckRules,
): ChangedVerdicts {
  const concerned = checks.filter((check) => tellsApart(check, before, after));
  const parsed = concerned.length === 0 ? undefined : readOrNot({ ...text, rules: before });
  const parsedAnew = parsed && readBy(after, parsed);
  if (!parsed || !parsedAnew) return { failing: [], passing: [] };
  const changes = concerned.map((check) => ({
    then: failureOf(check, parsed),
    now: failureOf(check, parsedAnew),
  }));
  return {
    failing: changes.flatMap(({ then, now }) => (now && !then ? [now] : [])),
    passing: changes.flatMap(({ then, now }) => (then && !now ? [then] : [])),
  };
}

/** Reads a text by other rules; only the ends of sentences depend on them. */
function readBy(rules: CheckRules, parsed: ParsedText): ParsedText | undefined {
  return differs('abbreviations', parsed.rules, rules)
    ? readOrNot({ ...parsed, rules })
    : { ...parsed, rules };
}

const differs = (member: keyof CheckRules, before: CheckRules, after: CheckRules): boolean =>
  JSON.stringify(before[member]) !== JSON.stringify(after[member]);

function tellsApart({ id, reads = [] }: Check, before: CheckRules, after: CheckRules): boolean {
  return isOff(id, before) !== isOff(id, after) || reads.some((member) => differs(member, before, after));
}

const isOff = (id: string, { checks: settings }: CheckRules): boolean => settings?.[id] === 'off';

/** A check's first failure that is more than a hint; undefined when there is none, or the check is switched off. */
function failureOf(check: Check, text: ParsedText): VerdictChange | undefined {
  const { id, name } = check;
  if (isOff(id, text.rules)) return undefined;
  const failure = resultsOf(check, text).find((result) => result.verdict === 'fail' && !isHint(result));
  return failure && { rule: id, name, message: failure.message };
}
