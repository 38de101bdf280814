import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../kernel/clock.js';
import { ChangeFeed } from './change-feed.js';
import type { CommandContext } from './command-context.js';
import type { Decider, Fold } from './decider.js';
import type { DomainEvent } from './event-catalog.js';
import { EventCodec } from './event-codec.js';
import { WrongRevision, EventStore } from './event-store.js';
import { afterMore, FoldedStates, nothingYet, type Folded } from './folded-states.js';
import { SerialByKey, busy, requestTurnLimitMs } from '../kernel/serial-by-key.js';
import { Snapshots } from './snapshots.js';
import { PositionWaiters } from './position-waiters.js';
import type { Recorded } from './recorded-event.js';
import { staleRevision } from './stale-revision.js';

export interface Handled<State, Event extends DomainEvent> extends Folded<State> {
  /** What this command added; empty when it changed nothing. */
  readonly events: readonly Event[];
}

export interface HandleOptions<State = unknown> {
  /** The client's `If-Match`: the revision that it saw, or `*` for any existing one. */
  readonly ifMatch?: bigint | '*' | undefined;
  /** False for a step after which the caller does something else before anyone reads. Default true. */
  readonly awaitReadModels?: boolean;
  /** Asked for a state that the stream was in once where none is cached; undefined when it does not know any. */
  readonly known?: () => Promise<Pick<Folded<State>, 'state' | 'revision' | 'snapshot'> | undefined>;
}

/**
 * Writers of one process take turns, so only those of other processes come in between. A writer that loses tries again
 * for this long; a few tries would not do, for two that are at it side by side may lose several times in a row.
 */
const retryForMs = 4_000;
const longestPauseMs = 20;

/** Of a past state, which ends somewhere before the last event. */
const eventsAtOnce = 50;

/**
 * Loads, folds, decides and appends: the one way to change anything. Only an append may rest on a cached state, for
 * the store refuses it when another process was first. A refusal, an empty decision or a load rests on
 * what was read after it was asked for, be it for another one that was asked for before.
 */
