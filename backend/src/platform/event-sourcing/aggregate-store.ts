import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../kernel/clock.js';
import { ChangeFeed } from './change-feed.js';
import type { CommandContext } from './command-context.js';
import type { Decider, Fold } from './decider.js';
import { decideInOrder, type Decision, type Order } from './decisions.js';
import type { DomainEvent } from './event-catalog.js';
import { EventCodec } from './event-codec.js';
import { WrongRevision, EventStore } from './event-store.js';
import { afterMore, FoldedStates, nothingYet, type Folded } from './folded-states.js';
import { KeyedMutex, busy, requestTurnLimitMs } from '../concurrency/keyed-mutex.js';
import { KeyedBatcher, type Waiting } from '../concurrency/keyed-batcher.js';
import { Snapshots } from './snapshots.js';
import { OwnRecord } from './own-record.js';
import { PositionWaiters } from './position-waiters.js';
import type { Recorded } from './recorded-event.js';

export interface Handled<State, Event extends DomainEvent> extends Folded<State> {
  /** The events that this command added; empty when it changed nothing. */
  readonly events: readonly Event[];
}

export interface HandleOptions<State = unknown> extends Pick<Order, 'ifMatch'> {
  /** False if the caller does something else before anyone reads the change. The default is true. */
  readonly awaitReadModels?: boolean;
  /** Gives an earlier state of the stream if none is cached; undefined if it knows none. */
  readonly known?: () => Promise<Pick<Folded<State>, 'state' | 'revision' | 'snapshot'> | undefined>;
}

/**
 * How long a writer that loses to another process tries again, in milliseconds. Writers of one process take turns, so
 * only other processes can come in between. A few tries would not be enough: when two processes write side by side, one
 * may lose several times in a row.
 */
const retryForMs = 4_000;
const longestPauseMs = 20;

/**
 * The most commands that are decided together. Deciding keeps this process busy, and other requests must be served too.
 */
const mostTogether = 10;

type InTurn = Waiting<Order & HandleOptions & { readonly asked: number }, Handled<unknown, DomainEvent>>;

/** The most events that are read at once, towards a past state or after a revision. */
const eventsAtOnce = 50;

/**
 * Loads, folds, decides and appends: the only way to change anything. Only an append may rely on a cached state,
 * because the store refuses it if another process was first. A refusal, an empty decision and a load rely on data that
 * was read after they were asked for, though one read may serve several calls. See decision 10.
 */
