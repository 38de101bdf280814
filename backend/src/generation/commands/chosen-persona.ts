import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Reader } from '../../articles/contract.js';

/**
 * The personas to write as: those that an administrator names, or the one that an author is assigned.
 * @param missing the sentence for an administrator who names none in `field`
 * @throws DomainError `conflict` when no persona is assigned to the author, `invalid` when none is named
 */
export function chosenPersonas(
  { role, assignedPersona }: Reader,
  named: readonly string[],
  { field, missing }: { readonly field: string; readonly missing: string },
): readonly string[] {
  if (role === 'author') {
    if (assignedPersona !== null) return [assignedPersona];
    throw new DomainError('conflict', 'no-persona-assigned', 'No persona is assigned to you.');
  }
  if (named.length > 0) return named;
  throw new DomainError('invalid', 'invalid', missing, { errors: [{ field, message: missing }] });
}
