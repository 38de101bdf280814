import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CategoryList } from '../../editorial/contract.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { RemovedCategoryRow } from '../read-models/removed-categories.js';

/** Compares the categories of a form with the list. */
@Injectable()
export class KnownCategories {
  constructor(
    private readonly categories: CategoryList,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Returns the categories that exist. It leaves out one that was removed after the form was opened, since nobody could
   * remove it there.
   * @throws DomainError `unknown-category` with the path of each id that never was a category's
   */
  async among(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const present = new Set((await this.categories.all()).map(({ id }) => id));
    const removed = await this.dataSource.getRepository(RemovedCategoryRow).find({ select: { id: true } });
    const known = new Set([...present, ...removed.map(({ id }) => id)]);
    const message = 'Category not found.';
    const errors = ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `categories[${index}]`, message }],
    );
    if (errors.length > 0) throw new DomainError('invalid', 'unknown-category', message, { errors });
    return ids.filter((id) => present.has(id));
  }
}
