import { z } from 'zod';
import type { FieldError } from '../../kernel/domain-error.js';
import type { Rule } from './field-rules.js';
import { refuseBulky } from './json-bulk.js';
import { memberPath } from './member-path.js';
import { repeatedMembers } from './repeated-members.js';
import { refuseUnstorable } from './unstorable-members.js';
import { invalidFields } from './validation-refusal.js';

type Issue = z.core.$ZodIssue;

/**
 * Parses a document from a JSON text.
 * @param field the member of the body that holds the text
 * @throws DomainError `invalid` that says where the text is not JSON, holds too much, repeats a member, or holds text
 * that cannot be stored
 */
export function parsedDocument(json: string, field: string): unknown {
  refuseBulky(json, field);
  const document = parsed(json, field);
  refuseUnstorable(document, field);
  const repeated = repeatedMembers(json, field);
  if (repeated.length > 0) throw invalidFields(repeated);
  return document;
}

/**
 * Checks a document that people edit as a whole against its schema.
 * @param path its path in the body, which begins every fault's path: `content[3].name`
 * @throws DomainError `invalid` with the path and a sentence for each fault
 */
export function checkedDocument<T>(schema: z.ZodType<T>, document: unknown, path: string): T {
  const result = schema.safeParse(document, { error: sentence });
  if (result.success) return result.data;
  throw invalidFields(result.error.issues.flatMap((issue) => faultsOf(issue, path)));
}

/** A list of entries; one that is too long is refused as a whole, and its entries are not checked. */
export function listOfAtMost<T extends z.ZodType>(maximum: number, entry: T, error: string) {
  return z.array(z.unknown()).max(maximum, { error, abort: true }).pipe(z.array(entry));
}

/**
 * Refuses entries of a list that repeat the key of an earlier one, each at its place; entries without a key never
 * repeat.
 * @param field the member of an entry that the fault is reported for; the entry itself when undefined
 */
export function refuseRepeated<Entry>(
  list: readonly Entry[],
  context: z.RefinementCtx,
  keyOf: (entry: Entry) => string | undefined,
  messageOf: (entry: Entry) => string,
  field?: string,
): void {
  const seen = new Set<string>();
  for (const [index, entry] of list.entries()) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const path = field === undefined ? [index] : [index, field];
    if (seen.has(key)) context.addIssue({ code: 'custom', path, message: messageOf(entry) });
    seen.add(key);
  }
}

/**
 * The rule of a body's field as part of a document's schema, so that a value is checked the same way in both.
 * @param missing the sentence for a value that is left out, null or blank
 */
export function byRule<T>(rule: Rule, missing = 'This is required.'): z.ZodType<T, T> {
  return z.custom<T>().transform((value, context) => {
    const clean = (rule.clean ? rule.clean(value) : value) as T;
    const absent = clean === undefined || clean === null || clean === '';
    const fault = absent ? missing : rule.fault(clean);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: absent ? fault : `This ${fault}.` });
    return clean;
  });
}

function parsed(json: string, field: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw invalidFields([{ field, message: `Invalid JSON: ${(error as SyntaxError).message}` }]);
  }
}

function faultsOf(issue: Issue, root: string): FieldError[] {
  const field = issue.path.reduce<string>(memberPath, root);
  if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }];
  return issue.keys.map((key) => ({ field: memberPath(field, key), message: `${key} isn’t expected here.` }));
}

/** Sentences for faults that a schema has no sentence for. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This is required.';
  if (issue.code === 'invalid_type') return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
  if (issue.code === 'invalid_value') return `This must be one of ${issue.values.join(', ')}.`;
  return undefined;
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
