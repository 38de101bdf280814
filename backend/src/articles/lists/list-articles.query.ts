import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { searchForm } from '../../../../checks/text/search-form.js';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { namedQuery } from '../../platform/database/named-query.js';
import { decodeCursor, isMoment, pageOf, type PageKey } from '../../platform/http/input/page.js';
import type { ArticleFilters, ArticleOrder } from './article-filters.dto.js';
import type { ArticlePage, ListedArticle } from './article-lists.dto.js';
import type { Reader } from '../domain/reader.js';
import {
  draftSummaryColumns,
  summaryColumns,
  summaryOf,
  type SummaryRow,
} from '../article/article-answers.js';
import { Conditions, containing } from '../article/conditions.js';
import { movedOn, writtenAbout } from '../article/moved-on.js';
import { DeletedIdeas } from './deleted-ideas.js';

/** The columns and the direction of each order; the id decides between equals. */
const orders = {
  newest: { column: 'created_at', field: 'timestamp', direction: 'desc', beyond: '<' },
  oldest: { column: 'created_at', field: 'timestamp', direction: 'asc', beyond: '>' },
  changed: { column: 'updated_at', field: 'updatedAt', direction: 'desc', beyond: '<' },
} as const satisfies Record<ArticleOrder, object>;

/** The origins of the present text; an article without a row, or with one of an earlier text, is not counted yet. */
const origins = `article_origins origins
  where origins.article_id = article.id and origins.event_id = article.text_event_id`;

const originsColumn = `(select origins.totals from ${origins}) origins`;

type ListedRow = SummaryRow & Pick<ListedArticle, 'origins'>;
type Row = Pick<ArticlePage, 'total' | 'totalIsLowerBound'> & (ListedRow | { readonly id: null });

/** The most articles that are counted if each of them has to be looked at. */
const mostCounted = 1_000;

/** The letters of an entry in the index of titles; a shorter search would read all of the index, and all articles. */
const trigram = 3;
const unindexedTitle = `article.search || ''`;

/** Articles that a reader may see, newest first by default, a page at a time. */
@Injectable()
export class ListArticles {
  constructor(
    private readonly reads: KeyedReads,
    private readonly dataSource: DataSource,
    private readonly deletedIdeas: DeletedIdeas,
  ) {}

  async execute(reader: Reader, filters: ArticleFilters, defaultLimit: number): Promise<ArticlePage> {
    const limit = filters.limit ?? defaultLimit;
    const { column, field, direction, beyond } = orders[filters.order ?? 'newest'];
    const conditions = conditionsOf(reader, filters);
    const { q, outdated, status } = filters;
    const sought = searchForm(q ?? '').trim();
    const isSearch = sought !== '';
    let total = `select coalesce(sum(articles), 0)::integer total, false "totalIsLowerBound"
      from article_total article where ${conditions.sql}`;
    conditions.add('not article.deleted');
    if (outdated !== undefined) conditions.add(this.outdated(outdated));
    const isUntouched = filters.untouched === 'true';
    if (isUntouched) {
      conditions.add(`(not article.edited or exists (select from ${origins} and origins.untouched))`);
    }
    if (isSearch) await this.addSearch(conditions, sought);
    if (isSearch || isUntouched || outdated !== undefined) {
      total = `select least(count(*), ${mostCounted})::integer total, count(*) > ${mostCounted} "totalIsLowerBound"
        from (select from article where ${conditions.sql} limit ${mostCounted + 1}) found`;
    }
    if (filters.cursor !== undefined) {
      const after = decodeCursor(filters.cursor, 2, isKey);
      conditions.add(`(article.${column}, article.id) ${beyond} (?, ?)`, ...after);
    }
    const columns = status === 'draft' ? draftSummaryColumns : summaryColumns;
    const order = `article.${column} ${direction}, article.id ${direction}`;
    // An index tells which articles are on the page, so that only their rows are read.
    const rows = await namedQuery<Row>(
      this.dataSource,
      `select counted.*, page.*
       from (${total}) counted
       left join lateral (
         select ${columns}, ${originsColumn} from article where article.id = any(array(
           select article.id from article where ${conditions.sql} order by ${order} limit $${conditions.values.push(limit + 1)}
         )) order by ${order}
       ) page on true`,
      conditions.values,
    );
    const found = rows.flatMap((row) =>
      row.id === null ? [] : [{ ...summaryOf(row), origins: row.origins }],
    );
    const { total: counted = 0, totalIsLowerBound = false } = rows[0] ?? {};
    return {
      total: counted,
      totalIsLowerBound,
      ...pageOf(found, limit, (last) => [last[field], last.id]),
    };
  }

