import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A guess of a check that a person found wrong about a passage of an article. */
@Entity('dismissed_finding')
export class DismissedFindingRow {
  @PrimaryColumn('text')
  articleId: string;

  /** Of the dismissal. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  rule: string;

  @Column('text')
  quote: string;
}
