import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { WorkLeases } from '../../platform/replicas/work-leases.js';
import { scheduledRunDecider } from '../domain/scheduled-run.decider.js';
import type { ClaimColumns } from '../projections/scheduler.row.js';
import { SchedulerSettings } from '../queries/scheduler-settings.js';
import { RunRunner } from './run-runner.js';

interface OpenRun {
  readonly id: string;
  readonly actor: Actor;
  readonly correlationId: string;
}

/**
 * Takes up every run that is not over, unless someone is at it. The read models only name candidates; what is done
 * about them is decided on the streams.
 */
@Injectable()
export class OpenRuns {
  private readonly logger = new Logger('Scheduler');

  constructor(
    private readonly dataSource: DataSource,
    private readonly aggregates: AggregateStore,
    private readonly scheduler: SchedulerSettings,
    private readonly runner: RunRunner,
    private readonly leases: WorkLeases,
  ) {}

  /** Resolves when all are taken up; each then continues by itself. */
  async takeUp(): Promise<void> {
    const runs = await this.dataSource.query<OpenRun[]>(
      `select id, actor, correlation_id "correlationId" from scheduled_run
       where outcome = 'unfinished' order by position`,
    );
    for (const run of runs) void this.carryOn(run);
    const { claim } = await this.scheduler.current();
    if (claim && !runs.some(({ id }) => id === claim.runId)) await this.settle(claim);
  }

  /** Cut off between the claim and the run it was for, or between the run's end and the release. */
  private async settle(claim: ClaimColumns): Promise<void> {
    const { runId: id, customPrompt, at, actor, correlationId } = claim;
    const run = { id, actor, correlationId };
    const dueAt = new Date(at);
    const order = { type: 'open', job: 'articles', trigger: 'manual', dueAt, customPrompt } as const;
    await this.aggregates.handle(scheduledRunDecider, id, order, contextOf(run), { awaitReadModels: false });
    void this.carryOn(run);
  }

  private async carryOn(run: OpenRun): Promise<void> {
    try {
      await this.leases.runIfIdle(run.id, (lease) => this.runner.run(run.id, lease, contextOf(run)));
    } catch (error) {
      if (!this.leases.stopped.aborted) this.logger.error(error);
    }
  }
}

/**
 * Every attempt at a run is a request of its own: two that meet at one revision then conflict instead of passing for
 * repeats of each other.
 */
function contextOf({ actor, correlationId }: OpenRun): CommandContext {
  return internalContext(actor, { correlationId, causationId: correlationId });
}
