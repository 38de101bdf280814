import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { newValues } from '../../platform/event-sourcing/field-changes.js';
import type { Recorded } from '../../platform/event-sourcing/recorded-event.js';
import { projection } from '../../platform/projections/projection.js';
import type { Rows } from '../../platform/projections/rows.js';
import type { Category } from '../domain/categories.decider.js';
import type { CategoryEvent } from '../domain/categories.events.js';
import { Injectable } from '@nestjs/common';
import { unavailable } from '../../platform/kernel/domain-error.js';

/** A category that is in the list. */
@Entity('category')
class CategoryRow {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('text')
  color: string;

  /** The category’s place in the list, which is sorted by it. */
  @Column('integer')
  place: number;
}

/** The list as a whole: one row, which exists once there is a first category. */
@Entity('category_list')
class CategoryListRow {
  @PrimaryColumn('text')
  stream: string;

  @Column('integer')
  revision: number;
}

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

/** Reads the content categories. */
@Injectable()
export class CategoryList {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<Category | undefined> {
    const row = await this.dataSource.getRepository(CategoryRow).findOneBy({ id });
    return row ? categoryOf(row) : undefined;
  }

  /** Returns all categories in the order that administrators gave them. */
  async all(): Promise<Category[]> {
    const rows = await this.dataSource.getRepository(CategoryRow).find({ order: { place: 'asc' } });
    return rows.map(categoryOf);
  }

  /**
   * Returns the whole list with its revision.
   * @throws DomainError `unavailable` in the moments of a very first start before the first list is written
   */
  async revised(): Promise<{ categories: Category[]; revision: number }> {
    // The revision is read first: a list that is newer than its revision is refused when it is saved, but an older one
    // would overwrite changes.
    const row = await this.dataSource
      .getRepository(CategoryListRow)
      .findOneBy({ stream: 'categories-house' });
    if (row) return { revision: row.revision, categories: await this.all() };
    throw unavailable('no-categories-yet', 'The categories aren’t ready yet.');
  }
}

function categoryOf({ place: _, ...category }: CategoryRow): Category {
  return category;
}
