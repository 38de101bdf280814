import { Column, Entity, PrimaryColumn } from 'typeorm';
import { projectionOfTheRecord, type StoredEvent } from '../../platform/projections/projection.js';
import { storable } from '../../platform/text/storable-text.js';
import { canonicalEvent } from '../tree/canonical-event.js';
import { leafHash } from '../tree/merkle-tree.js';

/** The hash of one event, under the event's commit position: the order of the record. */
@Entity('record_leaf')
class RecordLeafRow {
  @PrimaryColumn('bigint')
  position: string;

  @Column('text')
  stream: string;

  @Column('bigint')
  revision: string;

  @Column('text')
  type: string;

  /** When the event says that it happened; null when it says nothing that is a moment. */
  @Column('timestamptz', { nullable: true })
  at: string | null;

  /** As Postgres reads bytes: `\x` and hex. */
  @Column('bytea')
  hash: string;
}

/** A complete subtree of the tree over the leaves so far. */
@Entity('record_node')
class RecordNodeRow {
  @PrimaryColumn('smallint')
  level: number;

  @PrimaryColumn('bigint')
  index: string;

  @Column('bytea')
  hash: Buffer;

  /** Of a leaf, its commit position. */
  @Column('bigint', { nullable: true })
  position: string | null;
}

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
