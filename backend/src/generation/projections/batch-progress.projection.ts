import { projection } from '../../platform/projections/projection.js';
import type { BatchEvent } from '../domain/batch.events.js';
import { BatchOutcomeRow, BatchRow } from './batch.row.js';

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
