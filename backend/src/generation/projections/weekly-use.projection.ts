import { projection } from '../../platform/projections/projection.js';
import { authorsWeek, type WeeklyQuotaEvent } from '../domain/weekly-quota.events.js';
import { WeeklyArticleRow, WeeklyReservationRow } from './weekly-limit.row.js';

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