  private outdated(reason: NonNullable<ArticleFilters['outdated']>): string {
    const outdated = { ...movedOn, idea: this.deletedIdeas.include(writtenAbout) };
    return reason === 'any' ? `(${Object.values(outdated).join(' or ')})` : outdated[reason];
  }

  /**
   * Searches by title, persona or category, each of which has an index.
   * @param sought in its `searchForm`
   */
  private async addSearch(conditions: Conditions, sought: string): Promise<void> {
    const pattern = containing(sought);
    const words = sought.split(' ').filter((word) => word.length >= trigram);
    const [known = nothingKnown] = await this.reads.query<KnownOfSearch>(knownOfSearch, [
      pattern,
      words.length > 1 ? words.map(containing) : [],
    ]);
    const { rareWord, personas, categories } = known;
    const title = sought.length < trigram ? unindexedTitle : 'article.search';
    const found: Found[] = [
      rareWord === null
        ? [`${title} like ?`, pattern]
        : [`article.search like ? and ${unindexedTitle} like ?`, rareWord, pattern],
    ];
    if (personas.length > 0) found.push(['article.persona_id = any(?)', personas]);
    if (categories.length > 0) found.push(['article.category_id = any(?)', categories]);
    const values = found.flatMap(([, ...values]) => values);
    conditions.add(`(${found.map(([sql]) => sql).join(' or ')})`, ...values);
  }
}

/** A condition, and its values. */
type Found = readonly [sql: string, ...values: unknown[]];

interface KnownOfSearch {
  readonly personas: readonly string[];
  readonly categories: readonly string[];
  /** A pattern for `like`; null when none of the words is rare. */
  readonly rareWord: string | null;
}

const nothingKnown: KnownOfSearch = { personas: [], categories: [], rareWord: null };

/**
 * Looks up what a search needs. It finds the personas and categories with such a name, because Postgres uses an index
 * only if it knows how few they are. It also finds the word that hardly any of the newest titles has, because the index
 * compares every trigram of a pattern with every hit, so common words cost most and find nothing more.
 */
const knownOfSearch = `
  select array(select id from persona_name where search like $1) personas,
    array(select id from category_name where search like $1) categories,
    (select word from unnest($2::text[]) word left join (
       select search from article where not deleted order by created_at desc, id desc limit 100
     ) newest on search like word
     group by word having count(search) < 2 order by count(search), length(word) desc limit 1) "rareWord"`;

function isKey([at, id]: PageKey): boolean {
  return isMoment(at) && typeof id === 'string';
}

/** Conditions that hold for `article` and for `article_total`. */
function conditionsOf(reader: Reader, filters: ArticleFilters): Conditions {
  const { authorId, persona, category, status } = filters;
  const conditions = new Conditions().visibleTo(reader);
  if (authorId !== undefined) conditions.add('article.author_id = ?', authorId);
  if (persona) conditions.add('article.persona_id = any(?)', persona);
  if (category) conditions.add('article.category_id = any(?)', category);
  if (status === 'published') conditions.add(`article.status in ('promoted', 'elsewhere')`);
  else if (status !== undefined && status !== 'all') conditions.add(`article.status = '${status}'`);
  return conditions;
}
