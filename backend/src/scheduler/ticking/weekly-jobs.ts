import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { once } from 'node:events';
import { filter } from 'rxjs';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { isPassing } from '../../platform/concurrency/retry.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { scheduledRunDecider, type ScheduledRunCommand } from '../domain/scheduled-run.decider.js';
import { type Job, runUuid } from '../domain/scheduled-run.events.js';
import { schedulerDecider, wasEnabled, type Scheduler } from '../domain/scheduler.decider.js';
import { schedulerActor } from '../domain/scheduler.events.js';
import { house } from '../../platform/kernel/house.js';
import { slotsBetween, type Slot } from '../domain/slots.js';
import { SchedulerSettings } from '../read-models/scheduler-settings.js';
import { ScheduledRunProcess } from '../runs/scheduled-run-process.js';

/** Matches streams whose changes may give the jobs something to do that cannot wait for the next minute. */
const calls = /^(scheduler|scheduledRun|editorialRules)-/;

/** A slot that no server was up for is run late within this time, and counts as missed after it. */
const lateLimitMs = 24 * 3_600_000;

const jobs: readonly Job[] = ['articles', 'topics'];

/**
 * Keeps the two weekly jobs going on the leader. It looks at the beginning of its term, at every full minute, because
 * slots are at full minutes in every zone, and when a run is ordered.
 */
@Injectable()
export class WeeklyJobs implements OnApplicationBootstrap {
  private readonly logger = new Logger('Scheduler');
  private leading = false;
  private looking: Promise<void> | undefined;
  private called = false;

  constructor(
    private readonly leadership: Leadership,
    private readonly dataSource: DataSource,
    private readonly settings: SchedulerSettings,
    private readonly processes: ProcessManager,
    private readonly runs: ScheduledRunProcess,
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
    feed: ChangeFeed,
  ) {
    const changes = feed.changed.pipe(filter((stream) => this.leading && calls.test(stream)));
    changes.subscribe(() => void this.look());
  }

  onApplicationBootstrap(): void {
    this.leadership.whileLeading('scheduler', (term) => this.lead(term));
  }

  /** The threshold keeps a tick that comes late on a busy machine from being skipped. */
  @Cron(CronExpression.EVERY_MINUTE, { threshold: 60_000 })
  async tick(): Promise<void> {
    if (this.leading) await this.look();
  }

  private async lead(term: AbortSignal): Promise<void> {
    const start = { type: 'start', at: this.clock.now() } as const;
    const context = internalContext(schedulerActor);
    await this.aggregates.handle(schedulerDecider, house, start, context, { awaitReadModels: false });
    this.leading = true;
    try {
      await this.look();
      if (!term.aborted) await once(term, 'abort');
    } finally {
      this.leading = false;
      await this.looking;
    }
  }

  /** Looks once at a time; a call meanwhile leads to one more look. */
  private look(): Promise<void> {
    this.called = true;
    this.looking ??= this.lookWhileCalled().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookWhileCalled(): Promise<void> {
    while (this.called) {
      this.called = false;
      try {
        await this.decide();
        await this.processes.takeUp(this.runs);
      } catch (error) {
        // Postgres or the record is away; the next minute looks again, and no slot is forgotten meanwhile.
        if (!isPassing(error)) this.logger.error(error);
      }
    }
  }

  /**
   * Decides about every slot that is due, because the library that ticks does not know slots that it slept through. Any
   * number of processes may do so at once, as often as they like: each slot's stream is begun only once.
   */
  async decide(): Promise<void> {
    const now = this.clock.now();
    const { state } = await this.aggregates.load(schedulerDecider, house);
    for (const job of jobs) {
      for (const slot of await this.undecided(job, state, now)) await this.decideOn(slot, state, now);
    }
  }

  /** The undecided slots, the oldest first, so that everything before a decided slot is decided too. */
  private async undecided(job: Job, { startedAt }: Scheduler, now: Date): Promise<Slot[]> {
    if (!startedAt) return [];
    const timetable = await this.settings.timetable(job);
    const [{ newest, early } = { newest: null, early: false }] = await this.dataSource.query<
      { newest: Date | null; early: boolean }[]
    >(
      `select max(due_at) newest,
         coalesce(bool_or(outcome = 'missed' and due_at between $2::timestamptz and $3::timestamptz), false) early
       from scheduled_run where job = $1 and trigger = 'schedule'`,
      [job, new Date(now.getTime() - lateLimitMs), now],
    );
    // A clock that ran ahead may have called slots missed that are due only now.
    const decided = early ? now.getTime() - lateLimitMs : newest === null ? 0 : newest.getTime() + 1;
    return slotsBetween(timetable, new Date(Math.max(decided, startedAt.getTime())), now);
  }

  private async decideOn({ id, job, dueAt }: Slot, scheduler: Scheduler, now: Date): Promise<void> {
    // A slot during a pause is not made up for later.
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
