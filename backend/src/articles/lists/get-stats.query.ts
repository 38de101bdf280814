import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { SETTINGS, type Settings } from '../../platform/config/settings.js';
import type { Reader } from '../domain/reader.js';
import { inZone, weeksUntil } from '../../platform/kernel/week.js';
import type { Stats, WeekStats } from './stats.dto.js';
import { Conditions } from '../article/conditions.js';

const weeksShown = 12;

/** Counts the articles that a reader may see, and what was generated and promoted week by week. */
@Injectable()
export class GetStats {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute(reader: Reader): Promise<Stats> {
    const [counts, weeks] = await Promise.all([this.counts(reader), this.weeks(reader)]);
    return { ...counts, weeks };
  }

  private async counts(reader: Reader): Promise<Omit<Stats, 'weeks'>> {
    const visible = new Conditions().visibleTo(reader);
    const [counts] = await this.dataSource.query<Omit<Stats, 'weeks'>[]>(
      `select coalesce(sum(articles), 0)::integer total,
         coalesce(sum(articles) filter (where status = 'draft'), 0)::integer drafts,
         coalesce(sum(articles) filter (where status in ('promoted', 'elsewhere')), 0)::integer published
       from article_total article where ${visible.sql}`,
      visible.values,
    );
    return counts ?? { total: 0, drafts: 0, published: 0 };
  }

  private async weeks(reader: Reader): Promise<WeekStats[]> {
    const zone = this.settings.scheduleTimezone;
    const weeks = weeksUntil(this.clock.now(), zone, weeksShown);
    const visible = new Conditions().add('not article.deleted').visibleTo(reader);
    const starts = visible.values.push(weeks.map(({ start }) => start));
    const ends = visible.values.push(weeks.map(({ end }) => end));
    const rows = await this.dataSource.query<Omit<WeekStats, 'weekStart'>[]>(
      `select
         (select count(*)::integer from article
           where ${visible.sql} and imported_from is null and created_at >= week.start and created_at < week.stop) generated,
         (select count(*)::integer
           from article_revision revision join article on article.id = revision.article_id
           where revision.type = 'ArticlePromoted' and revision.at >= week.start and revision.at < week.stop
             and article.status = 'promoted' and ${visible.sql}
             and not exists (select from article_package later
               where later.article_id = revision.article_id and later.revision > revision.revision)) promoted
       from unnest($${starts}::timestamptz[], $${ends}::timestamptz[]) with ordinality week(start, stop, place)
       order by week.place`,
      visible.values,
    );
    return rows.map((row, index) => ({ weekStart: inZone(weeks[index]?.start ?? new Date(), zone), ...row }));
  }
}
