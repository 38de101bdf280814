import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { NotificationSwitches, RunClaim } from '../domain/scheduler.decider.js';
import { topicDays, type RunDay, type Timetable, type Weekday } from '../domain/slots.js';
import type { Job } from '../domain/scheduled-run.events.js';
import type { EditorialRulesEvent } from '../../editorial/contract.js';
import { projection } from '../../platform/projections/projection.js';
import type { SchedulerEvent } from '../domain/scheduler.events.js';
import { house } from '../../platform/kernel/house.js';
import { Inject, Injectable } from '@nestjs/common';
import { unavailable } from '../../platform/kernel/domain-error.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';

/** A claim, with the actor and the correlation id of its run. */
interface ClaimColumns extends RunClaim {
  readonly actor: Actor;
  readonly correlationId: string;
}

/** The one row with the settings of the weekly jobs. */
@Entity('scheduler')
class SchedulerRow {
  @PrimaryColumn('text')
  id: string;

  @Column('boolean')
  enabled: boolean;

  @Column('boolean')
  slack: boolean;

  @Column('boolean')
  email: boolean;

  /** The claim of the article run in progress. */
  @Column('json', { nullable: true })
  claim: ClaimColumns | null;
}

/** The day of the article job by the rules from a revision on. */
@Entity('article_run_day')
class ArticleRunDayRow {
  /** The revision of the editorial rules. */
  @PrimaryColumn('integer')
  revision: number;

  @Column('text')
  day: Weekday;

  @Column('timestamptz')
  since: string;
}

/** The settings of the weekly jobs: switches, the claim, and the days that the rules named. */
export const schedulerSettings = projection<SchedulerEvent | EditorialRulesEvent>({
  name: 'scheduler-settings',
  tables: [SchedulerRow, ArticleRunDayRow],
  on: {
    SchedulerStarted: ({ streamId }, rows) => {
      rows.insert(SchedulerRow, { id: streamId, enabled: true, slack: true, email: true, claim: null });
    },
    ArticleJobPaused: ({ streamId }, rows) => rows.update(SchedulerRow, { id: streamId }, { enabled: false }),
    ArticleJobResumed: ({ streamId }, rows) => rows.update(SchedulerRow, { id: streamId }, { enabled: true }),
    NotificationsSwitched: ({ streamId, data: { slack, email } }, rows) => {
      const patch = { ...(slack && { slack: slack.to }), ...(email && { email: email.to }) };
      rows.update(SchedulerRow, { id: streamId }, patch);
    },
    ArticleRunClaimed: ({ streamId, data, metadata: { actor, correlationId } }, rows) => {
      rows.update(SchedulerRow, { id: streamId }, { claim: { ...data, actor, correlationId } });
    },
    ArticleRunReleased: ({ streamId }, rows) => rows.update(SchedulerRow, { id: streamId }, { claim: null }),
    EditorialRulesSet: ({ revision, data: { document }, metadata: { at } }, rows) => {
      const { run_day: day } = document.article_generation_schedule;
      rows.insert(ArticleRunDayRow, { revision: Number(revision), day, since: at });
    },
  },
});

/** The current settings of the weekly jobs. */
@Injectable()
export class SchedulerSettings {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'scheduleTimezone'>,
  ) {}

  /** The settings and the claim of the run in progress; `enabled` is false while the article job is paused. */
  async current(): Promise<
    Pick<SchedulerRow, 'enabled' | 'claim'> & { notifications: NotificationSwitches }
  > {
    const row = await this.dataSource.getRepository(SchedulerRow).findOneBy({ id: house });
    // Right after a first start there is no row yet, and everything has its default.
    const { enabled = true, slack = true, email = true, claim = null } = row ?? {};
    return { enabled, notifications: { slack, email }, claim };
  }

  /**
   * The timetable of a job: topics are due on Mondays, articles on the day that the rules name.
   * @throws DomainError `unavailable` right after a first start, before the first rules are written
   */
  async timetable(job: Job): Promise<Timetable> {
    const zone = this.settings.scheduleTimezone;
    return { job, zone, runDays: job === 'topics' ? topicDays : await this.articleDays() };
  }

  private async articleDays(): Promise<RunDay[]> {
    const days = await this.dataSource.query<RunDay[]>(
      'select day, since from article_run_day order by revision',
    );
    if (days.length > 0) return days;
    throw unavailable('no-rules-yet', 'The editorial rules aren’t ready yet.');
  }
}
