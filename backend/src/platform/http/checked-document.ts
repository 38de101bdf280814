import type { z } from 'zod';
import type { FieldError } from '../event-sourcing/domain-error.js';
import { refuseUnstorable } from './unstorable.js';
import { invalidFields } from './validation-refusal.js';

type Issue = z.core.$ZodIssue;

/**
 * The document that a JSON text holds.
 * @param field the member of the body that holds the text
 * @throws DomainError `invalid` that says where the text is no JSON, or holds text that cannot be stored
 */
export function parsedDocument(json: string, field: string): unknown {
  const document = parsed(json, field);
  refuseUnstorable(document, field);
  return document;
}

/**
 * A document that people edit as a whole, held against its schema.
 * @param path where it stands in the body, in front of every fault's path: `content[3].name`
 * @throws DomainError `invalid` with the path and a sentence for each fault
 */
export function checkedDocument<T>(schema: z.ZodType<T>, document: unknown, path: string): T {
  const result = schema.safeParse(document, { error: sentence });
  if (result.success) return result.data;
  throw invalidFields(result.error.issues.flatMap((issue) => faultsOf(issue, path)));
}

function parsed(json: string, field: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw invalidFields([{ field, message: `Invalid JSON: ${(error as SyntaxError).message}` }]);
  }
}

function faultsOf(issue: Issue, root: string): FieldError[] {
  const field = issue.path.reduce<string>(joined, root);
  if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }];
  return issue.keys.map((key) => ({ field: joined(field, key), message: `${key} is not known here.` }));
}

function joined(path: string, part: PropertyKey): string {
  return typeof part === 'number' ? `${path}[${part}]` : `${path}.${String(part)}`;
}

/** Sentences for faults that a schema has none for. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'This is required.';
  switch (issue.code) {
    case 'invalid_type':
      return `This must be ${kinds[issue.expected] ?? issue.expected}.`;
    case 'invalid_value':
      return `This must be one of ${issue.values.join(', ')}.`;
    default:
      return undefined;
  }
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
