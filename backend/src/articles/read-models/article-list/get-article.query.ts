import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { namedQuery } from '../../../platform/database/named-query.js';
import type { ArticleFindings } from '../../checking/article-findings.js';
import type { Article } from '../../articles.dto.js';
import { noSuchArticle, noSuchRevision } from '../../domain/article.decider.js';
import type { Reader } from '../../domain/reader.js';
import { RuleReports } from '../../rules/rule-reports.js';
import { articleColumns, articleOf, type ArticleColumns } from './article-answers.js';
import { ArticleRevisions } from '../article-history/article-revisions.js';
import { Conditions } from './conditions.js';

/** One article, whole. */
export class GetArticle extends Query<Article> {
  /**
   * @param writtenRevision of one who has just written: the answer is that revision, whoever has changed the article
   * since. Otherwise a writer would take another's text for what was saved.
   * @param ahead what that writing had begun to check
   */
  constructor(
    readonly reader: Reader,
    readonly id: string,
    readonly writtenRevision?: number,
    readonly ahead?: ReturnType<ArticleFindings['ahead']>,
  ) {
    super();
  }
}

@QueryHandler(GetArticle)
export class GetArticleHandler implements IQueryHandler<GetArticle> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revisions: ArticleRevisions,
    private readonly reports: RuleReports,
  ) {}

  async execute({ reader, id, writtenRevision, ahead }: GetArticle): Promise<Article> {
    const conditions = new Conditions()
      .add('article.id = ?', id)
      .add('not article.deleted')
      .visibleTo(reader);
    const [row] = await namedQuery<ArticleColumns>(
      this.dataSource,
      `select ${articleColumns} from article where ${conditions.sql}`,
      conditions.values,
    );
    if (writtenRevision !== undefined && row?.revision !== writtenRevision) {
      return (await this.revisions.find(reader, id, writtenRevision)) ?? noSuchRevision();
    }
    return row ? articleOf(row, await this.reports.of(reader, row, ahead)) : noSuchArticle();
  }
}
