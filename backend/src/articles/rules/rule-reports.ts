import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { EditorialRules, checkRules, type RuleCheck, type RuleReport } from '../../editorial/contract.js';
import type { ArticleFindings } from '../domain/article.events.js';

/**
 * What goes on record of a report: the rules that were judged. Those that are left to a person are the same for every
 * text and stand in the rules themselves; copied into every revision they would be most of it.
 */
export function findings(report: RuleReport): ArticleFindings {
  const checks = report.checks.flatMap(({ rule, status, detail }) =>
    status === 'review' ? [] : [{ rule, status, detail }],
  );
  return { ...report, checks };
}

/** Makes reports whole again, for people. */
@Injectable()
export class RuleReports {
  // A revision of the rules never changes.
  private readonly leftToPeople = new LRUCache<number, Promise<readonly RuleCheck[]>>({ max: 100 });

  constructor(private readonly rules: EditorialRules) {}

  /** The findings, then the rules of that revision which are left to a person. */
  async whole(found: ArticleFindings): Promise<RuleReport> {
    return { ...found, checks: [...found.checks, ...(await this.reviewsOf(found.rulesRevision))] };
  }

  private reviewsOf(revision: number): Promise<readonly RuleCheck[]> {
    const known = this.leftToPeople.get(revision);
    if (known) return known;
    const reading = this.read(revision);
    this.leftToPeople.set(revision, reading);
    reading.catch(() => this.leftToPeople.delete(revision));
    return reading;
  }

  private async read(revision: number): Promise<readonly RuleCheck[]> {
    const document = await this.rules.at(revision);
    if (!document) return [];
    const { checks } = checkRules({ title: '', content: '' }, document, revision);
    return checks.filter(({ status }) => status === 'review');
  }
}
