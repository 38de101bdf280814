import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { filter, merge } from 'rxjs';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/event-sourcing/actor.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../platform/event-sourcing/command-context.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { Reactions } from '../../platform/replicas/reactions.js';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';
import type { LeaveCategories } from '../domain/persona.commands.js';
import { personaDecider } from '../domain/persona.decider.js';

interface Leftover {
  readonly personaId: string;
  readonly categoryId: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly eventId: string;
}

/** How often to look for changes that this process was not told of, in milliseconds. */
const lookEveryMs = 10_000;

/**
 * Takes removed categories off personas after `CategoryRemoved`, also off one that gains the category at that very
 * moment. The remaining work follows from two read models, whose checkpoints say how far they are. So nothing is
 * forgotten, whatever fails or is interrupted, and doing it twice changes nothing.
 */
@Injectable()
export class LeaveRemovedCategories implements OnApplicationBootstrap {
  constructor(
    private readonly leadership: Leadership,
    private readonly feed: ChangeFeed,
    private readonly dataSource: DataSource,
    private readonly aggregates: AggregateStore,
    private readonly reactions: Reactions,
  ) {}

  onApplicationBootstrap(): void {
    this.reactions.to('CategoryRemoved', async (ids) => (await this.leftovers(ids)).length > 0);
    const changes = this.feed.changed.pipe(filter((stream) => /^(categories|persona)-/.test(stream)));
    const calls = merge(changes, this.feed.missed);
    this.leadership.repeatWhileLeading('removed categories', lookEveryMs, () => this.takeOff(), calls);
  }

  private async takeOff(): Promise<void> {
    for (const { personaId, categoryId, actor, correlationId, eventId } of await this.leftovers()) {
      const command: LeaveCategories = { type: 'leave-categories', categories: [categoryId] };
      const cause = { commandId: eventId, correlationId, causationId: eventId };
      await this.aggregates.handle(personaDecider, personaId, command, internalContext(actor, cause));
    }
  }

  /**
   * @param ids the categories to look for; null for all that were removed
   */
  private leftovers(ids: readonly string[] | null = null): Promise<Leftover[]> {
    return this.dataSource.query(
      `select persona.id "personaId", removed.id "categoryId", removed.actor,
         removed.correlation_id "correlationId", removed.event_id "eventId"
       from removed_category removed join persona on jsonb_exists(persona.categories, removed.id)
       where $1::text[] is null or removed.id = any($1)
       order by persona.id, removed.id`,
      [ids],
    );
  }
}
