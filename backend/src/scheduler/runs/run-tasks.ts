import { Injectable } from '@nestjs/common';
import { ArticleCommissions } from '../../articles/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Lease } from '../../platform/leadership/work-leases.js';
import { WeeklyTopics } from '../../topics/contract.js';
import type { NextTask } from '../domain/retries.js';
import type { ScheduledRun } from '../domain/scheduled-run.decider.js';
import type { ScheduledTask } from '../domain/scheduled-run.events.js';

/** What a task brought. */
export interface TaskResult {
  readonly title: string | null;
  readonly ideas: number | null;
}

type ArticleTask = Extract<ScheduledTask, { kind: 'article' }>;

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
      const ideas = await this.topics.generate(task.batchId, context, {
        retryFaults: false,
      });
      return { title: null, ideas: ideas.length };
    }
    const { articleId, personaId, categoryId } = task;
    const commission = {
      articleId,
      personaId,
      categoryId,
      customPrompt: run.order.customPrompt,
      authorId: context.actor.id,
      batch: { id: runId, index },
      ideaId: null,
      sibling: siblingOf(run, index, categoryId),
    };
    return { title: await this.commissions.produce(commission, lease, context), ideas: null };
  }
}

/** Where it stands among those of its category. */
function siblingOf({ tasks = [] }: ScheduledRun, index: number, categoryId: string) {
  const isSibling = (task: ScheduledTask): task is ArticleTask =>
    task.kind === 'article' && task.categoryId === categoryId;
  const before = tasks.slice(0, index).filter(isSibling).length;
  return { number: before + 1, of: tasks.filter(isSibling).length };
}
