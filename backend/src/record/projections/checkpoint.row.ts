import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A signed tree head. */
@Entity('record_checkpoint')
export class CheckpointRow {
  /** How many events it covers. */
  @PrimaryColumn('bigint')
  size: number;

  /** Hex. */
  @Column('text')
  root: string;

  /** ISO 8601. */
  @Column('timestamptz')
  at: string;

  @Column('text')
  note: string;

  @Column('text')
  verifierKey: string;
}
