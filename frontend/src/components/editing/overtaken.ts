import { ApiError } from '@/api/api-error';

/** Somebody else's save, which came before the person's own. */
export interface Overtaken {
  by: string;
  /** ISO time. */
  at: string;
  revision: number;
}

const somebody = 'Somebody';

/** That it was somebody else, where nothing tells who. */
export const overtakenBySomebody = (revision: number): Overtaken => ({
  by: somebody,
  at: new Date().toISOString(),
  revision,
});

/** Who was quicker, if a change was refused (412) because it was made on an older revision; undefined otherwise. */
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