@Injectable()
export class AggregateStore {
  /** Writers of one stream never conflict within this process, only with other processes. */
  private readonly turns = new SerialByKey(requestTurnLimitMs);
  private readonly folded: FoldedStates;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    @Inject(PositionWaiters) private readonly waiters: Pick<PositionWaiters, 'waitFor'>,
    private readonly clock: Clock,
    feed: ChangeFeed,
    private readonly snapshots?: Snapshots,
  ) {
    this.folded = new FoldedStates(feed);
  }

  /**
   * Decides on the stream `<prefix>-<id>` and appends what was decided, at the revision it was decided on.
   * @throws DomainError what the decider refuses; `stale` when `ifMatch` is no longer the stream's revision.
   */
  async handle<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: string,
    command: Command,
    context: CommandContext,
    { awaitReadModels = true, ...options }: HandleOptions<State> = {},
  ): Promise<Handled<State, Event>> {
    const stream = `${decider.catalog.streamPrefix}-${id}`;
    const asked = this.folded.now();
    const handled = await this.turns.run(stream, () =>
      this.decideAndAppend(decider, stream, command, context, { ...options, asked }),
    );
    if (awaitReadModels && handled.position !== undefined) await this.waiters.waitFor(handled.position);
    return handled;
  }

  /** The stream's present state, with what other processes have just written. */
  async load<State>(fold: Fold<State>, id: string): Promise<Folded<State>> {
    const stream = `${fold.catalog.streamPrefix}-${id}`;
    const asked = this.folded.now();
    return this.turns.run(stream, () => this.read(fold, stream, asked));
  }

  /**
   * The stream's state when the record had come to a commit position, that one included. What came later is not read,
   * and nothing is where nothing came later.
   */
  async asOf<State>(fold: Fold<State>, id: string, position: bigint): Promise<Folded<State>> {
    const now = await this.load(fold, id);
    if (now.position === undefined || now.position <= position) return now;
    const stream = `${fold.catalog.streamPrefix}-${id}`;
    let then: Folded<State> = nothingYet(fold);
    for (;;) {
      const events = await this.events(stream, (then.revision ?? -1n) + 1n, eventsAtOnce);
      const earlier = events.filter((event) => event.position <= position);
      then = afterMore(fold, then, earlier);
      if (earlier.length < eventsAtOnce) return then;
    }
  }

  private async decideAndAppend<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    stream: string,
    command: Command,
    context: CommandContext,
    { ifMatch, known, asked }: HandleOptions<State> & { readonly asked: number },
  ): Promise<Handled<State, Event>> {
    const latest = performance.now() + retryForMs;
    let before = this.folded.get<State>(stream) ?? (await foundIn(known));
    for (;;) {
      let events = before ? unlessRefused(decider, command, before, ifMatch) : [];
      if (!before || events.length === 0) {
        before = await this.read(decider, stream, asked);
        events = decided(decider, command, before, ifMatch);
      }
      if (events.length === 0) return { ...before, events };
      try {
        return { ...(await this.append(decider, stream, before, events, context)), events };
      } catch (error) {
        this.folded.delete(stream);
        before = undefined;
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
    const began = this.folded.now();
    const records = this.codec.encode(decider.catalog, stream, events, context, at, before.revision);
    const { revision, position } = await this.store.append(stream, records, before.revision);
    const after: Folded<State> = {
      state: events.reduce((state, event) => decider.evolve(state, event), before.state),
      revision,
      position,
      last: { id: records.at(-1)?.id ?? '', by: context.actor, at: at.toISOString() },
      snapshot: before.snapshot,
    };
    return this.remember(decider, stream, after, began);
  }

  /** Reads what follows the cached state or the snapshot, or everything; nothing if it was read since a moment. */
  private async read<State>(fold: Fold<State>, stream: string, since: number): Promise<Folded<State>> {
    const known = this.folded.since<State>(stream, since);
    if (known) return known;
    const began = this.folded.now();
    const cached = this.folded.get<State>(stream);
    const folded = cached
      ? afterMore(fold, cached, await this.events(stream, (cached.revision ?? -1n) + 1n))
      : await this.readAnew(fold, stream);
    return this.remember(fold, stream, folded, began);
  }

  private async readAnew<State>(fold: Fold<State>, stream: string): Promise<Folded<State>> {
    const snapshot = await this.snapshots?.find<State>(fold.snapshotVersion, stream);
    if (snapshot) {
      const [newest, ...more] = await this.events(stream, snapshot.revision);
      // After a restored backup the record may be another one than that of the snapshot.
      if (newest?.id === snapshot.last.id) return afterMore(fold, snapshot, more);
    }
    return afterMore(fold, nothingYet(fold), await this.events(stream, 0n));
  }

  private async events(stream: string, from: bigint, most?: number): Promise<Recorded[]> {
    return (await this.store.readStream(stream, from, most)).map((record) => this.codec.decode(record));
  }

  private remember<State>(
    fold: Fold<State>,
    stream: string,
    folded: Folded<State>,
    readAt: number,
  ): Folded<State> {
    const kept = this.snapshots?.keepUp(fold.snapshotVersion, stream, folded) ?? folded;
    if (kept.revision !== undefined) this.folded.set(stream, kept, readAt);
    return kept;
  }
}

async function foundIn<State>(known: HandleOptions<State>['known']): Promise<Folded<State> | undefined> {
  const found = await known?.();
  return found && { ...found, position: undefined, last: undefined };
}

function isStale(folded: Folded<unknown>, ifMatch: bigint | '*'): boolean {
  return ifMatch === '*' ? folded.revision === undefined : folded.revision !== ifMatch;
}

/** What the decider has against the command comes first; then, that what was seen is out of date. */
function decided<State, Command, Event extends DomainEvent>(
  decider: Decider<State, Command, Event>,
  command: Command,
  before: Folded<State>,
  ifMatch: HandleOptions['ifMatch'],
): readonly Event[] {
  const events = decider.decide(command, before.state);
  if (ifMatch !== undefined && isStale(before, ifMatch)) throw staleRevision(before);
  return events;
}

/** Also nothing where the decider throws: it throws again on the fresh state. */
function unlessRefused<State, Command, Event extends DomainEvent>(
  ...decision: Parameters<typeof decided<State, Command, Event>>
): readonly Event[] {
  try {
    return decided(...decision);
  } catch {
    return [];
  }
}
