import {
  BACKWARDS,
  END,
  ErrorType,
  EventStoreDBClient,
  FORWARDS,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventData,
  type ReadPosition,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { DomainError, unavailable } from '../kernel/domain-error.js';
import { TimeLimitExceeded, withTimeout } from '../concurrency/timeout.js';
import { callLimitsOf, type CallLimits } from './call-limits.js';
import { connectDirectlyToLoopback } from './direct-loopback.js';
import { ignoreLateAnswers } from './late-answers.js';
import { decodeBase64Natively } from './message-bytes.js';
import { widenReceiveWindow } from './receive-window.js';
import { connectionsBegun, countConnections } from './store-connections.js';

connectDirectlyToLoopback();
countConnections();
decodeBase64Natively();
ignoreLateAnswers();
widenReceiveWindow();

/** Another writer appended first: the stream is not at the revision that was read. */
export class WrongRevision extends Error {}

export interface Appended {
  /** Revision of the last event of the append. */
  readonly revision: bigint;
  readonly position: bigint;
}

const closeLimitMs = 2_000;
const pageSize = 100;

/**
 * The record: a thin layer over `@eventstore/db-client` that gives every call a time limit and never reports an unknown
 * outcome as success or failure. The client itself waits forever on a server that does not answer, and an error on its
 * one append stream rejects every pending append of the process, even committed ones.
 */
export class EventStore {
  private constructor(
    private readonly client: EventStoreDBClient,
    private readonly limits: CallLimits,
  ) {}

  /**
   * @param connectionString `esdb://…`; credentials belong in it, never into single calls; its `defaultDeadline` makes
   * the time limits of appends and reads shorter
   */
  static connect(connectionString: string): EventStore {
    return new EventStore(
      EventStoreDBClient.connectionString(connectionString),
      callLimitsOf(connectionString),
    );
  }

  /** The number of the connection. It changes with each new one, which may lead to a server with another record. */
  get connection(): number {
    return connectionsBegun();
  }

  /**
   * Appends all events or none.
   * @param expected revision of the stream’s last event, or undefined if the stream must not exist
   * @throws WrongRevision if the stream has moved on
   * @throws DomainError `unavailable` if, after one safe repeat, it is still unknown whether the events were stored
   */
  async append(stream: string, events: EventData[], expected: bigint | undefined): Promise<Appended> {
    const append = async (): Promise<Appended> => {
      const result = await this.client.appendToStream(stream, events, {
        expectedRevision: expected ?? NO_STREAM,
      });
      return { revision: result.nextExpectedRevision, position: result.position?.commit ?? -1n };
    };
    try {
      return await withTimeout(this.limits.appendMs, append());
    } catch (error) {
      if (!isUnknownOutcome(error)) throw translated(error, events);
    }
    // The repeat has the same ids and the same expected revision, so the store answers it with the first result.
    try {
      return (await this.find(stream, events)) ?? (await withTimeout(this.limits.appendMs, append()));
    } catch (error) {
      if (!isUnknownOutcome(error)) throw translated(error, events);
      throw unavailable(
        'outcome-unknown',
        'The record didn’t answer in time, so it isn’t known yet whether the change was saved. Nothing is lost: reload to see.',
      );
    }
  }

  /**
   * Events of one stream in order; empty if there is no such stream.
   * @param most the most events to read at once
   * @throws DomainError `unavailable` if the store cannot be reached
   */
  async readStream(stream: string, fromRevision?: bigint, most?: number): Promise<ResolvedEvent[]> {
    const reading = this.client.readStream(stream, {
      direction: FORWARDS,
      fromRevision: fromRevision ?? START,
      ...(most !== undefined && { maxCount: most }),
    });
    try {
      return await withTimeout(this.limits.readMs, collected(reading));
    } catch (error) {
      if (error instanceof StreamNotFoundError) return [];
      if (isUnknownOutcome(error)) throw storeUnavailable();
      throw error;
    } finally {
      reading.destroy();
    }
  }

  /** Subscribes to all events under the prefixes after a position (exclusive; undefined: from the start), then live. */
  subscribe(prefixes: string[], after: bigint | undefined): AllStreamSubscription {
    return this.client.subscribeToAll({
      fromPosition: after === undefined ? START : { commit: after, prepare: after },
      filter: streamNameFilter({ prefixes, checkpointInterval: 32 }),
    });
  }

  /**
   * Commit position of the newest event under the prefixes after another position; undefined if there is none.
   * @throws if the store does not answer within `limitMs`, which applies to each hundred events
   */
  async newestPosition(
    prefixes: readonly string[],
    limitMs: number,
    after = -1n,
  ): Promise<bigint | undefined> {
    for (let from: ReadPosition = END; ;) {
      const page = await withTimeout(limitMs, this.pageBefore(from, pageSize));
      const found = page.find((resolved) => isUnder(prefixes, resolved));
      const position = found && commitPositionOf(found);
      if (position !== undefined) return position > after ? position : undefined;
      const [oldest] = page.slice(-1);
      if (!oldest || page.length < pageSize) return undefined;
      const commit = commitPositionOf(oldest);
      if (commit <= after) return undefined;
      from = { commit, prepare: commit };
    }
  }

  /**
   * Commit position of the newest event in the store, whoever wrote it; -1 if there is none.
   * @throws if the store does not answer within `limitMs`
   */
  async end(limitMs: number): Promise<bigint> {
    const [newest] = await withTimeout(limitMs, this.pageBefore(END, 1));
    return newest ? commitPositionOf(newest) : -1n;
  }

  /** Reads a page to its end, because the client keeps the call of an interrupted read open forever. */
  private pageBefore(fromPosition: ReadPosition, maxCount: number): Promise<AllStreamResolvedEvent[]> {
    return collected(this.client.readAll({ direction: BACKWARDS, fromPosition, maxCount }));
  }

  /**
   * The event under the prefixes at exactly this commit position; undefined if there is none.
   * @throws if the store does not answer in time.
   */
  async eventAt(prefixes: readonly string[], position: bigint): Promise<AllStreamResolvedEvent | undefined> {
    const reading = this.client.readAll({
      direction: FORWARDS,
      fromPosition: { commit: position, prepare: position },
      maxCount: 1,
    });
    try {
      const [found] = await withTimeout(this.limits.readMs, collected(reading));
      return found && commitPositionOf(found) === position && isUnder(prefixes, found) ? found : undefined;
    } catch (error) {
      // A cluster answers like this if no event begins there, or if it has not come so far.
      if ((error as { type?: string }).type === ErrorType.UNKNOWN) return undefined;
      throw error;
    } finally {
      reading.destroy();
    }
  }

  /** Ends all calls, because an idle channel would keep the process alive. */
  async close(): Promise<void> {
    // The client waits for its calls, which never end if the store has gone away.
    await withTimeout(closeLimitMs, this.client.dispose()).catch(() => undefined);
  }

  private async find(stream: string, events: EventData[]): Promise<Appended | undefined> {
    const wanted = events.at(-1)?.id;
    const found = (await this.readStream(stream)).find(({ event }) => event?.id === wanted)?.event;
    return found && { revision: found.revision, position: found.position?.commit ?? -1n };
  }
}

/** The place of an event in `$all`; every event has one. */
export function commitPositionOf({ commitPosition, event }: AllStreamResolvedEvent): bigint {
  return commitPosition ?? event?.position.commit ?? -1n;
}

function isUnder(prefixes: readonly string[], { event }: AllStreamResolvedEvent): boolean {
  return prefixes.some((prefix) => event?.streamId.startsWith(prefix));
}

/** Collects a stream into an array; it is typed, unlike the stream’s own `toArray`. */
async function collected<Read>(reading: AsyncIterable<Read>): Promise<Read[]> {
  const all: Read[] = [];
  for await (const one of reading) all.push(one);
  return all;
}

/** Whether, despite the error, the events may be in the store. */
function isUnknownOutcome(error: unknown): boolean {
  if (error instanceof TimeLimitExceeded) return true;
  if (error instanceof DomainError) return error.kind === 'unavailable';
  if (!(error instanceof Error)) return false;
  // Right after a lost connection the client passes on a raw gRPC error: code 14 is UNAVAILABLE, 1 CANCELLED.
  const { type, code } = error as { type?: string; code?: number };
  return (
    type === ErrorType.UNAVAILABLE ||
    type === ErrorType.CANCELLED ||
    type === ErrorType.TIMEOUT ||
    type === ErrorType.DEADLINE_EXCEEDED ||
    type === ErrorType.UNKNOWN ||
    code === 14 ||
    code === 1
  );
}

function translated(error: unknown, events: EventData[]): unknown {
  if (error instanceof WrongExpectedVersionError) return new WrongRevision(error.message);
  if ((error as { type?: string }).type === ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED) {
    return new DomainError('invalid', 'too-large', `This change is too large (${events.length} events).`);
  }
  return error;
}

function storeUnavailable(): DomainError {
  return unavailable('store-unavailable', 'The record can’t be reached right now. Nothing was changed.');
}
