import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { namedQuery } from '../../../platform/database/named-query.js';
import { decodeCursor, pageOf, type PageKey } from '../../../platform/http/input/page.js';
import { noSuchArticle } from '../../domain/article.decider.js';
import type { Reader } from '../../domain/reader.js';
import type { HistoryEvent, HistoryPage, HistoryQuery } from '../../history.dto.js';
import { Conditions } from '../article-list/conditions.js';

const usualLimit = 100;

/** What happened to an article, newest first; of a deleted one for administrators only. */
export class GetArticleHistory extends Query<HistoryPage> {
  constructor(
    readonly reader: Reader,
    readonly id: string,
    readonly page: HistoryQuery,
  ) {
    super();
  }
}

interface Row extends Omit<HistoryEvent, 'revision' | 'at'> {
  /** Null when the article exists and the page holds nothing. */
  readonly revision: number | null;
  readonly at: Date;
}

@QueryHandler(GetArticleHistory)
export class GetArticleHistoryHandler implements IQueryHandler<GetArticleHistory> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ reader, id, page }: GetArticleHistory): Promise<HistoryPage> {
    const limit = page.limit ?? usualLimit;
    const [before = 2 ** 31 - 1] = page.cursor === undefined ? [] : decodeCursor(page.cursor, 1, isKey);
    const conditions = new Conditions().add('article.id = ?', id).withHistoryFor(reader);
    const rows = await namedQuery<Row>(
      this.dataSource,
      `select entry.* from article left join lateral (
         select revision, type, at, actor, summary, changes from article_revision
         where article_id = article.id and revision < $${conditions.values.push(before)}
         order by revision desc limit $${conditions.values.push(limit + 1)}
       ) entry on true
       where ${conditions.sql}`,
      conditions.values,
    );
    if (rows.length === 0) noSuchArticle();
    const found = rows.flatMap((row) => (row.revision === null ? [] : [eventOf(row, row.revision)]));
    const { items: events, nextCursor } = pageOf(found, limit, (last) => [last.revision]);
    return { events, nextCursor };
  }
}

/** Names every field: copying rows of unknown shape costs several times as much, a hundred times a page. */
function eventOf({ type, at, actor, summary, changes }: Row, revision: number): HistoryEvent {
  return { revision, type, at: at.toISOString(), actor, summary, changes };
}

function isKey([revision]: PageKey): boolean {
  return Number.isInteger(revision) && Number(revision) >= 0 && Number(revision) < 2 ** 31;
}
