import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { Category } from '../domain/categories.commands.js';
import { CategoryListRow, CategoryRow } from '../projections/category.row.js';

/** The content categories there are. */
@Injectable()
export class CategoryList {
  constructor(private readonly dataSource: DataSource) {}

  async find(id: string): Promise<Category | undefined> {
    const row = await this.dataSource.getRepository(CategoryRow).findOneBy({ id });
    return row ? categoryOf(row) : undefined;
  }

  /** In the order that administrators gave them. */
  async all(): Promise<Category[]> {
    const rows = await this.dataSource.getRepository(CategoryRow).find({ order: { place: 'asc' } });
    return rows.map(categoryOf);
  }

  /**
   * The whole list with its revision.
   * @throws DomainError `unavailable` in the moments of a very first start before the first list is written.
   */
  async revised(): Promise<{ categories: Category[]; revision: number }> {
    // In this order: a list that is newer than its revision is refused when it is saved, the reverse would be lost.
    const row = await this.dataSource
      .getRepository(CategoryListRow)
      .findOneBy({ stream: 'categories-house' });
    if (row) return { revision: row.revision, categories: await this.all() };
    throw new DomainError('unavailable', 'no-categories-yet', 'The categories aren’t ready yet.', {
      retryAfterSeconds: 5,
    });
  }
}

function categoryOf({ place: _, ...category }: CategoryRow): Category {
  return category;
}
