import { Injectable } from '@nestjs/common';
import { CategoryList } from '../../editorial/contract.js';
import { DomainError } from '../../platform/event-sourcing/domain-error.js';

/** Holds what a form says about categories against the list. */
@Injectable()
export class KnownCategories {
  constructor(private readonly categories: CategoryList) {}

  /** @throws DomainError `unknown-category` with the path of each id that is no category's */
  async check(ids: readonly string[] | undefined): Promise<void> {
    if (ids === undefined || ids.length === 0) return;
    const known = new Set((await this.categories.all()).map(({ id }) => id));
    const message = 'There is no such category.';
    const errors = ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ field: `categories[${index}]`, message }],
    );
    if (errors.length > 0) throw new DomainError('invalid', 'unknown-category', message, { errors });
  }
}
