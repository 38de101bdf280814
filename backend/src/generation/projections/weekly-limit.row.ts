import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Places of an author's week that a work has taken and neither used nor given back. */
@Entity('weekly_reservation')
export class WeeklyReservationRow {
  @PrimaryColumn('text')
  authorId: string;

  /** Date of the Monday. */
  @PrimaryColumn('text')
  monday: string;

  @PrimaryColumn('text')
  workId: string;

  @Column('integer')
  placesLeft: number;
}

/** An article that counts for its author's week, whatever becomes of it. */
@Entity('weekly_article')
export class WeeklyArticleRow {
  @PrimaryColumn('text')
  authorId: string;

  @PrimaryColumn('text')
  monday: string;

  @PrimaryColumn('text')
  articleId: string;
}
