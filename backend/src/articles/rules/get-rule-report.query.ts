import { Injectable } from '@nestjs/common';
import type { ArticleRuleReport } from '../article/article-parts.dto.js';
import { noSuchRevision } from '../domain/article.decider.js';
import type { Reader } from '../domain/reader.js';
import { ArticleRevisions, KnownArticles } from '../history/article-revisions.js';
import { RuleReports } from '../findings/rule-reports.js';
import type { RuleReportQuery } from './rule-report.dto.js';

/** Reports what any revision of the rules says of any revision of an article; both default to the present ones. */
@Injectable()
export class GetRuleReport {
  constructor(
    private readonly known: KnownArticles,
    private readonly revisions: ArticleRevisions,
    private readonly reports: RuleReports,
  ) {}

  async execute(
    reader: Reader,
    id: string,
    { revision, rules }: RuleReportQuery,
  ): Promise<ArticleRuleReport> {
    await this.known.assertKnown(reader, id);
    const row = await this.revisions.row(id, revision ?? (await this.revisions.latest(id)));
    return row ? this.reports.under(reader, row, rules) : noSuchRevision();
  }
}
