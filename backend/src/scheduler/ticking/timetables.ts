import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Settings } from '../../platform/config/settings.js';
import { SETTINGS } from '../../platform/config/settings.token.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Job } from '../domain/scheduled-run.events.js';
import { topicDays, type RunDay, type Timetable } from '../domain/slots.js';

/** When each job is due: topics always on Mondays, articles on the day that the rules name. */
@Injectable()
export class Timetables {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws DomainError `unavailable` in the moments of a very first start before the first rules are written. */
  async of(job: Job): Promise<Timetable> {
    const zone = this.settings.scheduleTimezone;
    return { job, zone, runDays: job === 'topics' ? topicDays : await this.articleDays() };
  }

  private async articleDays(): Promise<RunDay[]> {
    const days = await this.dataSource.query<RunDay[]>(
      'select day, since from article_run_day order by revision',
    );
    if (days.length > 0) return days;
    throw new DomainError('unavailable', 'no-rules-yet', 'The editorial rules aren’t ready yet.', {
      retryAfterSeconds: 5,
    });
  }
}
