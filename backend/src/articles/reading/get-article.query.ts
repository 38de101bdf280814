import { Injectable } from '@nestjs/common';
import { KeyedReads } from '../../platform/database/keyed-reads.js';
import type { ArticleFindings } from '../findings/article-findings.js';
import { knownColumns, type Known } from '../findings/kept-findings.js';
import { ArticleSites } from '../article/article-sites.js';
import type { Article } from '../article/article.dto.js';
import { noSuchArticle, noSuchRevision } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { RuleReports } from '../findings/rule-reports.js';
import { articleColumns, articleOf, type ArticleColumns } from '../article/article-answers.js';
import { ArticleRevisions } from '../history/article-revisions.js';
import { Conditions } from '../article/conditions.js';

/** Reads one article with all its fields. */
@Injectable()
export class GetArticle {
  constructor(
    private readonly reads: KeyedReads,
    private readonly revisions: ArticleRevisions,
    private readonly reports: RuleReports,
    private readonly sites: ArticleSites,
  ) {}

  /**
   * @param writtenRevision the revision that the reader has just written, which is answered even if others have changed
   * the article since; otherwise a writer would take another's text for what was saved
   * @param findings the result of `ahead` for that save; false for an answer without findings
   */
  async execute(
    reader: Reader,
    id: string,
    writtenRevision?: number,
    findings?: ReturnType<ArticleFindings['ahead']> | false,
  ): Promise<Article> {
    const conditions = new Conditions()
      .add('article.id = ?', id)
      .add('not article.deleted')
      .visibleTo(reader);
    if (writtenRevision === undefined) {
      const known = knownColumns(reader, conditions.values);
      const row = await this.reads.row<ArticleColumns & Known>(
        `select ${articleColumns}, ${known.columns} from article ${known.joins} where ${conditions.sql}`,
        ['article.content', ...known.long],
        conditions.values,
      );
      if (!row) noSuchArticle();
      return articleOf(row, ...(await Promise.all([this.reports.ofRead(reader, row), this.sites.of(id)])));
    }
    const row = await this.reads.row<ArticleColumns>(
      `select ${articleColumns} from article where ${conditions.sql}`,
      ['article.content'],
      conditions.values,
    );
    const saved = row?.revision === writtenRevision ? row : await this.revisions.row(id, writtenRevision);
    if (!saved) noSuchRevision();
    const report =
      findings === false
        ? this.reports.withoutFindings(saved.ruleReport)
        : this.reports.of(reader, saved, findings);
    return articleOf(saved, ...(await Promise.all([report, this.sites.of(id)])));
  }
}
