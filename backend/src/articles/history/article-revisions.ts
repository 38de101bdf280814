import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedQuery } from '../../platform/database/named-query.js';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import { noSuchArticle, noSuchRevision } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { Conditions } from '../article/conditions.js';
import { asOfRevision, summaryAsOf } from '../article/moved-on.js';
import type { Article } from '../article/article.dto.js';
import { RuleReports } from '../findings/rule-reports.js';
import { ArticleSites } from '../article/article-sites.js';
import { articleOf, mediaColumns, shownNames, type ArticleColumns } from '../article/article-answers.js';

/** Decides who may know of an article's past. */
@Injectable()
export class KnownArticles {
  constructor(private readonly reads: KeyedReads) {}

  /** @throws DomainError `not-found` when there is no article whose history this reader may read */
  async assertKnown(reader: Reader, id: string): Promise<void> {
    const conditions = new Conditions().add('article.id = ?', id).withHistoryFor(reader);
    const found = await this.reads.query(`select from article where ${conditions.sql}`, conditions.values);
    if (found.length === 0) noSuchArticle();
  }
}

const asOf = (column: string, revision = '$2'): string => asOfRevision(column, '$1', revision);
const summary = (revision = '$2'): string => summaryAsOf('$1', revision);

const lastPromotion = '(select max(revision) from article_package where article_id = $1 and revision <= $2)';

const statement = `
  select article.id, ${asOf('title')} title, ${shownNames}, article.persona_id "personaId",
    article.category_id "categoryId", article.author_id "authorId", stood.status,
    article.created_at "timestamp", wanted.at "updatedAt", ${asOf('word_count')} "wordCount", wanted.revision,
    exists (select 1 from article_revision earlier
      where earlier.article_id = $1 and earlier.revision between 1 and $2 and earlier.rule_report is not null) edited,
    ${asOf('content')} content, ${summary()} summary, (select max(earlier.revision) from article_revision earlier
      where earlier.article_id = $1 and earlier.revision <= $2
        and (earlier.title is not null or earlier.content is not null)) "textRevision",
    null "textEventId",
    ${asOf('rule_report')} "ruleReport", article.provenance,
    article.imported_from is not null imported, article.image_count "imageCount", article.caption_count "captionCount",
    case when stood.status = 'promoted' then (select nullif(count(*), 0)::integer from article_package
      where article_id = $1 and revision <= $2) end package,
    stood.status = 'promoted' and (${asOf('title')}, ${asOf('content')}, ${summary()}) is distinct from
      (${asOf('title', lastPromotion)}, ${asOf('content', lastPromotion)}, ${summary(lastPromotion)}) "changedSincePromotion",
    ${mediaColumns}
  from article_revision wanted join article on article.id = wanted.article_id
    cross join lateral (select ${asOf('status')} status) stood
  where wanted.article_id = $1 and wanted.revision = $2`;

export type ArticleWithFindings = Article & { ruleReport: Required<Article['ruleReport']> };

/** Reads articles as they were after a revision. */
@Injectable()
export class ArticleRevisions {
  constructor(
    private readonly reads: KeyedReads,
    private readonly dataSource: DataSource,
    private readonly reports: RuleReports,
    private readonly sites: ArticleSites,
  ) {}

  /** Finds an article as it was after a revision; undefined if there is no such revision. */
  async find(reader: Reader, id: string, revision: number): Promise<ArticleWithFindings | undefined> {
    const row = await this.row(id, revision);
    if (!row) return undefined;
    return articleOf(row, ...(await Promise.all([this.reports.of(reader, row), this.sites.of(id)])));
  }

  /** Returns the number of the last revision of an existing article. */
  async latest(id: string): Promise<number> {
    const [row] = await this.reads.query<{ revision: number }>('select revision from article where id = $1', [
      id,
    ]);
    return row?.revision ?? 0;
  }

  /** Returns what is stored of a revision, without findings; undefined when there is no such revision. */
  async row(id: string, revision: number): Promise<ArticleColumns | undefined> {
    const [row] = await namedQuery<ArticleColumns>(this.dataSource, statement, [id, revision]);
    return row;
  }
}

/** Reads an article as it stood after a revision; a deleted one for administrators only. */
@Injectable()
export class GetArticleRevision {
  constructor(
    private readonly known: KnownArticles,
    private readonly revisions: ArticleRevisions,
  ) {}

  /** @param revision as it appears in the address; anything but a number is a revision that does not exist */
  async execute(reader: Reader, id: string, revision: string): Promise<Article> {
    await this.known.assertKnown(reader, id);
    const isNumber = /^(0|[1-9]\d{0,8})$/.test(revision);
    return (isNumber && (await this.revisions.find(reader, id, Number(revision)))) || noSuchRevision();
  }
}
