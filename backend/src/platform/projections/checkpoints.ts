/** Position of a read model that has seen no event yet. */
export const beforeFirst = -1n;

/** A projection's name with the commit position up to which its tables hold everything. */
export type Checkpoints = ReadonlyMap<string, bigint>;

/** SQLSTATE raised by `advance_checkpoints` when another process has moved a checkpoint: roll back, look again. */
const fencedSqlState = 'PV001';

/** Reasons that lie in the event's data (bad text, constraint, overflow), not in the connection or the server. */
export function isDataError(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(22|23|54)/.test(code);
}

export function isFenced(error: unknown): boolean {
  return (error as { code?: unknown }).code === fencedSqlState;
}
