import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { namedQuery } from '../../platform/database/named-query.js';
import { decodeCursor, pageOf, type PageKey } from '../../platform/http/input/page.js';
import { ArticleSites } from '../article/article-sites.js';
import { Conditions } from '../article/conditions.js';
import { noSuchArticle } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import type { HistoryEvent, HistoryPage, HistoryQuery } from './history.dto.js';

const usualLimit = 100;

interface Row extends Omit<HistoryEvent, 'revision' | 'at' | 'sites'> {
  /** The revision; null if the article exists but the page is empty. */
  readonly revision: number | null;
  readonly at: Date;
  /** The number of the package of a promotion; null for any other event. */
  readonly package: number | null;
}

/** Lists what happened to an article, newest first; for a deleted one, to administrators only. */
@Injectable()
export class GetArticleHistory {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sites: ArticleSites,
  ) {}

  async execute(reader: Reader, id: string, page: HistoryQuery): Promise<HistoryPage> {
    const limit = page.limit ?? usualLimit;
    const [before = 2 ** 31 - 1] = page.cursor === undefined ? [] : decodeCursor(page.cursor, 1, isKey);
    const conditions = new Conditions().add('article.id = ?', id).withHistoryFor(reader);
    const rows = await namedQuery<Row>(
      this.dataSource,
      `select entry.* from article left join lateral (
         select revision, type, at, actor, summary, changes,
           case when type = 'ArticlePromoted' then (
             select count(*)::integer from article_package package
             where package.article_id = article.id and package.revision <= article_revision.revision) end package
         from article_revision
         where article_id = article.id and revision < $${conditions.values.push(before)}
         order by revision desc limit $${conditions.values.push(limit + 1)}
       ) entry on true
       where ${conditions.sql}`,
      conditions.values,
    );
    if (rows.length === 0) noSuchArticle();
    const packages = rows.flatMap((row) => row.package ?? []);
    const sites = await this.sites.ofPackages(id, packages);
    const found = rows.flatMap((row) =>
      row.revision === null ? [] : [eventOf(row, row.revision, sites.get(row.package ?? 0))],
    );
    const { items: events, nextCursor } = pageOf(found, limit, (last) => [last.revision]);
    return { events, nextCursor };
  }
}

/**
 * Copies each field by name, because copying a row of unknown shape takes several times as long, and a page has a
 * hundred rows.
 */
function eventOf(
  { type, at, actor, summary, changes }: Row,
  revision: number,
  sites: HistoryEvent['sites'],
): HistoryEvent {
  const event = { revision, type, at: at.toISOString(), actor, summary, changes };
  return sites ? { ...event, sites } : event;
}

function isKey([revision]: PageKey): boolean {
  return Number.isInteger(revision) && Number(revision) >= 0 && Number(revision) < 2 ** 31;
}
