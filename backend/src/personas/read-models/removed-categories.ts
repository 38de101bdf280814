import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import type { CategoryEvent } from '../../editorial/contract.js';
import { projection } from '../../platform/projections/projection.js';

/** A category that was removed and has not come back. */
@Entity('removed_category')
export class RemovedCategoryRow {
  @PrimaryColumn('text')
  id: string;

  /** The person who removed it; the consequences are carried out on their behalf. */
  @Column('json')
  actor: Actor;

  @Column('text')
  correlationId: string;

  /** The id of the event that removed it. */
  @Column('text')
  eventId: string;
}

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
