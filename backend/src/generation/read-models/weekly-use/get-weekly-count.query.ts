import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/kernel/clock.js';
import { SETTINGS } from '../../../platform/config/settings.token.js';
import type { Settings } from '../../../platform/config/settings.js';
import { inZone, weekOf } from '../../../platform/kernel/week.js';
import { weeklyLimit } from '../../domain/weekly-quota.decider.js';
import type { WeeklyCount } from '../../generation.dto.js';

/** How much of the weekly limit an author has used in the week of this moment. */
export class GetWeeklyCount extends Query<WeeklyCount> {
  constructor(readonly authorId: string) {
    super();
  }
}

@QueryHandler(GetWeeklyCount)
export class GetWeeklyCountHandler implements IQueryHandler<GetWeeklyCount> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ authorId }: GetWeeklyCount): Promise<WeeklyCount> {
    const zone = this.settings.scheduleTimezone;
    const { monday, start, end } = weekOf(this.clock.now(), zone);
    const [row] = await this.dataSource.query<{ used: number }[]>(
      'select count(*)::integer used from weekly_article where author_id = $1 and monday = $2',
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
