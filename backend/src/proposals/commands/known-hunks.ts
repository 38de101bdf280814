import { invalidFields } from '../../platform/http/input/validation-refusal.js';
import type { OfferedProposal } from '../domain/proposals.events.js';

/** @throws DomainError `invalid` for an id that the proposal doesn't have */
export function knownHunks({ hunks }: OfferedProposal, ids: readonly string[]): string[] {
  const known = new Set(hunks.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown < 0) return [...new Set(ids)];
  throw invalidFields([{ field: `hunks[${unknown}]`, message: 'The proposal has no such change.' }]);
}
