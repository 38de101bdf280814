import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.js';
import type { Actor } from './actor.js';
import type { CommandContext } from './command-context.js';
import { CommitWaiter } from './commit-waiter.js';
import type { Decider } from './decider.js';
import { DomainError } from './domain-error.js';
import type { DomainEvent } from './event-catalog.js';
import type { EventCodec } from './event-codec.js';
import { WrongRevision, type EventStore } from './event-store.js';
import { SerialByKey, busy, requestTurnLimitMs } from './serial-by-key.js';
import type { Recorded } from './recorded-event.js';

/** A stream's folded state; everything but `state` is undefined while the stream has no events. */
export interface Folded<State> {
  readonly state: State;
  readonly revision: bigint | undefined;
  readonly position: bigint | undefined;
  readonly last: { readonly by: Actor; readonly at: string } | undefined;
}

export interface Handled<State, Event extends DomainEvent> extends Folded<State> {
  /** What this command added; empty when it changed nothing. */
  readonly events: readonly Event[];
}

export interface HandleOptions {
  /** The client's `If-Match`: the revision that it saw, or `*` for any existing one. */
  readonly ifMatch?: bigint | '*' | undefined;
  /** False for a step after which the caller does something else before anyone reads. Default true. */
  readonly awaitReadModels?: boolean;
}

/**
 * Writers of one process take turns, so only those of other processes come in between. Whoever lost to one tries again
 * for this long; a few tries would not do, for two that are at it side by side may lose several times in a row.
 */
const retryForMs = 2_000;
const longestPauseMs = 20;

/** Loads, folds, decides and appends: the one way to change anything. */
export class AggregateStore {
  /** Writers of one stream never conflict within this process, only with other processes. */
  private readonly turns = new SerialByKey(requestTurnLimitMs);
  // A stale entry is harmless: the append names its revision, is refused, and the stream is read again.
  private readonly folded = new LRUCache<string, Folded<unknown>>({ max: 2_000 });

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly waiter: CommitWaiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Decides on the stream `<prefix>-<id>` and appends what was decided, at the revision it was decided on.
   * @throws DomainError what the decider refuses; `stale` when `ifMatch` is no longer the stream's revision.
   */
  async handle<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: string,
    command: Command,
    context: CommandContext,
    { ifMatch, awaitReadModels = true }: HandleOptions = {},
  ): Promise<Handled<State, Event>> {
    const stream = `${decider.catalog.streamPrefix}-${id}`;
    const handled = await this.turns.run(stream, () =>
      this.decideAndAppend(decider, stream, command, context, ifMatch),
    );
    if (awaitReadModels && handled.position !== undefined) await this.waiter.waitFor(handled.position);
    return handled;
  }

  /**
   * The stream's present state, from the cache or the store. Only a `fresh` one is sure to hold what other processes
   * have just written.
   */
  async load<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: string,
    { fresh = false } = {},
  ): Promise<Folded<State>> {
    const stream = `${decider.catalog.streamPrefix}-${id}`;
    return this.turns.run(
      stream,
      async () => (fresh ? undefined : this.cached<State>(stream)) ?? (await this.read(decider, stream)),
    );
  }

  private async decideAndAppend<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    ifMatch: HandleOptions['ifMatch'],
  ): Promise<Handled<State, Event>> {
    const latest = performance.now() + retryForMs;
    for (;;) {
      const cached = this.cached<State>(stream);
      const before = cached ?? (await this.read(decider, stream));
      if (ifMatch !== undefined && isStale(before, ifMatch)) {
        // A cached state may lie behind another process: only a fresh read may refuse.
        if (!cached) throw refusalOf(decider, command, before);
        this.folded.delete(stream);
        continue;
      }
      const events = decider.decide(command, before.state);
      if (events.length === 0) return { ...before, events };
      try {
        return { ...(await this.append(decider, stream, before, events, context)), events };
      } catch (error) {
        this.folded.delete(stream);
        if (!(error instanceof WrongRevision)) throw error;
        if (performance.now() > latest) throw busy();
        await pause(Math.random() * longestPauseMs);
      }
    }
  }

  private async append<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    before: Folded<State>,
    events: readonly Event[],
    context: CommandContext,
  ): Promise<Folded<State>> {
    const at = this.clock.now();
    const records = this.codec.encode(decider.catalog, stream, events, context, at, before.revision);
    const { revision, position } = await this.store.append(stream, records, before.revision);
    const after: Folded<State> = {
      state: events.reduce((state, event) => decider.evolve(state, event), before.state),
      revision,
      position,
      last: { by: context.actor, at: at.toISOString() },
    };
    this.folded.set(stream, after);
    return after;
  }

  private async read<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
  ): Promise<Folded<State>> {
    const events = (await this.store.readStream(stream)).map((record) => this.codec.decode(record));
    const last = events.at(-1);
    const folded: Folded<State> = {
      // The catalog that decoded them is the decider's own, so these are its events.
      state: events.reduce(
        (state, event) => decider.evolve(state, event as Recorded & Event),
        decider.initialState,
      ),
      revision: last?.revision,
      position: last?.position,
      last: last && { by: last.metadata.actor, at: last.metadata.at },
    };
    if (last) this.folded.set(stream, folded);
    return folded;
  }

  private cached<State>(stream: string): Folded<State> | undefined {
    return this.folded.get(stream) as Folded<State> | undefined;
  }
}

function isStale(folded: Folded<unknown>, ifMatch: bigint | '*'): boolean {
  return ifMatch === '*' ? folded.revision === undefined : folded.revision !== ifMatch;
}

/** What the decider has against the command, whatever was seen before; else that what was seen is out of date. */
function refusalOf<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
  before: Folded<State>,
): DomainError {
  decider.decide(command, before.state);
  return staleRevision(before);
}

function staleRevision({ revision, last }: Folded<unknown>): DomainError {
  return new DomainError(
    'stale',
    'stale-revision',
    `${last?.by.name ?? 'Somebody'} saved a change in the meantime.`,
    {
      extensions: {
        current: {
          revision: Number(revision),
          by: last && { id: last.by.id, name: last.by.name },
          at: last?.at,
        },
      },
    },
  );
}
