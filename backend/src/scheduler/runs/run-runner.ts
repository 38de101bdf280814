import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { isPassing } from '../../platform/kernel/persistently.js';
import { nextTask, type NextTask } from '../domain/retries.js';
import {
  scheduledRunDecider,
  triesOf,
  type ScheduledRun,
  type ScheduledRunCommand,
} from '../domain/scheduled-run.decider.js';
import { schedulerDecider } from '../domain/scheduler.decider.js';
import { house } from '../domain/scheduler.events.js';
import { RunPlanner } from './run-planner.js';
import { RunTasks } from './run-tasks.js';

/**
 * Carries a run on from wherever it is: plans it when its turn has come, then does one task after the other. What was
 * done is seen in the streams, so that whoever takes over repeats nothing.
 */
@Injectable()
export class RunRunner {
  private readonly logger = new Logger('Scheduler');

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly planner: RunPlanner,
    private readonly tasks: RunTasks,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when there is nothing to do for now: the run is over, waits for another one to end, or for the next try of
   * what failed. Outages of Postgres and of the record are waited out.
   * @param context on whose behalf its articles are written
   * @throws when the server stops or the lease is lost; the run then continues elsewhere or at the next start
   */
  async run(runId: string, lease: Lease, context: CommandContext): Promise<void> {
    let run = await whileHeld(lease, () => this.load(runId));
    if (!run.tasks) {
      if (!(await this.claim(runId, run, lease, context))) return;
      const { order } = run;
      const plan = await whileHeld(lease, () => this.planner.plan(runId, order));
      run = await this.record(runId, { type: 'plan', ...plan, at: this.clock.now() }, lease, context);
    }
    for (;;) {
      if (run.finished) return this.release(runId, run, lease, context);
      const next = nextTask(run, this.clock.now());
      if (!next) return;
      const outcome = await this.outcomeOf(runId, run, next, lease, context);
      run = await this.record(runId, outcome, lease, context);
    }
  }

  /** What another replica did meanwhile must be seen, so no copy of this process will do. */
  private async load(runId: string): Promise<ScheduledRun> {
    const { state } = await this.aggregates.load(scheduledRunDecider, runId);
    if (state === undefined || state === 'missed') throw new Error(`There is no run ${runId}`);
    return state;
  }

  private async outcomeOf(
    runId: string,
    run: ScheduledRun,
    next: NextTask,
    lease: Lease,
    context: CommandContext,
  ): Promise<ScheduledRunCommand> {
    const { index } = next;
    try {
      const result = await whileHeld(lease, () => this.tasks.carryOut(runId, run, next, lease, context));
      return { type: 'record-done', index, ...result };
    } catch (error) {
      if (lease.signal.aborted || isPassing(error)) throw error;
      const tryNumber = triesOf(run, index) + 1;
      return { type: 'record-failed', index, tryNumber, reason: this.reasonOf(error), at: this.clock.now() };
    }
  }

  private reasonOf(error: unknown): string {
    if (error instanceof DomainError) return error.message;
    this.logger.error(error);
    return 'An unexpected error occurred. It has been logged.';
  }

  private async record(
    runId: string,
    command: ScheduledRunCommand,
    lease: Lease,
    context: CommandContext,
  ): Promise<ScheduledRun> {
    const { state } = await whileHeld(lease, () =>
      this.aggregates.handle(scheduledRunDecider, runId, command, context, { awaitReadModels: false }),
    );
    if (state === undefined || state === 'missed') throw new Error(`There is no run ${runId}`);
    return state;
  }

  /** @returns false while another run of the article job is in progress; then this one waits for its turn */
  private async claim(
    runId: string,
    { order: { job, customPrompt } }: ScheduledRun,
    lease: Lease,
    context: CommandContext,
  ): Promise<boolean> {
    if (job !== 'articles') return true;
    const command = { type: 'claim-article-run', runId, customPrompt, at: this.clock.now() } as const;
    try {
      await whileHeld(lease, () => this.aggregates.handle(schedulerDecider, house, command, context));
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'conflict') return false;
      throw error;
    }
  }

  private async release(
    runId: string,
    { order: { job } }: ScheduledRun,
    lease: Lease,
    context: CommandContext,
  ): Promise<void> {
    if (job !== 'articles') return;
    const command = { type: 'release-article-run', runId, at: this.clock.now() } as const;
    await whileHeld(lease, () => this.aggregates.handle(schedulerDecider, house, command, context));
  }
}
