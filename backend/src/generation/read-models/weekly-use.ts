import { Column, Entity, PrimaryColumn, DataSource } from 'typeorm';
import { projection } from '../../platform/projections/projection.js';
import { authorsWeek, type WeeklyQuotaEvent } from '../domain/weekly-quota.events.js';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import { inZone, weekOf } from '../../platform/kernel/week.js';
import { weeklyLimit } from '../domain/weekly-quota.decider.js';
import type { WeeklyCount } from '../dto/generation.dto.js';

/** The places of an author's week that a work has reserved and neither used nor given back. */
@Entity('weekly_reservation')
class WeeklyReservationRow {
  @PrimaryColumn('text')
  authorId: string;

  /** The date of the Monday. */
  @PrimaryColumn('text')
  monday: string;

  @PrimaryColumn('text')
  workId: string;

  @Column('integer')
  placesLeft: number;
}

/** An article that counts for its author's week, even if it is deleted later. */
@Entity('weekly_article')
class WeeklyArticleRow {
  @PrimaryColumn('text')
  authorId: string;

  @PrimaryColumn('text')
  monday: string;

  @PrimaryColumn('text')
  articleId: string;
}

/** The articles that count for each author's week, and the works that still hold places of it. */
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

@Injectable()
export class WeeklyUse {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Returns how much of the weekly limit an author has used in the current week. An article counts as soon as its
   * generation is done, although its place is marked as used a moment later.
   */
  async count(authorId: string): Promise<WeeklyCount> {
    const zone = this.settings.scheduleTimezone;
    const { monday, start, end } = weekOf(this.clock.now(), zone);
    const [row] = await this.dataSource.query<{ used: number }[]>(
      `with reserved as (
         select work_id from weekly_reservation where author_id = $1 and monday = $2
       ), planned as (
         select work_id id from reserved
         union all select article->>'articleId' from reserved
         join batch on batch.id = reserved.work_id, json_array_elements(batch.articles) article
       )
       select count(*)::integer used from (
         select article_id from weekly_article where author_id = $1 and monday = $2
         union
         select generation.id from planned join generation using (id) where status = 'done') counted`,
      [authorId, monday],
    );
    return {
      weeklyCount: row?.used ?? 0,
      limit: weeklyLimit,
      weekStart: inZone(start, zone),
      weekEnd: inZone(end, zone),
    };
  }
}
