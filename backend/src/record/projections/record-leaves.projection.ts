import { projectionOfTheRecord, type StoredEvent } from '../../platform/projections/projection.js';
import { canonicalEvent } from '../tree/canonical-event.js';
import { RecordLeafRow, RecordNodeRow } from '../tree/leaf.rows.js';
import { leafHash } from '../tree/merkle-tree.js';

/**
 * The hash of every event. The nodes above are made of these rows (`RecordTree`), whenever somebody needs them: no edit
 * waits for them. They belong to this read model so that a rebuild makes them again too, and go first there as they
 * do when the tree grows, or the two would wait for each other.
 */
export const recordLeaves = projectionOfTheRecord(
  'record-leaves',
  [RecordNodeRow, RecordLeafRow],
  (event, position, rows) =>
    rows.insert(RecordLeafRow, {
      position: String(position),
      stream: storable(event.streamId),
      revision: String(event.revision),
      type: storable(event.type),
      at: momentOf(event),
      hash: `\\x${leafHash(canonicalEvent(event)).toString('hex')}`,
    }),
);

function momentOf({ metadata }: StoredEvent): string | null {
  const { at } = (metadata ?? {}) as { readonly at?: unknown };
  const moment = typeof at === 'string' ? new Date(at) : undefined;
  // Postgres reads years of four digits.
  return moment && /^\d{4}-/.test(JSON.stringify(moment).slice(1)) ? moment.toISOString() : null;
}

/** Postgres refuses NUL in text. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD');
}
