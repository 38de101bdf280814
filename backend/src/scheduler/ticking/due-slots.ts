import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type Job, runUuid } from '../domain/scheduled-run.events.js';
import { topicDays, type RunDay, type Timetable, slotsBetween, type Slot } from '../domain/slots.js';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { scheduledRunDecider, type ScheduledRunCommand } from '../domain/scheduled-run.decider.js';
import { schedulerDecider, wasEnabled, type Scheduler } from '../domain/scheduler.decider.js';
import { house, schedulerActor } from '../domain/scheduler.events.js';

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

/** A slot that nobody was there for is run late within this time, and is missed after it. */
const lateLimitMs = 24 * 3_600_000;

const jobs: readonly Job[] = ['articles', 'topics'];

/**
 * Decides about every slot that has come: the library that ticks knows nothing of slots it has slept through. Any
 * number of processes may do so at once, as often as they like: each slot's stream is begun once.
 */
@Injectable()
export class DueSlots {
  constructor(
    private readonly dataSource: DataSource,
    private readonly aggregates: AggregateStore,
    private readonly timetables: Timetables,
    private readonly clock: Clock,
  ) {}

  async decide(): Promise<void> {
    const now = this.clock.now();
    const { state } = await this.aggregates.load(schedulerDecider, house);
    for (const job of jobs) {
      for (const slot of await this.undecided(job, state, now)) await this.decideOn(slot, state, now);
    }
  }

  /** Oldest first, so that everything before a decided slot is decided too. */
  private async undecided(job: Job, { startedAt }: Scheduler, now: Date): Promise<Slot[]> {
    if (!startedAt) return [];
    const timetable = await this.timetables.of(job);
    const [{ newest, early } = { newest: null, early: false }] = await this.dataSource.query<
      { newest: Date | null; early: boolean }[]
    >(
      `select max(due_at) newest,
         coalesce(bool_or(outcome = 'missed' and due_at between $2::timestamptz and $3::timestamptz), false) early
       from scheduled_run where job = $1 and trigger = 'schedule'`,
      [job, new Date(now.getTime() - lateLimitMs), now],
    );
    // A clock that ran ahead has called slots missed whose time is only now.
    const decided = early ? now.getTime() - lateLimitMs : newest === null ? 0 : newest.getTime() + 1;
    return slotsBetween(timetable, new Date(Math.max(decided, startedAt.getTime())), now);
  }

  private async decideOn({ id, job, dueAt }: Slot, scheduler: Scheduler, now: Date): Promise<void> {
    // What was paused over a slot is not made up for.
    if (job === 'articles' && !wasEnabled(scheduler, dueAt)) return;
    const late = now.getTime() - dueAt.getTime();
    const command: ScheduledRunCommand =
      late > lateLimitMs
        ? { type: 'miss', job, dueAt }
        : { type: 'open', job, trigger: 'schedule', dueAt, customPrompt: null };
    const context = internalContext(schedulerActor, { correlationId: runUuid(id), causationId: runUuid(id) });
    await this.aggregates.handle(scheduledRunDecider, id, command, context, { awaitReadModels: false });
  }
}
