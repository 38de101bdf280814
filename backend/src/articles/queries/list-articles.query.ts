import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { decodeCursor, encodeCursor, type PageKey } from '../../platform/http/page.js';
import type { ArticleFilters, ArticlePage } from '../articles.dto.js';
import type { Reader } from '../domain/reader.js';
import { summaryColumns, summaryOf, type SummaryRow } from './article-answers.js';
import { Conditions, containing } from './conditions.js';

/** Articles that a reader may see, newest first, a page at a time. */
export class ListArticles extends Query<ArticlePage> {
  constructor(
    readonly reader: Reader,
    readonly filters: ArticleFilters,
    readonly defaultLimit: number,
  ) {
    super();
  }
}

type Row = { readonly total: number } & (SummaryRow | { readonly id: null });

@QueryHandler(ListArticles)
export class ListArticlesHandler implements IQueryHandler<ListArticles> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ reader, filters, defaultLimit }: ListArticles): Promise<ArticlePage> {
    const limit = filters.limit ?? defaultLimit;
    const conditions = conditionsOf(reader, filters);
    const all = conditions.sql;
    if (filters.cursor !== undefined) {
      const after = decodeCursor(filters.cursor, 2, isKey);
      conditions.add('(article.created_at, article.id) < (?, ?)', ...after);
    }
    // One more than the page holds tells whether there is a next one.
    const rows = await this.dataSource.query<Row[]>(
      `select counted.total, page.*
       from (select count(*)::integer total from article where ${all}) counted
       left join lateral (
         select ${summaryColumns} from article where ${conditions.sql}
         order by article.created_at desc, article.id desc limit ${limit + 1}
       ) page on true`,
      conditions.values,
    );
    const total = rows[0]?.total ?? 0;
    const items = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [summaryOf(row)]));
    const last = items.length > limit ? items[limit - 1] : undefined;
    const nextCursor = last ? encodeCursor([last.timestamp, last.id]) : null;
    return { total, nextCursor, items: items.slice(0, limit) };
  }
}

function isKey([createdAt, id]: PageKey): boolean {
  return (
    typeof createdAt === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(createdAt) && typeof id === 'string'
  );
}

function conditionsOf(reader: Reader, filters: ArticleFilters): Conditions {
  const { authorId, q, persona, category, status } = filters;
  const conditions = new Conditions().add('not article.deleted').visibleTo(reader);
  if (authorId !== undefined) conditions.add('article.author_id = ?', authorId);
  if (persona) conditions.add('article.persona_id = any(?)', persona);
  if (category) conditions.add('article.category_id = any(?)', category);
  if (status === 'draft') conditions.add(`article.status = 'draft'`);
  if (status === 'promoted' || status === 'published') conditions.add(`article.status = 'promoted'`);
  if (q !== undefined && q !== '') conditions.add('article.search like lower(?)', containing(q));
  return conditions;
}
