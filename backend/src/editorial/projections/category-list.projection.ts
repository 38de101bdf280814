import { newValues } from '../../platform/event-sourcing/field-changes.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { Category } from '../domain/categories.commands.js';
import type { CategoryEvent } from '../domain/categories.events.js';
import { CategoryListRow, CategoryRow } from './category.row.js';

/** The list of categories and its revision. */
export const categoryList = projection<CategoryEvent>({
  name: 'category-list',
  tables: [CategoryRow, CategoryListRow],
  on: {
    CategoryAdded: (event, rows) => {
      rows.insert(CategoryRow, event.data);
      moveRevision(event, rows);
    },
    CategoryChanged: (event, rows) => {
      const { id, ...changes } = event.data;
      rows.update<CategoryRow>(CategoryRow, { id }, newValues<Omit<Category, 'id'>>(changes));
      moveRevision(event, rows);
    },
    CategoryRemoved: (event, rows) => {
      rows.remove(CategoryRow, { id: event.data.id });
      moveRevision(event, rows);
    },
    CategoriesReordered: (event, rows) => {
      event.data.order.forEach((id, place) => rows.update(CategoryRow, { id }, { place }));
      moveRevision(event, rows);
    },
  },
});

function moveRevision({ stream, revision }: Recorded, rows: Rows): void {
  if (revision === 0n) rows.insert(CategoryListRow, { stream, revision: 0 });
  else rows.update(CategoryListRow, { stream }, { revision: Number(revision) });
}
