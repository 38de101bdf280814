import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { bytesHeld } from '../../../../checks/text/bytes-held.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import {
  EditorialRules,
  leftToPeople,
  type RuleCheck,
  type RuleReport,
  type RulesDocument,
} from '../../editorial/contract.js';
import type { ArticleRuleReport } from '../article/article-parts.dto.js';
import { TextJudge } from '../checking/text-judge.js';
import { ArticleFindings } from './article-findings.js';
import type { Known } from './kept-findings.js';
import type { RecordedReport } from '../domain/article.events.js';
import type { Reader } from '../domain/reader.js';
import type { ArticleColumns } from '../article/article-answers.js';

/** Completes recorded reports, for people, with the rules that are left to them. */
@Injectable()
export class RuleReports {
  // A revision of the rules never changes, unless another record takes the place of this one.
  private readonly rulesOf = new LRUCache<number, RulesDocument>({
    maxSize: 8 * 2 ** 20,
    sizeCalculation: bytesHeld,
    fetchMethod: (revision) => this.rules.at(revision),
  });

  constructor(
    private readonly rules: EditorialRules,
    private readonly checking: ArticleFindings,
    private readonly judge: TextJudge,
    feed: ChangeFeed,
  ) {
    feed.missed.subscribe(() => this.rulesOf.clear());
  }

  /**
   * The report of an article as it is shown to a reader, with what the checks find.
   * @param known the facts about the findings that are known already, as in `ArticleFindings.of`
   */
  async of(
    reader: Reader,
    row: ArticleColumns,
    known?: Parameters<ArticleFindings['of']>[2],
  ): Promise<Required<ArticleRuleReport>> {
    const report = await this.with(this.checking.of(reader, row, known), row);
    return report as Required<ArticleRuleReport>;
  }

  /** Like `of`, but without findings when `ArticleFindings.soon` gives none. */
  ofRead(reader: Reader, row: ArticleColumns & Known): Promise<ArticleRuleReport> {
    return this.with(this.checking.soon(reader, row), row);
  }

  /**
   * The report of a text under any revision of the rules.
   * @throws DomainError `not-found` when there is no such revision; `unavailable` when too many texts wait to be checked
   */
  async under(reader: Reader, row: ArticleColumns, rulesRevision?: number): Promise<ArticleRuleReport> {
    const rules = await this.rules.read(rulesRevision);
    const report = await this.judge.report(row, rules);
    const findings = await this.checking.of(reader, { ...row, ruleReport: report });
    return { ...withRest(report, rules.document), findings } as ArticleRuleReport;
  }

  private async with(
    findings: ReturnType<ArticleFindings['soon']>,
    { ruleReport }: ArticleColumns,
  ): Promise<ArticleRuleReport> {
    const [report, found] = await Promise.all([this.withoutFindings(ruleReport), findings]);
    return { ...report, ...(found && { findings: found }) } as ArticleRuleReport;
  }

  /** Returns the recorded report, followed by the rules of that revision that are left to a person. */
  async withoutFindings(found: RecordedReport): Promise<RuleReport> {
    // Older events already include the rules that are left to a person.
    if (found.checks.some(({ status }) => status === 'review')) {
      return { ...found, checks: inOrder(found.checks) };
    }
    const rules = await this.rulesOf.fetch(found.rulesRevision);
    return rules ? withRest(found, rules) : found;
  }
}

const withRest = (report: RuleReport, rules: RulesDocument): RuleReport => ({
  ...report,
  checks: [...report.checks, ...leftToPeople(rules, report)],
});

/** Moves what is left to a person to the end, as in every report. */
function inOrder(checks: readonly RuleCheck[]): RuleCheck[] {
  const isLeft = ({ status }: RuleCheck): boolean => status === 'review';
  return [...checks.filter((check) => !isLeft(check)), ...checks.filter(isLeft)];
}
