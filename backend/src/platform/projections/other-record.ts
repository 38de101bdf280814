import type { EventStore } from '../event-sourcing/event-store.js';
import { beforeFirst, type ProjectionCheckpoints } from './checkpoints.js';
import type { EventAt } from './read-model-writer.js';

/** A comparison of the checkpoints with the record’s events at their positions. */
export interface RecordComparison {
  /** Checkpoints without an event id, which an older version wrote, each with the event at its position. */
  readonly unnamed: readonly EventAt[];
  /** Why the read models do not belong to this record; undefined if they do. */
  readonly mismatch: string | undefined;
}

/**
 * Compares the event at each checkpoint with the record’s event there. Positions differ between stores, and a record
 * that was restored to an earlier day assigns them again, but each event id is assigned only once.
 * @throws if the store does not answer in time
 */
export async function compareWithRecord(
  store: EventStore,
  prefixes: readonly string[],
  checkpoints: ProjectionCheckpoints,
): Promise<RecordComparison> {
  const positions = new Set([...checkpoints.values()].map(({ position }) => position));
  positions.delete(beforeFirst);
  const found = new Map<bigint, string | undefined>();
  for (const position of positions) {
    found.set(position, (await store.eventAt(prefixes, position))?.event?.id);
  }
  const unnamed = new Map<bigint, string>();
  const strange: string[] = [];
  for (const [name, { position, eventId }] of checkpoints) {
    const there = found.get(position);
    if (position === beforeFirst || (there !== undefined && there === eventId)) continue;
    if (there !== undefined && eventId === null) unnamed.set(position, there);
    else strange.push(name);
  }
  return {
    unnamed: [...unnamed].map(([position, eventId]) => ({ position, eventId })),
    mismatch: strange.length === 0 ? undefined : otherRecord(strange),
  };
}

function otherRecord(names: readonly string[]): string {
  return (
    'These read models come from another record, or from a later state of this one: ' +
    `${names.join(', ')}. Run npm run projections:rebuild.`
  );
}
