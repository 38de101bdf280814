import { ApiError } from '@/api/api-error';

/** Somebody else's save, which came before the person's own. */
export interface Overtaken {
  by: string;
  /** The time of that save, in ISO 8601. */
  at: string;
  revision: number;
}

const somebody = 'Somebody';

/** A save by somebody of whom nothing more is known. */
export const overtakenBySomebody = (revision: number): Overtaken => ({
  by: somebody,
  at: new Date().toISOString(),
  revision,
});

/**
 * The save that came first, if a change was refused (412) because it was made on an older revision; undefined
 * otherwise.
 */
export function overtakenBy(error: unknown): Overtaken | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const current = error.problem['current'] as
    | { revision: number; by?: { name: string }; at?: string }
    | undefined;
  return (
    current && {
      revision: current.revision,
      by: current.by?.name ?? somebody,
      at: current.at ?? new Date().toISOString(),
    }
  );
}
