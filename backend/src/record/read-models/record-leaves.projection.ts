import { Column, Entity, PrimaryColumn } from 'typeorm';
import { projectionOfTheRecord, type SubscribedEvent } from '../../platform/projections/projection.js';
import { storable } from '../../platform/text/storable-text.js';
import { canonicalEvent } from '../tree/canonical-event.js';
import { leafHash } from '../tree/merkle-tree.js';

/** The hash of one event, by the event's commit position, which orders the record. */
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

  /** The time that the event itself names; null if it names none. */
  @Column('timestamptz', { nullable: true })
  at: string | null;

  /** The hash as Postgres reads bytes: `\x` and hex. */
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

  /** The commit position of a leaf; null for other nodes. */
  @Column('bigint', { nullable: true })
  position: string | null;
}

/**
 * The hash of every event. The nodes above are made of these rows (`RecordTree`) when they are needed, so that no edit
 * waits for them. They belong to this read model so that a rebuild makes them again too. The nodes come first in its
 * list, because the tree locks them first when it grows; with another order, the two would wait for each other.
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

function momentOf({ metadata }: SubscribedEvent): string | null {
  const { at } = (metadata ?? {}) as { readonly at?: unknown };
  const moment = typeof at === 'string' ? new Date(at) : undefined;
  // Postgres reads only years of four digits.
  return moment && /^\d{4}-/.test(JSON.stringify(moment).slice(1)) ? moment.toISOString() : null;
}
