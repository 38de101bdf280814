import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { noSuchArticle, noSuchRevision } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { Conditions } from '../article/conditions.js';
import { ArticleOrigins } from './article-origins.js';
import type { OriginsOfArticle } from './origins.dto.js';

interface Row {
  readonly revision: number;
  /** The content; null if there is no such revision. */
  readonly content: string | null;
}

/**
 * Tells who wrote which words of an article, at its present or an earlier revision; for a deleted one, administrators
 * only.
 */
@Injectable()
export class GetOrigins {
  constructor(
    private readonly dataSource: DataSource,
    private readonly origins: ArticleOrigins,
  ) {}

  async execute(reader: Reader, id: string, wanted: number | undefined): Promise<OriginsOfArticle> {
    const conditions = new Conditions().add('article.id = ?', id).withHistoryFor(reader);
    const asked = `coalesce($${conditions.values.push(wanted ?? null)}::integer, article.revision)`;
    const [row] = await this.dataSource.query<Row[]>(
      `select ${asked} revision, case when ${asked} <= article.revision then
         (select content from article_revision earlier where earlier.article_id = article.id
            and earlier.revision <= ${asked} and earlier.content is not null
          order by earlier.revision desc limit 1) end content
       from article where ${conditions.sql}`,
      conditions.values,
    );
    if (!row) noSuchArticle();
    const { revision, content } = row;
    if (content === null) noSuchRevision();
    return { revision, ...(await this.origins.at(id, revision, content)) } as OriginsOfArticle;
  }
}
