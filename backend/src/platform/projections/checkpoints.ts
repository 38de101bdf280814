/** Position of a read model that has seen no event yet. */
export const beforeFirst = -1n;

/** Up to where a projection's tables hold everything. */
export interface Checkpoint {
  /** Commit position. */
  readonly position: bigint;
  /** Id of the event there, which tells another record apart; null when no event was seen, or by an older version. */
  readonly eventId: string | null;
  /** Changes with each rebuild, so that a running projector reads again. */
  readonly generation: number;
}

/** By the projection's name. */
export type Checkpoints = ReadonlyMap<string, Checkpoint>;

export type CheckpointRow = Omit<Checkpoint, 'position'> & Readonly<Record<'name' | 'position', string>>;

/** Its parameter: the projections' names. */
export const checkpointQuery =
  'select name, position, event_id "eventId", generation from projection_checkpoint where name = any($1) order by name';

export function checkpointsOf(rows: readonly CheckpointRow[]): Checkpoints {
  return new Map(rows.map(({ name, position, ...rest }) => [name, { ...rest, position: BigInt(position) }]));
}

/** SQLSTATE raised by `advance_checkpoints` when another process has moved a checkpoint: roll back, look again. */
const fencedSqlState = 'PV001';

export function isFenced(error: unknown): boolean {
  return (error as { code?: unknown }).code === fencedSqlState;
}
