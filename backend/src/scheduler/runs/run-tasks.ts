import { Injectable } from '@nestjs/common';
import { ArticleCommissions, plannedAssignment } from '../../generation/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { WeeklyTopics } from '../../topics/contract.js';
import type { NextTask } from '../domain/retries.js';
import type { ScheduledRun } from '../domain/scheduled-run.decider.js';

/** What a task brought. */
export interface TaskResult {
  readonly title: string | null;
  readonly ideas: number | null;
}

/** Does one task of a run, or finds that it was done. */
@Injectable()
export class RunTasks {
  constructor(
    private readonly commissions: ArticleCommissions,
    private readonly topics: WeeklyTopics,
  ) {}

  /** @throws DomainError whose message says why it cannot be done now */
  async carryOut(
    runId: string,
    run: ScheduledRun,
    { index, task }: NextTask,
    lease: Lease,
    context: CommandContext,
  ): Promise<TaskResult> {
    if (task.kind === 'ideas') {
      const ideas = await this.topics.generate(task.batchId, context, { retryFaults: false });
      return { title: null, ideas: ideas.length };
    }
    const { tasks = [], order } = run;
    const plan = {
      articles: tasks.filter((one) => one.kind === 'article'),
      customPrompt: order.customPrompt,
      authorId: context.actor.id,
    };
    const assignment = plannedAssignment(runId, plan, { ...task, index });
    return { title: await this.commissions.produce(assignment, lease, context), ideas: null };
  }
}
