import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { filter, type Subscription } from 'rxjs';
import { checkRules, EditorialRules } from '../../editorial/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import type { TextCheck } from '../domain/article.commands.js';
import { findings } from './rule-reports.js';

/** How long another process's change of the rules may go unnoticed here; the report says which rules it is by. */
const trustedMs = 1_000;

/**
 * Checks texts against the rules when they are saved, not when they are read: what was found goes on record with the
 * text and the revision of the rules it was found by, an older revision shows its own, and lists can tell what failed.
 */
@Injectable()
export class RuleCheck implements OnModuleDestroy {
  private readonly known = new LRUCache<'current', Promise<TextCheck>>({ max: 1, ttl: trustedMs });
  private readonly ruleChanges: Subscription;

  constructor(
    private readonly rules: EditorialRules,
    feed: ChangeFeed,
  ) {
    this.ruleChanges = feed.changed
      .pipe(filter((stream) => stream.startsWith('editorialRules-')))
      .subscribe(() => this.known.clear());
  }

  onModuleDestroy(): void {
    this.ruleChanges.unsubscribe();
  }

  /** The check by the rules as they are now. */
  current(): Promise<TextCheck> {
    const known = this.known.get('current');
    if (known) return known;
    const reading = this.read();
    this.known.set('current', reading);
    reading.catch(() => this.known.clear());
    return reading;
  }

  private async read(): Promise<TextCheck> {
    const { document, revision } = await this.rules.current();
    return (text) => findings(checkRules(text, document, revision));
  }
}