@Injectable()
export class AggregateStore {
  /** Turns of streams: within this process, writers of one stream never conflict. */
  private readonly turns = new KeyedMutex(requestTurnLimitMs);
  private readonly commands = new KeyedBatcher(this.turns, mostTogether, this.decideAndAppend.bind(this));
  private readonly folded: FoldedStates;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    @Inject(PositionWaiters) private readonly waiters: Pick<PositionWaiters, 'waitFor'>,
    private readonly clock: Clock,
    feed: ChangeFeed,
    private readonly snapshots?: Snapshots,
    private readonly record?: OwnRecord,
  ) {
    this.folded = new FoldedStates(feed);
  }

  /**
   * Decides on the stream `<prefix>-<id>` and appends the decision at the revision that it is based on.
   * @throws DomainError the decider’s refusal; `stale` if `ifMatch` is no longer the stream’s revision; `unavailable`
   * while the read models belong to another record
   */
  async handle<State, Command, Event extends DomainEvent>(
    decider: Decider<State, Command, Event>,
    id: string,
    command: Command,
    context: CommandContext,
    { awaitReadModels = true, ...options }: HandleOptions<State> = {},
  ): Promise<Handled<State, Event>> {
    const stream = `${decider.catalog.streamPrefix}-${id}`;
    const order = { decider, command, context, ...options, asked: this.folded.now() };
    const handled = (await this.commands.run(stream, order)) as Handled<State, Event>;
    if (awaitReadModels && handled.position !== undefined) await this.waiters.waitFor(handled.position);
    return handled;
  }

  /** The stream’s state from this process’s memory, which may be out of date; undefined if it has none. */
  atHand<State>(fold: Fold<State>, id: string): Folded<State> | undefined {
    return this.folded.get(`${fold.catalog.streamPrefix}-${id}`);
  }

  /** The stream’s current state, including the latest events of other processes. */
  async load<State>(fold: Fold<State>, id: string): Promise<Folded<State>> {
    const stream = `${fold.catalog.streamPrefix}-${id}`;
    const asked = this.folded.now();
    return this.turns.run(stream, () => this.read(fold, stream, asked));
  }

  /**
   * The stream’s state at a commit position of the record, the event at that position included. Later events are not
   * read, and nothing is read if there are none.
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

  /** The events after a revision; undefined if there are too many to look at. */
  async since<State>(fold: Fold<State>, id: string, revision: bigint): Promise<Recorded[] | undefined> {
    const stream = `${fold.catalog.streamPrefix}-${id}`;
    const events = await this.events(stream, revision + 1n, eventsAtOnce);
    return events.length < eventsAtOnce ? events : undefined;
  }

  /** Answers every caller that waits for this turn of a stream, in order. */
  private async decideAndAppend(stream: string, waiting: readonly InTurn[]): Promise<void> {
    const latest = performance.now() + retryForMs;
    const asked = Math.max(...waiting.map(({ item }) => item.asked));
    let [before] = await Promise.all([
      this.folded.get(stream) ?? foundIn(waiting[0]?.item.known),
      this.record?.require(),
    ]);
    let isNewest = false;
    let rest = waiting;
    for (let [first] = rest; first; [first] = rest) {
      if (performance.now() > latest) throw busy();
      if (!before) {
        before = await this.read(first.item.decider, stream, asked);
        isNewest = true;
      }
      const orders = rest.map(({ item }) => item);
      const { toAppend, refusal } = decideInOrder(orders, before, this.codec, stream, this.clock.now());
      if (toAppend.length > 0) {
        const deciding = rest.slice(0, toAppend.length);
        const appended = await this.append(first.item.decider, stream, before, deciding, toAppend);
        rest = rest.slice(appended.answered);
        before = appended.after;
        isNewest = true;
      } else if (isNewest) {
        if (refusal) first.reject(refusal.reason);
        else first.resolve({ ...before, events: [] });
        rest = rest.slice(1);
      } else {
        before = undefined;
      }
    }
  }

  /**
   * Appends decisions together; the record takes all of them or none.
   * @returns the number of answered orders, which is 0 if another process was first, and the state, if known
   */
  private async append(
    fold: Fold<unknown>,
    stream: string,
    before: Folded<unknown>,
    deciding: readonly InTurn[],
    decisions: readonly Decision[],
  ): Promise<{ answered: number; after?: Folded<unknown> }> {
    const began = this.folded.now();
    const records = decisions.flatMap((decision) => decision.records);
    try {
      const { position } = await this.store.append(stream, records, before.revision);
      const last = decisions.at(-1)?.after ?? before;
      const after = this.remember(fold, stream, { ...last, position }, began);
      for (const [n, { events, after: own }] of decisions.entries()) {
        deciding[n]?.resolve({ ...own, position, snapshot: after.snapshot, events });
      }
      return { answered: deciding.length, after };
    } catch (error) {
      this.folded.delete(stream);
      if (!(error instanceof WrongRevision)) {
        for (const waiting of deciding) waiting.reject(error);
        return { answered: deciding.length };
      }
      // Either another process was first, or this is another record.
      await this.record?.requireOwnRecord();
      await pause(Math.random() * longestPauseMs);
      return { answered: 0 };
    }
  }

  /**
   * Reads the events after the cached state or the snapshot, or all of them; nothing if the stream was read since that
   * moment.
   */
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
      // After a restored backup, the record may not be the one that the snapshot was made from.
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
