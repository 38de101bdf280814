import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import type { Process, Step, UnfinishedProcess } from '../../platform/replicas/process.js';
import {
  batchDecider,
  openArticles,
  type Batch,
  type BatchCommand,
  type BatchState,
  type NextArticle,
} from '../domain/batch.decider.js';
import type { BatchEvent, BatchOrder } from '../domain/batch.events.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { ArticlePlanner } from '../pipeline/article-planner.js';
import { ArticleProduction, plannedAssignment } from './article-production.js';
import { WeeklyQuota, type Reservation } from './weekly-quota.js';

/**
 * Runs a batch. As many articles are written side by side as the model takes calls, and the last outcome ends the
 * batch.
 */
@Injectable()
export class BatchProcess implements Process<BatchState, BatchCommand, BatchEvent> {
  readonly decider = batchDecider;

  constructor(
    private readonly production: ArticleProduction,
    private readonly planner: ArticlePlanner,
    private readonly quota: WeeklyQuota,
    private readonly progress: ProgressFeed,
    private readonly dataSource: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  next(batchId: string, batch: BatchState, context: CommandContext): Step<BatchCommand>[] {
    if (!batch || batch.finished) return [];
    const { order, plans, outcomes } = batch;
    if (!plans && outcomes.size === 0 && this.planner.plans(order.articles.length)) {
      return [{ key: 'plan', perform: (lease) => this.plan(batchId, order, lease) }];
    }
    return openArticles(batch)
      .slice(0, this.settings.aiConcurrency)
      .map((article) => this.writing(batchId, batch, article, context));
  }

  private async plan(batchId: string, order: BatchOrder, lease: Lease): Promise<BatchCommand> {
    this.tell(batchId, order, 'planning', 0);
    const options = { person: order.authorId, limitStarts: 'in-slot', workId: `batch-${batchId}` } as const;
    const { articles, customPrompt } = order;
    return {
      type: 'record-planned',
      planned: await this.planner.plan(articles, customPrompt, lease, options),
    };
  }

  private writing(
    batchId: string,
    { order, plans }: Batch,
    article: NextArticle,
    context: CommandContext,
  ): Step<BatchCommand> {
    const { index, articleId } = article;
    const onStage = (stage: string): void => this.tell(batchId, order, stage, index);
    return {
      key: articleId,
      perform: async ({ onOutage }) => {
        onStage('started');
        const options = { limitStarts: 'in-slot', onStage } as const;
        const assignment = plannedAssignment(batchId, order, { ...article, plan: plans?.[index] });
        await this.production.produce(assignment, options, context, onOutage);
        const reservation = reservationOf(batchId, order);
        if (reservation) await this.quota.use(reservation, articleId, context);
        return { type: 'record-written', index };
      },
      failed: (reason, cause) => ({ type: 'record-failed', index, reason, cause }),
    };
  }

  recorded(batchId: string, batch: BatchState, command: BatchCommand): void {
    if (!batch || command.type === 'request' || command.type === 'record-planned') return;
    this.tell(batchId, batch.order, command.type === 'record-written' ? 'written' : 'failed', command.index);
  }

  async settle(batchId: string, batch: BatchState, context: CommandContext): Promise<void> {
    const reservation = batch && reservationOf(batchId, batch.order);
    if (reservation) await this.quota.settle(reservation, context);
  }

  unfinished(): Promise<UnfinishedProcess[]> {
    return this.dataSource.query(
      `select id, actor, correlation_id "correlationId" from batch where not finished`,
    );
  }

  private tell(batchId: string, { authorId, key, articles }: BatchOrder, stage: string, index: number): void {
    if (authorId === null) return;
    const detail = { batchId, index, of: articles.length };
    this.progress.publish({ userId: authorId, work: key ?? batchId, stage, detail });
  }
}

function reservationOf(batchId: string, { authorId, week }: BatchOrder): Reservation | undefined {
  return authorId === null || week === null ? undefined : { authorId, monday: week, workId: batchId };
}
