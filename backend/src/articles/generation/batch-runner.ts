import { Injectable, Logger } from '@nestjs/common';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/event-sourcing/domain-error.js';
import { ProgressFeed } from '../../platform/http/progress-feed.js';
import {
  batchDecider,
  nextArticle,
  type Batch,
  type BatchCommand,
  type NextArticle,
} from '../domain/batch.decider.js';
import { ArticleProduction, type Assignment } from './article-production.js';
import { isPassing, persistently } from '../../platform/persistently.js';
import { providerRefusal } from '../../platform/ai/provider-refusal.js';
import { RunningWork } from './running-work.js';
import { WeeklyPlaces, type HeldPlaces } from './weekly-places.js';

/**
 * Carries a batch to its end from wherever it is, one article after the other: each is told the titles before it,
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
    private readonly running: RunningWork,
    private readonly progress: ProgressFeed,
  ) {}

  /**
   * Resolves when every article has its outcome and the read models show it. Outages of Postgres and of the record
   * are waited out.
   * @param context on whose behalf the articles are written
   * @throws when the server stops; the batch then goes on at the next start
   */
  async run(batchId: string, context: CommandContext): Promise<Batch> {
    for (;;) {
      const { state: batch } = await this.insist(() => this.aggregates.load(batchDecider, batchId));
      if (!batch) throw new Error(`There is no batch ${batchId}`);
      const article = nextArticle(batch);
      if (!article) {
        await this.settle(batchId, batch, context);
        return batch;
      }
      this.tell(batchId, batch, 'started', article.index);
      const failure = await this.failureOf(batchId, batch, article, context);
      const { index } = article;
      const command: BatchCommand =
        failure === null
          ? { type: 'record-written', index }
          : { type: 'record-failed', index, reason: failure };
      await this.insist(() => this.aggregates.handle(batchDecider, batchId, command, context));
      this.tell(batchId, batch, failure === null ? 'written' : 'failed', index);
    }
  }

  /** Why there is no article, or null when there is one. */
  private async failureOf(
    batchId: string,
    batch: Batch,
    article: NextArticle,
    context: CommandContext,
  ): Promise<string | null> {
    try {
      const found = await this.insist(() => this.production.find(article.articleId));
      if (found === undefined) await this.produce(batchId, batch, article, context);
      const held = heldPlaces(batchId, batch);
      if (held) await this.insist(() => this.places.use(held, article.articleId, context));
      return null;
    } catch (error) {
      if (this.running.signal.aborted || isPassing(error)) throw error;
      if (error instanceof DomainError) return error.message;
      this.logger.error(error);
      return 'An unexpected error kept it from being written. It has been logged.';
    }
  }

  private async produce(
    batchId: string,
    batch: Batch,
    article: NextArticle,
    context: CommandContext,
  ): Promise<void> {
    const assignment = assignmentOf(batchId, batch, article);
    const manuscript = await this.insist(async () => {
      const written = await this.production.write(assignment, {
        limitStarts: 'at-turn',
        onStage: (stage) => this.tell(batchId, batch, stage, article.index),
      });
      if (written.ok) return written;
      throw providerRefusal(written);
    });
    await this.insist(() => this.production.record(article.articleId, manuscript, context));
  }

  private async settle(batchId: string, batch: Batch, context: CommandContext): Promise<void> {
    const held = heldPlaces(batchId, batch);
    if (held) await this.insist(() => this.places.settle(held, context));
  }

  private insist<T>(work: () => Promise<T>): Promise<T> {
    return persistently(this.running.signal, work);
  }

  private tell(batchId: string, { order }: Batch, stage: string, index: number): void {
    const { authorId, key, articles } = order;
    if (authorId === null) return;
    const detail = { batchId, index, of: articles.length };
    this.progress.publish({ userId: authorId, work: key ?? batchId, stage, detail });
  }
}

function assignmentOf(batchId: string, { order }: Batch, article: NextArticle): Assignment {
  const { articleId, personaId, categoryId, index } = article;
  const siblings = order.articles
    .map((other, place) => ({ ...other, place }))
    .filter((other) => other.categoryId === categoryId);
  return {
    articleId,
    personaId,
    categoryId,
    customPrompt: order.customPrompt,
    authorId: order.authorId,
    batch: { id: batchId, index },
    ideaId: null,
    sibling: {
      number: siblings.findIndex(({ place }) => place === index) + 1,
      of: siblings.length,
    },
  };
}

function heldPlaces(batchId: string, { order: { authorId, week } }: Batch): HeldPlaces | undefined {
  return authorId === null || week === null ? undefined : { authorId, monday: week, workId: batchId };
}
