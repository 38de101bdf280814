import { Column, Entity, PrimaryColumn } from 'typeorm';
import { projection } from '../../../platform/projections/projection.js';
import { authorsWeek, type WeeklyQuotaEvent } from '../../domain/weekly-quota.events.js';

/** Places of an author's week that a work has taken and neither used nor given back. */
@Entity('weekly_reservation')
class WeeklyReservationRow {
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
class WeeklyArticleRow {
  @PrimaryColumn('text')
  authorId: string;

  @PrimaryColumn('text')
  monday: string;

  @PrimaryColumn('text')
  articleId: string;
}

/** What counts for each author's week, and which work still holds places of it. */
export const weeklyUse = projection<WeeklyQuotaEvent>({
  name: 'weekly-use',
  tables: [WeeklyReservationRow, WeeklyArticleRow],
  on: {
    WeeklyPlacesReserved: ({ streamId, data: { workId, places } }, rows) => {
      rows.insert(WeeklyReservationRow, { ...authorsWeek(streamId), workId, placesLeft: places });
    },
    WeeklyPlaceUsed: ({ streamId, data: { workId, articleId, placesLeft } }, rows) => {
      const week = authorsWeek(streamId);
      rows.insert(WeeklyArticleRow, { ...week, articleId });
      if (placesLeft > 0) rows.update(WeeklyReservationRow, { ...week, workId }, { placesLeft });
      else rows.remove(WeeklyReservationRow, { ...week, workId });
    },
    WeeklyPlacesReleased: ({ streamId, data: { workId } }, rows) => {
      rows.remove(WeeklyReservationRow, { ...authorsWeek(streamId), workId });
    },
  },
});
