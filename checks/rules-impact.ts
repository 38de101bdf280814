import { isHint, type Check } from './check.js';
import type { CheckRules } from './text/check-rules.js';
import { checks, readOrNot, resultsOf } from './registry.js';
import type { ParsedText } from './text/parsed-text.js';

/** What a check says of a text, and what it said. */
export interface VerdictChange {
  /** The check's id. */
  readonly rule: string;
  readonly name: string;
  /** A sentence for people: by the new rules for what fails now, by the old ones for what passes now. */
  readonly message: string;
}

/** Checks that a text would fail under other rules and passes under the present ones, and the other way round. */
export interface ChangedVerdicts {
  readonly failing: readonly VerdictChange[];
  readonly passing: readonly VerdictChange[];
}

/** Runs only the checks that can tell the two rules apart, over one reading of the text. */
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

/** Only where sentences end depends on the rules. */
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

/** The first failure that is more than a hint; what is switched off fails nothing. */
function failureOf(check: Check, text: ParsedText): VerdictChange | undefined {
  const { id, name } = check;
  if (isOff(id, text.rules)) return undefined;
  const failure = resultsOf(check, text).find((result) => result.verdict === 'fail' && !isHint(result));
  return failure && { rule: id, name, message: failure.message };
}
