import { DomainError } from '../kernel/domain-error.js';
import type { Folded } from './folded-states.js';

/** The error if someone else saved first; it says who and when. */
export function staleRevision({ revision, last }: Folded<unknown>): DomainError {
  return new DomainError(
    'stale',
    'stale-revision',
    `${last?.by.name ?? 'Someone'} saved a change in the meantime.`,
    {
      extensions: {
        current: {
          revision: Number(revision),
          by: last && { id: last.by.id, name: last.by.name },
          at: last?.at,
        },
      },
    },
  );
}
