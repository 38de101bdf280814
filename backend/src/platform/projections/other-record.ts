import type { EventStore } from '../event-sourcing/event-store.js';
import { beforeFirst, type ProjectionCheckpoints } from './checkpoints.js';
import type { EventAt } from './read-model-writer.js';

/** What the record holds at the positions of the checkpoints. */
export interface RecordComparison {
  /** Checkpoints without an event id, which an older version wrote, each with the event at its position. */
  readonly unnamed: readonly EventAt[];
  /** Why the read models do not belong to this record; undefined when they do. */
  readonly mismatch: string | undefined;
}

/**
 * Compares the event at each checkpoint with the one that the record holds there. Positions differ between stores, and
 * a record that was restored to an earlier day gives them out again, but each event id is given only once.
 * @throws when the store does not answer in time
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
