import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArticleProduction, plannedAssignment } from '../../generation/contract.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Process, Step, UnfinishedProcess } from '../../platform/replicas/process.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { TopicProposals } from '../../topics/contract.js';
import {
  nextTasks,
  type NextTask,
  openedRun,
  scheduledRunDecider,
  triesOf,
  type ScheduledRun,
  type ScheduledRunCommand,
  type ScheduledRunState,
} from '../domain/scheduled-run.decider.js';
import type { ScheduledRunEvent } from '../domain/scheduled-run.events.js';
import { schedulerDecider, type SchedulerCommand } from '../domain/scheduler.decider.js';
import { house } from '../../platform/kernel/house.js';
import { SchedulerSettings } from '../read-models/scheduler-settings.js';
import { RunPlanner } from '../planning/run-planner.js';

/**
 * A run of a weekly job: it is planned when its turn has come, then its tasks run side by side, with three tries each.
 */
@Injectable()
export class ScheduledRunProcess implements Process<
  ScheduledRunState,
  ScheduledRunCommand,
  ScheduledRunEvent
> {
  readonly decider = scheduledRunDecider;

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly planner: RunPlanner,
    private readonly production: ArticleProduction,
    private readonly topics: TopicProposals,
    private readonly scheduler: SchedulerSettings,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  next(runId: string, state: ScheduledRunState, context: CommandContext): Step<ScheduledRunCommand>[] {
    const run = openedRun(state);
    if (!run.tasks) return [{ key: 'plan', perform: (lease) => this.plan(runId, run, lease, context) }];
    return nextTasks(run, this.clock.now())
      .slice(0, this.settings.aiConcurrency)
      .map((next) => {
        const { index } = next;
        const tryNumber = triesOf(run, index) + 1;
        return {
          key: `${index}, try ${tryNumber}`,
          perform: () => this.carryOut(runId, run, next, context),
          failed: (reason, cause) => {
            const failure = { index, tryNumber, reason, cause, at: this.clock.now() };
            return { type: 'record-failed', ...failure };
          },
        };
      });
  }

  async settle(runId: string, run: ScheduledRunState, context: CommandContext): Promise<void> {
    const { order, finished } = openedRun(run);
    if (finished && order.job === 'articles') {
      await this.change({ type: 'release-article-run', runId, at: this.clock.now() }, context);
    }
  }

  async unfinished(): Promise<UnfinishedProcess[]> {
    const runs = await this.dataSource.query<UnfinishedProcess[]>(
      `select id, actor, correlation_id "correlationId" from scheduled_run
       where outcome = 'unfinished' order by position`,
    );
    const { claim } = await this.scheduler.current();
    if (!claim || runs.some(({ id }) => id === claim.runId)) return runs;
    // The work was cut off between the claim and its run, or between the run's end and the release.
    const { runId: id, customPrompt, at, actor, correlationId } = claim;
    const open = {
      type: 'open',
      job: 'articles',
      trigger: 'manual',
      dueAt: new Date(at),
      customPrompt,
    } as const;
    const context = internalContext(actor, { correlationId, causationId: correlationId });
    await this.aggregates.handle(scheduledRunDecider, id, open, context, { awaitReadModels: false });
    return [...runs, { id, actor, correlationId }];
  }

  /** Plans the run; undefined while another run of the article job is in progress. */
  private async plan(
    runId: string,
    { order }: ScheduledRun,
    lease: Lease,
    context: CommandContext,
  ): Promise<ScheduledRunCommand | undefined> {
    const at = this.clock.now();
    if (order.job === 'articles') {
      const { customPrompt } = order;
      try {
        await this.change({ type: 'claim-article-run', runId, customPrompt, at }, context);
      } catch (error) {
        if (error instanceof DomainError && error.kind === 'conflict') return undefined;
        throw error;
      }
    }
    return { type: 'plan', ...(await this.planner.plan(runId, order, lease)), at };
  }

  private async carryOut(
    runId: string,
    { tasks = [], order: { customPrompt } }: ScheduledRun,
    { index, task }: NextTask,
    context: CommandContext,
  ): Promise<ScheduledRunCommand> {
    if (task.kind === 'ideas') {
      const ideas = await this.topics.week(task.batchId, context, { retryFaults: false });
      return { type: 'record-done', index, title: null, ideas };
    }
    const articles = tasks.filter((one) => one.kind === 'article');
    const plan = { articles, customPrompt, authorId: context.actor.id };
    const assignment = plannedAssignment(runId, plan, { ...task, index });
    // Nobody waits for the answer, and the run makes longer pauses, so a fault of the provider ends the try at once.
    const options = { person: null, limitStarts: 'in-slot', retryFaults: false } as const;
    const { title } = await this.production.produce(assignment, options, context);
    return { type: 'record-done', index, title, ideas: null };
  }

  private async change(command: SchedulerCommand, context: CommandContext): Promise<void> {
    await this.aggregates.handle(schedulerDecider, house, command, context);
  }
}
