import { z } from 'zod';
import { storageFault } from '../text/storable-text.js';

/** A value, or the reasons why there is none. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly string[] };

/** The most faults that are told: enough for the model to repair its answer, and few enough for a log. */
const maxFaults = 10;

/** Checks an answer against its schema, and for text that cannot be stored. Each fault begins with its path. */
export function readValue<T>(answer: unknown, schema: z.ZodType<T>): Read<T> {
  const parsed = schema.safeParse(answer);
  const faults = parsed.success
    ? [...unstorableTexts(parsed.data, '')]
    : toldOnce(parsed.error.issues).map(
        (issue) => `${issue.path.join('.') || 'answer'}: ${inWords(issue, answer)}`,
      );
  if (parsed.success && faults.length === 0) return { ok: true, value: parsed.data };
  return { ok: false, faults: faults.slice(0, maxFaults) };
}

type Issue = z.core.$ZodIssue;

/** Leaves out faults of bounds for a value of the wrong type, since they say nothing about it. */
function toldOnce(issues: readonly Issue[]): Issue[] {
  const ofAnotherType = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  return issues.filter(({ code, path }) => code === 'invalid_type' || !ofAnotherType.has(path.join('.')));
}

const types: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** A fault in words that both a model and a person understand. */
function inWords(issue: Issue, answer: unknown): string {
  if (issue.code === 'invalid_type') {
    const isMissing = valueAt(answer, issue.path) === undefined;
    return isMissing ? 'missing' : `not ${types[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'too_big') return `more than ${issue.maximum}${unitOf(issue.origin)}`;
  if (issue.code !== 'too_small') return issue.message;
  const unit = unitOf(issue.origin);
  return `${unit === '' ? 'less' : 'fewer'} than ${issue.minimum}${unit}`;
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' ? ' entries' : '';
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

function* unstorableTexts(value: unknown, path: string): Generator<string> {
  if (typeof value === 'string') {
    const fault = storageFault(value);
    if (fault) yield `${path || 'answer'}: ${fault}`;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* unstorableTexts(inner, path ? `${path}.${key}` : key);
  }
}

/**
 * A list whose parts are read one by one, so that a malformed part does not spoil the others.
 * @param part the schema of each part
 */
export const eachByItself = <T>(part: z.ZodType<T>): z.ZodType<Read<T>[]> =>
  z.array(z.unknown().transform((value) => readValue(value, part))).min(1);
