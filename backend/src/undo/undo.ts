import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ArticleEvent, Reader } from '../articles/contract.js';
import { AuditLog } from '../audit/contract.js';
import type { UserEvent } from '../auth/contract.js';
import type { CategoryEvent, EditorialRulesEvent } from '../editorial/contract.js';
import type { PersonaEvent } from '../personas/contract.js';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { EventCodec } from '../platform/event-sourcing/event-codec.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import type { Recorded } from '../platform/event-sourcing/recorded-event.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import type { SchedulerEvent } from '../scheduler/contract.js';
import type { WebhookEvent } from '../webhooks/contract.js';
import { ArticlePlans } from './plans/article-plans.js';
import { HousePlans } from './plans/house-plans.js';
import { PersonaPlans } from './plans/persona-plans.js';
import { impossible, type UndoPlan } from './plans/plan.js';
import { UserPlans } from './plans/user-plans.js';
import type { UndoAnswer } from './dto/undo.dto.js';

/** The largest number of events in an answer; no change adds as many at once. */
const mostEvents = 100;

/** Undoes a recorded change by recording another one after it: nothing is ever removed. */
@Injectable()
export class Undo {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly commands: CommandBus,
    private readonly log: AuditLog,
    private readonly articles: ArticlePlans,
    private readonly personas: PersonaPlans,
    private readonly users: UserPlans,
    private readonly house: HousePlans,
  ) {}

  /** @throws DomainError `not-found` when there is no such entry */
  async preview(position: number, reader: Reader): Promise<UndoAnswer> {
    const event = await this.eventAt(position);
    try {
      const { sentences } = await this.planOf(event, reader);
      return { commands: [...sentences], possible: true, reason: null };
    } catch (error) {
      return { commands: [], possible: false, reason: asConflict(error).message };
    }
  }

  /** @throws DomainError `conflict` when it is not possible, or somebody else was quicker */
  async run(position: number, reader: Reader, context: CommandContext): Promise<UndoAnswer> {
    const event = await this.eventAt(position);
    try {
      const { command } = await this.planOf(event, reader);
      await this.commands.execute(command({ ...context, undoes: String(position) }));
    } catch (error) {
      throw asConflict(error);
    }
    const { correlationId } = context;
    const { items: events } = await this.log.list({ correlationId, limit: mostEvents });
    return { success: true, events };
  }

  private async eventAt(position: number): Promise<Recorded> {
    const found = await this.store.eventAt(this.codec.streamPrefixes, BigInt(position));
    if (!found)
      throw new DomainError('not-found', 'no-such-entry', 'There is no such entry in the audit log.');
    return this.codec.decode(found);
  }

  /** Plans how to undo an event. It was decoded by the catalog of its stream, so its type is one of that module’s. */
  private planOf(event: Recorded, reader: Reader): Promise<UndoPlan> {
    const [prefix = ''] = event.stream.split('-');
    switch (prefix) {
      case 'article':
        return this.articles.of(event as Recorded<ArticleEvent>, reader);
      case 'persona':
        return this.personas.of(event as Recorded<PersonaEvent>);
      case 'users':
        return this.users.of(event as Recorded<UserEvent>);
      case 'editorialRules':
        return this.house.ofRules(event as Recorded<EditorialRulesEvent>);
      case 'categories':
        return this.house.ofCategories(event as Recorded<CategoryEvent>);
      case 'scheduler':
        return this.house.ofScheduler(event as Recorded<SchedulerEvent>);
      case 'webhooks':
        return this.house.ofWebhooks(event as Recorded<WebhookEvent>);
      default:
        return impossible('This can’t be undone.');
    }
  }
}

/** Turns most errors into conflicts, since the present state prevents undoing, not the request. */
function asConflict(error: unknown): DomainError {
  if (!(error instanceof DomainError) || error.kind === 'unavailable' || error.code === 'proof-required')
    throw error;
  const { code, message, details } = error as DomainError;
  return new DomainError('conflict', code, message, details);
}
