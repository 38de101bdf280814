import { storageFault } from '../text/storable-text.js';
import { fieldInWords } from './field-in-words.js';
import { invalidFields } from './validation-refusal.js';

/** Deeper than any body that a route takes; without a limit a body of brackets would exhaust the stack. */
const deepest = 32;

/**
 * Refuses text that Postgres could not keep, in whatever member it stands.
 * @throws DomainError `invalid` that names the member
 */
export function refuseUnstorable(value: unknown, field = '', depth = 0): void {
  if (depth > deepest) refuse(field, 'The body is nested too deeply.');
  if (typeof value === 'string') {
    const fault = storageFault(value);
    if (fault) refuse(field, `${fieldInWords(field)} ${fault}.`);
  }
  for (const [name, member] of membersOf(value)) {
    if (storageFault(name)) refuse(field, `${fieldInWords(field)} has a member whose name cannot be stored.`);
    refuseUnstorable(member, pathOf(value, name, field), depth + 1);
  }
}

/**
 * Refuses members named like those that every object has, which the check by classes does not see;
 * a schema does, with the other faults of a document.
 * @param value no deeper than what can be stored
 * @throws DomainError `invalid` that names the member
 */
export function refuseInherited(value: unknown, field = ''): void {
  for (const [name, member] of membersOf(value)) {
    const path = pathOf(value, name, field);
    if (name in Object.prototype) refuse(path, `${name} is not known here.`);
    refuseInherited(member, path);
  }
}

function membersOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function pathOf(holder: unknown, name: string, field: string): string {
  if (Array.isArray(holder)) return `${field}[${name}]`;
  return field === '' ? name : `${field}.${name}`;
}

function refuse(field: string, message: string): never {
  throw invalidFields([{ field, message }]);
}
