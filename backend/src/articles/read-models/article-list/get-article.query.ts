import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { namedQuery } from '../../../platform/database/named-query.js';
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
   * @param checked whether the answer tells what the checks find, which takes longer than an edit
   */
  constructor(
    readonly reader: Reader,
    readonly id: string,
    readonly writtenRevision?: number,
    readonly checked = true,
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

  async execute({ reader, id, writtenRevision, checked }: GetArticle): Promise<Article> {
    const conditions = new Conditions()
      .add('article.id = ?', id)
      .add('not article.deleted')
      .visibleTo(reader);
    const [row] = await namedQuery<ArticleColumns>(
      this.dataSource,
      `select ${articleColumns} from article where ${conditions.sql}`,
      conditions.values,
    );
    if (writtenRevision === undefined) return row ? this.answer(reader, row, checked) : noSuchArticle();
    const written = row?.revision === writtenRevision ? row : await this.revisions.row(id, writtenRevision);
    return written ? this.answer(reader, written, checked) : noSuchRevision();
  }

  private async answer(reader: Reader, row: ArticleColumns, checked: boolean): Promise<Article> {
    const report = checked ? this.reports.of(reader, row) : this.reports.recorded(row.ruleReport);
    return articleOf(row, await report);
  }
}
