import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { once } from 'node:events';
import { filter } from 'rxjs';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { ProcessManager } from '../../platform/replicas/process-manager.js';
import { isPassing } from '../../platform/kernel/persistently.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { schedulerDecider } from '../domain/scheduler.decider.js';
import { house, schedulerActor } from '../domain/scheduler.events.js';
import { ScheduledRunProcess } from '../runs/scheduled-run-process.js';
import { DueSlots } from './due-slots.js';
/** Streams after whose changes there may be something to do that cannot wait for the next minute. */
const calls = /^(scheduler|scheduledRun|editorialRules)-/;

/**
 * Keeps the two weekly jobs going on the leader: at the beginning of its term, at every full minute, which all slots
 * are in every zone, and when a run was ordered.
 */
@Injectable()
export class WeeklyJobs implements OnApplicationBootstrap {
  private readonly logger = new Logger('Scheduler');
  private leading = false;
  private looking: Promise<void> | undefined;
  private again = false;

  constructor(
    private readonly leadership: Leadership,
    private readonly slots: DueSlots,
    private readonly processes: ProcessManager,
    private readonly runs: ScheduledRunProcess,
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
    feed: ChangeFeed,
  ) {
    const called = feed.changed.pipe(filter((stream) => this.leading && calls.test(stream)));
    called.subscribe(() => void this.look());
  }

  onApplicationBootstrap(): void {
    this.leadership.whileLeading('scheduler', (term) => this.lead(term));
  }

  /** A tick that comes late, on a busy machine, is better than none; without the threshold it would be left out. */
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

  /** One look at a time; a call meanwhile is answered by one more look. */
  private look(): Promise<void> {
    if (this.looking) {
      this.again = true;
      return this.looking;
    }
    this.looking = this.lookWhileCalled().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async lookWhileCalled(): Promise<void> {
    do {
      this.again = false;
      try {
        await this.slots.decide();
        await this.processes.takeUp(this.runs);
      } catch (error) {
        // Postgres or the record is away; the next minute looks again, and a slot is not forgotten meanwhile.
        if (!isPassing(error)) this.logger.error(error);
      }
    } while (this.again);
  }
}
