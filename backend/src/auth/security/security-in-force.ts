import { Inject, Injectable } from '@nestjs/common';
import { filter, merge } from 'rxjs';
import {
  EditorialRules,
  editorialRulesEvents,
  secondFactorFrom,
  securityOf,
  undecidedSecurity,
  type SecurityRules,
} from '../../editorial/contract.js';
import { PromiseCache } from '../../platform/concurrency/promise-cache.js';
import { type Settings, SETTINGS } from '../../platform/config/settings.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { Strength } from '../../platform/event-sourcing/recorded-event.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';

/** How long rules are trusted, in milliseconds; replicas hear of changes, and this is for messages that got lost. */
const trustedMs = 60_000;
const knownBytes = 4_096;

/** The house’s rules about signing in, cached because every request needs them. */
@Injectable()
export class SecurityInForce {
  private readonly known = new PromiseCache<SecurityRules>({ maxBytes: knownBytes, ttl: trustedMs });

  constructor(
    private readonly rules: EditorialRules,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
    feed: ChangeFeed,
  ) {
    const changed = feed.changed.pipe(
      filter((stream) => stream.startsWith(`${editorialRulesEvents.streamPrefix}-`)),
    );
    merge(changed, feed.missed).subscribe(() => this.known.clear());
  }

  rulesInForce(): Promise<SecurityRules> {
    return this.known.of('in force', () => this.read());
  }

  /**
   * The moment from which a second factor is required of a role; undefined if it is not. Nothing more is required of
   * people who sign in by the house’s sign-on, where the house decides what they must show.
   */
  async secondFactorFrom(role: 'admin' | 'author', strength?: Strength): Promise<Date | undefined> {
    if (strength === 'sign-on') return undefined;
    return secondFactorFrom(await this.rulesInForce(), role);
  }

  /** Whether a second factor is required now. */
  async requiresSecondFactor(role: 'admin' | 'author', strength?: Strength): Promise<boolean> {
    const from = await this.secondFactorFrom(role, strength);
    return from !== undefined && from <= this.clock.now();
  }

  /** Whether a second factor is required now of the person who sent the command. */
  async requiredOf({ actor: { role }, strength }: CommandContext): Promise<boolean> {
    return role !== null && this.requiresSecondFactor(role, strength);
  }

  private async read(): Promise<SecurityRules> {
    try {
      const rules = securityOf((await this.rules.current()).document);
      // Without a provider, this rule would lock everyone out.
      return { ...rules, signOnOnly: rules.signOnOnly && this.settings.signOn.length > 0 };
    } catch (error) {
      // People sign in before the first rules of a new house are written.
      if (error instanceof DomainError && error.code === 'no-rules-yet') return undecidedSecurity;
      throw error;
    }
  }
}
