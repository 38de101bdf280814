import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { duplicateName, uniqueNameDecider } from '../domain/unique-name.decider.js';
import { foldedName } from '../../platform/text/plain-name.js';
import { PersonaLibrary } from '../read-models/persona-list.js';

/** Longer than any request takes between claiming and using a name, so an older unused claim will never be used. */
const claimLastsMs = 60_000;

const soon = { awaitReadModels: false };

/**
 * Keeps the names of active personas unique regardless of case, even between two simultaneous requests. A name is
 * claimed before a persona takes it, and released after the persona gives it up. A crash in between leaves a claim
 * whose owner does not have the name; after a minute, the next person who asks may have it.
 */
@Injectable()
export class PersonaNames {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly library: PersonaLibrary,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether this very claim took the name, which must then be released if it is not used
   * @throws DomainError `duplicate-name` when another persona has the name
   */
  async claim(name: string, owner: string, context: CommandContext): Promise<boolean> {
    const { command } = await this.prepared(name, owner);
    const id = streamIdOf(name);
    const { events } = await this.aggregates.handle(uniqueNameDecider, id, command, context, soon);
    return events.length > 0;
  }

  /**
   * Claims nothing, and only checks whether a claim would be refused.
   * @throws DomainError `duplicate-name` when another persona has the name
   */
  async refuseTaken(name: string, owner: string): Promise<void> {
    const { command, state } = await this.prepared(name, owner);
    uniqueNameDecider.decide(command, state);
  }

  /** Releases a name, unless its owner has taken it again. */
  async release(name: string, owner: string, context: CommandContext): Promise<void> {
    if (await this.has(owner, name)) return;
    const command = { type: 'release', name, owner } as const;
    await this.aggregates.handle(uniqueNameDecider, streamIdOf(name), command, context, soon);
  }

  private async prepared(name: string, owner: string) {
    await this.refuseLikeOlder(name, owner);
    const { state, last } = await this.aggregates.load(uniqueNameDecider, streamIdOf(name));
    const abandonedBy =
      state.owner !== undefined && (await this.isAbandoned(name, state.owner, last?.at))
        ? state.owner
        : undefined;
    return { state, command: { type: 'claim', name, owner, abandonedBy } as const };
  }

  /**
   * Refuses a new name that differs from an older one only in blanks. Older names may have several blanks in a row, and
   * are claimed with them.
   */
  private async refuseLikeOlder(name: string, owner: string): Promise<void> {
    const personas = await this.library.all();
    const older = personas.some(
      (other) =>
        other.id !== owner &&
        foldedName(other.name) !== other.name &&
        isSameName(foldedName(other.name), name),
    );
    if (older) throw duplicateName(name);
  }

  private async isAbandoned(name: string, owner: string, claimedAt: string | undefined): Promise<boolean> {
    const age = this.clock.now().getTime() - Date.parse(claimedAt ?? '');
    return age > claimLastsMs && !(await this.has(owner, name));
  }

  private async has(owner: string, name: string): Promise<boolean> {
    const persona = await this.library.find(owner);
    return persona !== undefined && isSameName(persona.name, name);
  }
}

/** Names are the same regardless of case and of different encodings of a character. */
export function isSameName(one: string, other: string): boolean {
  return streamIdOf(one) === streamIdOf(other);
}

function streamIdOf(name: string): string {
  return `personas-${encodeURIComponent(name.normalize('NFKC').toLowerCase())}`;
}
