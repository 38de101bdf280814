import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import type { Process, Step, UnfinishedProcess } from '../../platform/replicas/process.js';
import { batchDecider, nextArticle, type BatchCommand, type BatchState } from '../domain/batch.decider.js';
import type { BatchEvent, BatchOrder } from '../domain/batch.events.js';
import { ArticleProduction } from './article-production.js';
import { plannedAssignment } from './planned-assignment.js';
import { WeeklyQuota, type Reservation } from './weekly-quota.js';

/** A batch: one article after the other, each with the titles before it; the last outcome ends it. */
@Injectable()
export class BatchProcess implements Process<BatchState, BatchCommand, BatchEvent> {
  readonly decider = batchDecider;

  constructor(
    private readonly production: ArticleProduction,
    private readonly quota: WeeklyQuota,
    private readonly progress: ProgressFeed,
    private readonly dataSource: DataSource,
  ) {}

  next(batchId: string, batch: BatchState, context: CommandContext): Step<BatchCommand> | undefined {
    const article = batch && nextArticle(batch);
    if (!article) return undefined;
    const { order } = batch;
    const { index, articleId } = article;
    const onStage = (stage: string): void => this.tell(batchId, order, stage, index);
    return {
      perform: async (lease) => {
        onStage('started');
        const options = { person: order.authorId, limitStarts: 'in-slot', onStage } as const;
        await this.production.produce(plannedAssignment(batchId, order, article), lease, options, context);
        const reservation = reservationOf(batchId, order);
        if (reservation) await this.quota.use(reservation, articleId, context);
        return { type: 'record-written', index };
      },
      failed: (reason) => ({ type: 'record-failed', index, reason }),
    };
  }

  recorded(batchId: string, batch: BatchState, command: BatchCommand): void {
    if (!batch || command.type === 'request') return;
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
