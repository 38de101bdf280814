/** The position of a read model that has seen no event yet. */
export const beforeFirst = -1n;

/** The position up to which a projection’s tables are complete. */
export interface Checkpoint {
  /** Commit position of the last event. */
  readonly position: bigint;
  /**
   * Id of the event at the position, which tells records apart; null if no event was seen, or if an older version wrote
   * it.
   */
  readonly eventId: string | null;
  /** Number that changes with each rebuild, so that a running projector reads again. */
  readonly generation: number;
}

/** Checkpoints by the projection's name. */
export type ProjectionCheckpoints = ReadonlyMap<string, Checkpoint>;

export type CheckpointRow = Omit<Checkpoint, 'position'> & Readonly<Record<'name' | 'position', string>>;

/** The query for checkpoints; its parameter is the projections' names. */
export const checkpointQuery =
  'select name, position, event_id "eventId", generation from projection_checkpoint where name = any($1) order by name';

export function checkpointsOf(rows: readonly CheckpointRow[]): ProjectionCheckpoints {
  return new Map(rows.map(({ name, position, ...rest }) => [name, { ...rest, position: BigInt(position) }]));
}

/**
 * SQLSTATE raised by `advance_checkpoints` if another process has moved a checkpoint; the caller rolls back and looks
 * again.
 */
const fencedSqlState = 'PV001';

export function isFenced(error: unknown): boolean {
  return (error as { code?: unknown }).code === fencedSqlState;
}
