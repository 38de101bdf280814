import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Dismissal, IsDismissed } from '../../../../checks/dismissed.js';
import { dismissalKey, mostDismissals, mostDismissedCharacters } from '../domain/dismissals.js';

/**
 * Selects the keys of an article's dismissals, at most as many as an article can have.
 * @param article its id, as SQL
 */
export const dismissalKeysOf = (article: string): string =>
  `select dismissed.key from dismissed_finding dismissed
   where dismissed.article_id = ${article} order by dismissed.revision desc limit ${mostDismissals}`;

export function amongKeys(keys: readonly string[]): IsDismissed {
  const dismissed = new Set(keys);
  return (rule, quote) => dismissed.size > 0 && dismissed.has(dismissalKey(rule, quote));
}

/** The guesses of checks that people called wrong. */
@Injectable()
export class DismissedFindings {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns a test for the dismissals of an article, for any text of it, saved or not. */
  async of(articleId: string): Promise<IsDismissed> {
    const rows = await this.dataSource.query<{ key: string }[]>(dismissalKeysOf('$1'), [articleId]);
    return amongKeys(rows.map(({ key }) => key));
  }

  /**
   * Lists dismissals with their passages, the latest first, without those beyond the bounds, which older articles may
   * have.
   */
  passages(articleId: string): Promise<Dismissal[]> {
    return this.dataSource.query<Dismissal[]>(
      `select rule, quote from (
         select rule, quote, revision, sum(length(quote)) over (order by revision desc) characters
         from dismissed_finding where article_id = $1) dismissed
       where characters <= ${mostDismissedCharacters} order by revision desc limit ${mostDismissals}`,
      [articleId],
    );
  }
}
