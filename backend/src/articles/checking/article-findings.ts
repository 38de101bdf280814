import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { filter, type Subscription } from 'rxjs';
import { DataSource } from 'typeorm';
import type { Finding } from '../../../../checks/registry.js';
import { EditorialRules } from '../../editorial/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import { visibilityOf, type Reader } from '../domain/reader.js';
import type { DismissedFindingRow } from '../read-models/article-list/dismissed-finding.row.js';
import type { ArticleColumns } from '../read-models/article-list/article-answers.js';
import { CheckContext } from './check-context.js';
import { CheckPool, type Checked } from './check-pool.js';

type Dismissal = Pick<DismissedFindingRow, 'rule' | 'quote'>;

/** What an article's findings rest on beside its own text and the rules on record; neither of these ever changes. */
const restedOn = /^captions-/;

/** Other articles come and go, too, and only say how close a text is to them. */
const keptMs = 60_000;

/**
 * What the checks find in an article, by the rules that its text was saved under. Findings follow from what is on
 * record, so they are not recorded themselves, and are kept for a minute, or until something they rest on changes.
 */
@Injectable()
export class ArticleFindings implements OnModuleDestroy {
  private readonly known = new LRUCache<string, Promise<Checked>>({ max: 1_200, ttl: keptMs });
  private readonly changes: Subscription;

  constructor(
    private readonly rules: EditorialRules,
    private readonly context: CheckContext,
    private readonly pool: CheckPool,
    private readonly dataSource: DataSource,
    feed: ChangeFeed,
  ) {
    this.changes = feed.changed
      .pipe(filter((stream) => restedOn.test(stream)))
      .subscribe(() => this.known.clear());
    this.changes.add(feed.missed.subscribe(() => this.known.clear()));
  }

  onModuleDestroy(): void {
    this.changes.unsubscribe();
  }

  /** Without the guesses that were dismissed. */
  async of(reader: Reader, row: ArticleColumns): Promise<Finding[]> {
    const key = [row.id, row.textRevision, row.ruleReport.rulesRevision, visibilityOf(reader)].join(' ');
    const [found, dismissals] = await Promise.all([
      this.known.get(key) ?? this.kept(key, this.check(reader, row)),
      this.dismissals(row.id),
    ]);
    return withoutDismissed(found.findings, dismissals);
  }

  /** Those of an article, for a text of it that is not saved. */
  dismissals(articleId: string): Promise<Dismissal[]> {
    return this.dataSource.query('select rule, quote from dismissed_finding where article_id = $1', [
      articleId,
    ]);
  }

  /** Whoever asks meanwhile waits for the same; what was not checked for want of time is checked when next asked for. */
  private kept(key: string, found: Promise<Checked>): Promise<Checked> {
    this.known.set(key, found);
    found.then(
      ({ isBusy }) => isBusy && this.known.delete(key),
      () => this.known.delete(key),
    );
    return found;
  }

  private async check(reader: Reader, row: ArticleColumns): Promise<Checked> {
    const { id: articleId, title, content, personaId, socialCaptions: captions } = row;
    const [atTheTime, now, context] = await Promise.all([
      this.rules.at(row.ruleReport.rulesRevision),
      this.rules.current(),
      this.context.gather(reader, { articleId, personaId, captions }),
    ]);
    return this.pool.check({ title, content, rules: atTheTime ?? now.document, ...context });
  }
}

/** A finding is dismissed for its passage; one about the whole text for all of it. */
export function withoutDismissed(findings: readonly Finding[], dismissals: readonly Dismissal[]): Finding[] {
  const dismissed = new Set(dismissals.map(({ rule, quote }) => `${rule}\n${quote}`));
  if (dismissed.size === 0) return [...findings];
  return findings.filter(({ rule, kind, verdict, spans }) => {
    const quotes = spans.length === 0 ? [''] : spans.map(({ quote }) => quote);
    return (
      kind !== 'guess' || verdict !== 'fail' || !quotes.some((quote) => dismissed.has(`${rule}\n${quote}`))
    );
  });
}
