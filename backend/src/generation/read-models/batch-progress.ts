import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn, DataSource } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { BatchEvent, PlannedArticle } from '../domain/batch.events.js';
import { generationDecider, stepOf, type GenerationStep } from '../domain/generation.decider.js';
import { toldCause } from '../../platform/ai/told-cause.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { projection } from '../../platform/projections/projection.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { type Reader, summaryColumns, summaryOf, type SummaryRow } from '../../articles/contract.js';
import type { BatchProgress } from '../dto/generation.dto.js';

/** An order for several articles. */
@Entity('batch')
class BatchRow {
  @PrimaryColumn('text')
  id: string;

  /** The user who requested the batch, who is also the actor of every later event. */
  @Column('json')
  actor: Actor;

  @Column('text', { nullable: true })
  authorId: string | null;

  @Column('text', { nullable: true })
  key: string | null;

  @Column('json')
  articles: readonly PlannedArticle[];

  @Column('text')
  correlationId: string;

  @Column('boolean')
  finished: boolean;
}

/** The outcome of one article of a batch. */
@Entity('batch_outcome')
class BatchOutcomeRow {
  @PrimaryColumn('text')
  batchId: string;

  /** The place in the plan, counted from 0. */
  @PrimaryColumn('integer')
  place: number;

  /** The reason why there is no article; null if it was written. */
  @Column('text', { nullable: true })
  failure: string | null;

  /** The cause, which only administrators see. */
  @Column('text', { nullable: true })
  cause: string | null;
}

/** The batches and their progress. */
export const batchProgress = projection<BatchEvent>({
  name: 'batch-progress',
  tables: [BatchRow, BatchOutcomeRow],
  on: {
    BatchRequested: ({ streamId, data: { authorId, key, articles }, metadata }, rows) => {
      const { actor, correlationId } = metadata;
      // A batch without any article can be requested again.
      rows.remove(BatchOutcomeRow, { batchId: streamId });
      rows.remove(BatchRow, { id: streamId });
      rows.insert(BatchRow, { id: streamId, actor, authorId, key, articles, correlationId, finished: false });
    },
    BatchArticleWritten: ({ streamId, data: { index } }, rows) => {
      rows.insert(BatchOutcomeRow, { batchId: streamId, place: index, failure: null, cause: null });
    },
    BatchArticleFailed: ({ streamId, data: { index, reason, cause = null } }, rows) => {
      rows.insert(BatchOutcomeRow, { batchId: streamId, place: index, failure: reason, cause });
    },
    BatchFinished: ({ streamId }, rows) => {
      rows.update(BatchRow, { id: streamId }, { finished: true });
    },
  },
});

type Planned = BatchProgress['planned'][number];

type BatchColumns = Pick<BatchRow, 'authorId' | 'key' | 'finished'> & {
  readonly planned: readonly Omit<Planned, 'status' | 'underWay'>[];
};

/** The planned articles with the current names, or the last ones after a deletion, as in lists of articles. */
const planned = `(
  select json_agg(json_build_object(
    'articleId', article->>'articleId',
    'persona', coalesce(
      (select name from persona_name where id = article->>'personaId'), article->>'personaName'),
    'personaId', article->>'personaId',
    'category', coalesce(
      (select name from category_name where id = article->>'categoryId'), article->>'categoryName'),
    'categoryId', article->>'categoryId') order by place)
  from json_array_elements(articles) with ordinality plan (article, place))`;

type Outcome = Pick<BatchOutcomeRow, 'place' | 'failure' | 'cause'>;

/** Reads the progress of a batch: authors see their own, administrators any. */
@Injectable()
export class GetBatch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly aggregates: AggregateStore,
  ) {}

  async execute(reader: Reader, id: string): Promise<BatchProgress> {
    const [[batch], outcomes, articles, underWay] = await Promise.all([
      this.dataSource.query<BatchColumns[]>(
        `select author_id "authorId", key, finished, ${planned} planned from batch where id = $1`,
        [id],
      ),
      this.dataSource.query<Outcome[]>(
        'select place, failure, cause from batch_outcome where batch_id = $1 order by place',
        [id],
      ),
      this.dataSource.query<SummaryRow[]>(
        `select ${summaryColumns} from article where batch_id = $1 and not deleted order by batch_index`,
        [id],
      ),
      this.underWay(id),
    ]);
    if (!batch || (reader.role !== 'admin' && batch.authorId !== reader.id)) {
      throw new DomainError('not-found', 'no-such-batch', 'Batch not found.');
    }
    return progressOf(reader, id, batch, outcomes, articles, underWay);
  }

  /** Returns the current step of each article that is begun and has no outcome, by the article's id. */
  private async underWay(batchId: string): Promise<Map<string, GenerationStep>> {
    const begun = await this.dataSource.query<{ id: string }[]>(
      `select id from generation where status in ('running', 'done') and id in (
         select article->>'articleId'
         from batch, json_array_elements(articles) with ordinality plan (article, place)
         where batch.id = $1 and not exists (
           select from batch_outcome outcome where outcome.batch_id = $1 and outcome.place = plan.place - 1))`,
      [batchId],
    );
    const steps = begun.map(async ({ id }) => {
      const { state } = await this.aggregates.load(generationDecider, id);
      // A generation that is done has no step left: its text is being recorded as an article.
      return [id, stepOf(state) ?? 'offer'] as const;
    });
    return new Map(await Promise.all(steps));
  }
}

function progressOf(
  { role }: Reader,
  batchId: string,
  { key, planned, finished }: BatchColumns,
  outcomes: readonly Outcome[],
  articles: readonly SummaryRow[],
  underWay: ReadonlyMap<string, GenerationStep>,
): BatchProgress {
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.place, outcome]));
  const failures = outcomes.flatMap(({ place, failure, cause }) => {
    if (failure === null) return [];
    const { persona, category } = planned[place] ?? { persona: '', category: '' };
    return [{ index: place, persona, category, reason: failure, ...toldCause(role, cause) }];
  });
  return {
    success: true,
    batchId,
    key,
    status: finished ? 'finished' : 'running',
    summary: {
      requested: planned.length,
      totalGenerated: outcomes.length - failures.length,
      failed: failures.length,
    },
    planned: planned.map((article, place) => {
      const outcome = outcomeOf.get(place);
      if (outcome)
        return { ...article, status: outcome.failure === null ? 'written' : 'failed', underWay: null };
      const step = underWay.get(article.articleId) ?? null;
      return { ...article, status: step ? 'running' : 'waiting', underWay: step };
    }),
    articles: articles.map(summaryOf),
    failures,
  };
}
