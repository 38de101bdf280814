import type { ValidationError } from 'class-validator';
import { DomainError, type FieldError } from '../../kernel/domain-error.js';
import { fieldInWords } from './field-in-words.js';
import { memberPath } from './member-path.js';
import { wholeSlice } from '../../text/whole-slice.js';

/** Name of a field's constraint in class-validator's errors. */
export const fieldConstraint = 'field';

/** The most errors of one answer; more would say nothing new, and one body could cause a great many. */
export const mostErrors = 100;

/**
 * The most characters of a member’s name that are repeated in the fault’s path and sentence; it may be as long as the
 * body.
 */
const longestTold = 500;

/** The refusal of a body or query, with one error for each field. */
export function validationRefusal(errors: ValidationError[]): DomainError {
  return invalidFields(errors.flatMap((error) => faultsOf(error, '')));
}

/** The refusal for one or more faults; a single sentence is itself the detail. */
export function invalidFields(all: readonly FieldError[]): DomainError {
  const faults = all
    .slice(0, mostErrors)
    .map(({ field, message }) => ({ field: shortened(field), message: shortened(message) }));
  const sentences = [...new Set(faults.map(({ message }) => message))];
  return new DomainError('invalid', 'invalid', detailOf(sentences), { errors: faults });
}

/**
 * Refuses a body that names another id than the address.
 * @throws DomainError `invalid`
 */
export function refuseOtherId(named: string | undefined, address: string): void {
  if (named === undefined || named === address) return;
  const message = 'The id must match the one in the address.';
  throw new DomainError('invalid', 'other-id', message, { errors: [{ field: 'id', message }] });
}

function detailOf(sentences: readonly string[]): string {
  const [only, ...others] = sentences;
  if (only !== undefined && others.length === 0) return only;
  if (others.length > 2) return 'Several fields need attention.';
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

function shortened(text: string): string {
  return text.length > longestTold ? `${wholeSlice(text, 0, longestTold)}…` : text;
}

function faultsOf(error: ValidationError, parent: string): FieldError[] {
  const { property } = error;
  const field = memberPath(parent, parent !== '' && /^\d+$/.test(property) ? Number(property) : property);
  const nested = (error.children ?? []).flatMap((child) => faultsOf(child, field));
  const { [fieldConstraint]: own, ...others } = error.constraints ?? {};
  if (own !== undefined) {
    const [, item = '', message = own] = /^((?:\[\d+\])+) (.*)$/s.exec(own) ?? [];
    return [{ field: field + item, message }, ...nested];
  }
  if (Object.keys(others).length === 0) return nested;
  return [{ field, message: `${fieldInWords(field)} must be an object.` }, ...nested];
}
