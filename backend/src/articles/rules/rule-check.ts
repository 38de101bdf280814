import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { filter, type Subscription } from 'rxjs';
import { checkRules, EditorialRules, type RulesDocument } from '../../editorial/contract.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import type { TextCheck } from '../domain/article.commands.js';
import { findings } from './rule-reports.js';

interface KnownRules {
  readonly document: RulesDocument;
  readonly revision: number;
  readonly check: TextCheck;
}

/** How long another process's change of the rules may go unnoticed here; the report says which rules it is by. */
const trustedMs = 1_000;

/**
 * Checks texts against the rules when they are saved, not when they are read: what was found goes on record with the
 * text and the revision of the rules it was found by, an older revision shows its own, and lists can tell what failed.
 */
@Injectable()
export class RuleCheck implements OnModuleDestroy {
  private readonly known = new LRUCache<'current', Promise<KnownRules>>({ max: 1, ttl: trustedMs });
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
  async current(): Promise<TextCheck> {
    return (await this.rulesNow()).check;
  }

  /** Which they are. */
  async revision(): Promise<number> {
    return (await this.rulesNow()).revision;
  }

  /** What those rules say of promotions. */
  async promotion(): Promise<RulesDocument['promotion']> {
    return (await this.rulesNow()).document.promotion;
  }

  private rulesNow(): Promise<KnownRules> {
    const known = this.known.get('current');
    if (known) return known;
    const reading = this.read();
    this.known.set('current', reading);
    reading.catch(() => this.known.clear());
    return reading;
  }

  private async read(): Promise<KnownRules> {
    const { document, revision } = await this.rules.current();
    return { document, revision, check: (text) => findings(checkRules(text, document, revision)) };
  }
}
