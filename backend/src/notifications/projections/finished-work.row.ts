import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that was generated, in one piece, and is told in one message. */
@Entity('finished_work')
export class FinishedWorkRow {
  /** Of the article, batch or run. */
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  kind: 'article' | 'batch' | 'run';

  /** Commit position of the event that ended it. */
  @Column('bigint')
  position: string;

  @Column('timestamptz')
  finishedAt: string;
}
