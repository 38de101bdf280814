import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { decodeCursor, isMoment, pageOf, type PageKey } from '../../../platform/http/input/page.js';
import type { ArticleFilters, ArticleOrder, ArticlePage } from '../../articles.dto.js';
import type { Reader } from '../../domain/reader.js';
import { summaryColumns, summaryOf, type SummaryRow } from './article-answers.js';
import { Conditions, containing } from './conditions.js';

/** Articles that a reader may see, newest first by default, a page at a time. */
export class ListArticles extends Query<ArticlePage> {
  constructor(
    readonly reader: Reader,
    readonly filters: ArticleFilters,
    readonly defaultLimit: number,
  ) {
    super();
  }
}

/** What each order goes by, and in which direction; the id settles what is equal. */
const orders = {
  newest: { column: 'created_at', field: 'timestamp', direction: 'desc', beyond: '<' },
  oldest: { column: 'created_at', field: 'timestamp', direction: 'asc', beyond: '>' },
  changed: { column: 'updated_at', field: 'updatedAt', direction: 'desc', beyond: '<' },
} as const satisfies Record<ArticleOrder, object>;

type Row = { readonly total: number } & (SummaryRow | { readonly id: null });

@QueryHandler(ListArticles)
export class ListArticlesHandler implements IQueryHandler<ListArticles> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ reader, filters, defaultLimit }: ListArticles): Promise<ArticlePage> {
    const limit = filters.limit ?? defaultLimit;
    const { column, field, direction, beyond } = orders[filters.order ?? 'newest'];
    const conditions = conditionsOf(reader, filters);
    const all = conditions.sql;
    if (filters.cursor !== undefined) {
      const after = decodeCursor(filters.cursor, 2, isKey);
      conditions.add(`(article.${column}, article.id) ${beyond} (?, ?)`, ...after);
    }
    const rows = await this.dataSource.query<Row[]>(
      `select counted.total, page.*
       from (select count(*)::integer total from article where ${all}) counted
       left join lateral (
         select ${summaryColumns} from article where ${conditions.sql}
         order by article.${column} ${direction}, article.id ${direction} limit ${limit + 1}
       ) page on true`,
      conditions.values,
    );
    const total = rows[0]?.total ?? 0;
    const found = rows.flatMap((row) => (row.id === null ? [] : [summaryOf(row)]));
    return { total, ...pageOf(found, limit, (last) => [last[field], last.id]) };
  }
}

function isKey([at, id]: PageKey): boolean {
  return isMoment(at) && typeof id === 'string';
}

/** By title, persona or category; each of the three has an index. */
const found = `(article.search like lower(?)
  or article.persona_id = any(array(select id from persona_name where lower(name) like lower(?)))
  or article.category_id = any(array(select id from category_name where lower(name) like lower(?))))`;

function conditionsOf(reader: Reader, filters: ArticleFilters): Conditions {
  const { authorId, q, persona, category, status } = filters;
  const conditions = new Conditions().add('not article.deleted').visibleTo(reader);
  if (authorId !== undefined) conditions.add('article.author_id = ?', authorId);
  if (persona) conditions.add('article.persona_id = any(?)', persona);
  if (category) conditions.add('article.category_id = any(?)', category);
  if (status === 'draft') conditions.add(`article.status = 'draft'`);
  if (status === 'promoted' || status === 'published') conditions.add(`article.status = 'promoted'`);
  if (q !== undefined && q !== '') conditions.add(found, ...Array<string>(3).fill(containing(q)));
  return conditions;
}
