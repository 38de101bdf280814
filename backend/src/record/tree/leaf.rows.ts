import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The hash of one event, under the event's commit position: the order of the record. */
@Entity('record_leaf')
export class RecordLeafRow {
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
export class RecordNodeRow {
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
