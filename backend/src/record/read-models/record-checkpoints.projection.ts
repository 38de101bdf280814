import { Column, Entity, PrimaryColumn } from 'typeorm';
import { projection } from '../../platform/projections/projection.js';
import type { RecordEvent } from '../domain/record.events.js';

/** A signed tree head. */
@Entity('record_checkpoint')
class CheckpointRow {
  /** The number of events that it covers. */
  @PrimaryColumn('bigint')
  size: number;

  /** The root’s hash in hex. */
  @Column('text')
  root: string;

  /** The time of the checkpoint, in ISO 8601. */
  @Column('timestamptz')
  at: string;

  @Column('text')
  note: string;

  @Column('text')
  verifierKey: string;
}

/** Every checkpoint of the record. */
export const recordCheckpoints = projection<RecordEvent>({
  name: 'record-checkpoints',
  tables: [CheckpointRow],
  on: {
    CheckpointMade: ({ data, metadata: { at } }, rows) => rows.insert(CheckpointRow, { ...data, at }),
  },
});
