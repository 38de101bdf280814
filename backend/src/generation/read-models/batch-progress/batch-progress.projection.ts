import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../../platform/event-sourcing/actor.js';
import type { BatchEvent, PlannedArticle } from '../../domain/batch.events.js';
import { projection } from '../../../platform/projections/projection.js';

/** An order for several articles. */
@Entity('batch')
class BatchRow {
  @PrimaryColumn('text')
  id: string;

  /** The user who requested it, also the actor of everything written later. */
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

/** What became of one article of a batch. */
@Entity('batch_outcome')
class BatchOutcomeRow {
  @PrimaryColumn('text')
  batchId: string;

  /** In the plan, counted from 0. */
  @PrimaryColumn('integer')
  place: number;

  /** Why there is no article; null when it was written. */
  @Column('text', { nullable: true })
  failure: string | null;
}

/** Batches and how far they are. */
export const batchProgress = projection<BatchEvent>({
  name: 'batch-progress',
  tables: [BatchRow, BatchOutcomeRow],
  on: {
    BatchRequested: ({ streamId, data: { authorId, key, articles }, metadata }, rows) => {
      const { actor, correlationId } = metadata;
      // A batch that brought nothing can be asked for once more.
      rows.remove(BatchOutcomeRow, { batchId: streamId });
      rows.remove(BatchRow, { id: streamId });
      rows.insert(BatchRow, { id: streamId, actor, authorId, key, articles, correlationId, finished: false });
    },
    BatchArticleWritten: ({ streamId, data: { index } }, rows) => {
      rows.insert(BatchOutcomeRow, { batchId: streamId, place: index, failure: null });
    },
    BatchArticleFailed: ({ streamId, data: { index, reason } }, rows) => {
      rows.insert(BatchOutcomeRow, { batchId: streamId, place: index, failure: reason });
    },
    BatchFinished: ({ streamId }, rows) => {
      rows.update(BatchRow, { id: streamId }, { finished: true });
    },
  },
});
