import type { CategoryEvent } from '../../editorial/contract.js';
import { projection } from '../../platform/projections/projection.js';
import { RemovedCategoryRow } from './removed-category.row.js';

/** The categories that no persona may have any more. */
export const removedCategories = projection<CategoryEvent>({
  name: 'removed-categories',
  tables: [RemovedCategoryRow],
  on: {
    CategoryAdded: ({ data: { id } }, rows) => rows.remove(RemovedCategoryRow, { id }),
    CategoryRemoved: ({ id: eventId, data: { id }, metadata: { actor, correlationId } }, rows) =>
      rows.insert(RemovedCategoryRow, { id, actor, correlationId, eventId }),
  },
});
