import { Injectable, Logger } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { ProgressFeed } from '../../platform/http/live/progress-feed.js';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import {
  batchDecider,
  nextArticle,
  type Batch,
  type BatchCommand,
  type NextArticle,
} from '../domain/batch.decider.js';
import { ArticleProduction } from './article-production.js';
import { isPassing } from '../../platform/kernel/persistently.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { plannedAssignment } from './planned-assignment.js';
import { WeeklyPlaces, type HeldPlaces } from './weekly-places.js';

/**
 * Carries a batch to its end from wherever it is, one article after the other: each gets the titles before it,
 * and being killed costs one call of the model at most. What was done is seen in the streams, so that a second
 * runner, or one that begins again, repeats nothing.
 */
@Injectable()
export class BatchRunner {
  private readonly logger = new Logger('Batches');

  constructor(
    private readonly aggregates: AggregateStore,
    private readonly production: ArticleProduction,
    private readonly places: WeeklyPlaces,
    private readonly progress: ProgressFeed,
  ) {}

  /**
   * Resolves when every article has its outcome and the read models show it. Outages of Postgres and of the record
   * are waited out.
   * @param context on whose behalf the articles are written
   * @throws when the server stops or the lease is lost; the batch then continues elsewhere or at the next start
   */
  async run(batchId: string, lease: Lease, context: CommandContext): Promise<Batch> {
    for (;;) {
      const { state: batch } = await whileHeld(lease, () => this.aggregates.load(batchDecider, batchId));
      if (!batch) throw new Error(`There is no batch ${batchId}`);
      const article = nextArticle(batch);
      if (!article) {
        await this.settle(batchId, batch, lease, context);
        return batch;
      }
      this.tell(batchId, batch, 'started', article.index);
      const failure = await this.failureOf(batchId, batch, article, lease, context);
      const { index } = article;
      const command: BatchCommand =
        failure === null
          ? { type: 'record-written', index }
          : { type: 'record-failed', index, reason: failure };
      await whileHeld(lease, () => this.aggregates.handle(batchDecider, batchId, command, context));
      this.tell(batchId, batch, failure === null ? 'written' : 'failed', index);
    }
  }

  /** Why there is no article, or null when there is one. */
  private async failureOf(
    batchId: string,
    batch: Batch,
    article: NextArticle,
    lease: Lease,
    context: CommandContext,
  ): Promise<string | null> {
    try {
      const found = await whileHeld(lease, () => this.production.find(article.articleId));
      if (found === undefined) await this.produce(batchId, batch, article, lease, context);
      const held = heldPlaces(batchId, batch);
      if (held) await whileHeld(lease, () => this.places.use(held, article.articleId, context));
      return null;
    } catch (error) {
      if (lease.signal.aborted || isPassing(error)) throw error;
      if (error instanceof DomainError) return error.message;
      this.logger.error(error);
      return 'An unexpected error occurred. It has been logged.';
    }
  }

  private async produce(
    batchId: string,
    batch: Batch,
    article: NextArticle,
    lease: Lease,
    context: CommandContext,
  ): Promise<void> {
    const assignment = plannedAssignment(batchId, batch.order, article);
    const manuscript = await whileHeld(lease, async () => {
      const written = await this.production.write(assignment, lease, {
        person: batch.order.authorId,
        limitStarts: 'in-slot',
        onStage: (stage) => this.tell(batchId, batch, stage, article.index),
      });
      if (written.ok) return written;
      throw providerRefusal(written);
    });
    await whileHeld(lease, () => this.production.record(article.articleId, manuscript, lease, context));
  }

  private async settle(batchId: string, batch: Batch, lease: Lease, context: CommandContext): Promise<void> {
    const held = heldPlaces(batchId, batch);
    if (held) await whileHeld(lease, () => this.places.settle(held, context));
  }

  private tell(batchId: string, { order }: Batch, stage: string, index: number): void {
    const { authorId, key, articles } = order;
    if (authorId === null) return;
    const detail = { batchId, index, of: articles.length };
    this.progress.publish({ userId: authorId, work: key ?? batchId, stage, detail });
  }
}

function heldPlaces(batchId: string, { order: { authorId, week } }: Batch): HeldPlaces | undefined {
  return authorId === null || week === null ? undefined : { authorId, monday: week, workId: batchId };
}
