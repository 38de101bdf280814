import { Inject, Injectable } from '@nestjs/common';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { EventCodec } from '../event-sourcing/event-codec.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { OwnRecord } from '../event-sourcing/own-record.js';
import { type DomainError, unavailable } from '../kernel/domain-error.js';
import { SingleFlight } from '../concurrency/single-flight.js';
import type { ProjectionCheckpoints } from './checkpoints.js';
import { compareWithRecord } from './other-record.js';
import { PositionWaiters } from '../event-sourcing/position-waiters.js';
import { ProjectionRunner } from './projection-runner.js';

export interface ProjectionLag {
  /** Position of the record’s newest event; undefined if there is none, or if the store does not answer. */
  readonly head: bigint | undefined;
  readonly reached: bigint;
  readonly storeAnswers: boolean;
  /**
   * The moment since which the read models have stood still although there are newer events; undefined if they are up
   * to date.
   */
  readonly behindSince: Date | undefined;
  /** Why the read models do not belong to this record; undefined if they do, as far as known. */
  readonly mismatch: string | undefined;
}

/** Reads the checkpoints of all projections. */
export type ReadCheckpoints = () => Promise<ProjectionCheckpoints>;
export const READ_CHECKPOINTS = Symbol('ReadCheckpoints');

const intervalMs = 5_000;
const answerLimitMs = 2_000;
/**
 * How long the read models may stand still although the record has moved, in milliseconds; after that, the subscription
 * counts as silent.
 */
const silenceMs = 20_000;

/**
 * Compares the read models with the record every few seconds. A subscription can go silent without an error, for
 * instance behind a proxy; it is then dropped and resumed.
 */
@Injectable()
export class ProjectionMonitor extends OwnRecord {
  /** What the last check found. */
  private lag: ProjectionLag | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** The position up to which the record was searched for the product’s own events. */
  private searched = -1n;
  /** The result of the last comparison with the record, and the connection that it was made over. */
  private compared: { readonly connection: number; readonly mismatch: string | undefined } | undefined;
  private readonly comparisons = new SingleFlight<void>();

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly waiters: PositionWaiters,
    private readonly runner: ProjectionRunner,
    @Inject(READ_CHECKPOINTS) private readonly checkpoints: ReadCheckpoints,
    private readonly feed: ChangeFeed,
  ) {
    super();
  }

  start(): void {
    this.timer = setInterval(() => void this.check(), intervalMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Checks now and keeps the result. Never throws. */
  async check(): Promise<ProjectionLag> {
    const before = this.lag;
    const { reached } = this.waiters;
    const [head, mismatch] = await Promise.all([
      this.head(before?.head ?? -1n, reached).then(
        (position) => ({ position, answers: true }),
        () => ({ position: before?.head, answers: false }),
      ),
      this.mismatch().catch(() => before?.mismatch),
    ]);
    const behind = head.position !== undefined && head.position > reached;
    const moved = reached !== before?.reached;
    this.lag = {
      head: head.position,
      reached,
      storeAnswers: head.answers,
      behindSince: behind ? ((moved ? undefined : before?.behindSince) ?? new Date()) : undefined,
      mismatch,
    };
    // A runner that is starting compares for itself before it applies an event.
    if (mismatch !== undefined && this.runner.hindrance === undefined) this.runner.restart();
    if (head.answers && this.lag.behindSince && Date.now() - this.lag.behindSince.getTime() > silenceMs) {
      this.lag = { ...this.lag, behindSince: new Date() };
      this.runner.restart();
    }
    return this.lag;
  }

  /**
   * Guards irreversible work that relies on both the record and Postgres, because the record may be another one by
   * mistake.
   * @throws DomainError `unavailable` if it is another one, or if that can’t be determined
   */
  async requireOwnRecord(): Promise<void> {
    const mismatch = await this.mismatch().catch(() => {
      throw unavailable('store-unavailable', 'The record can’t be compared with the read models right now.');
    });
    if (mismatch !== undefined) throw anotherRecord();
  }

  async require(): Promise<void> {
    const { connection, mismatch } = this.compared ?? {};
    if (connection === this.store.connection && mismatch === undefined) return;
    await this.comparisons.run('record', () => this.requireOwnRecord());
  }

  /**
   * Reads only the events since the last look, because other programs may write thousands in a row to the same store.
   */
  private async head(before: bigint, reached: bigint): Promise<bigint | undefined> {
    const end = await this.store.end(answerLimitMs);
    // A restored record may end before positions that were seen earlier.
    const known = (position: bigint): bigint => (position <= end ? position : -1n);
    const newest = larger(known(before), known(reached));
    const after = larger(newest, known(this.searched));
    const found =
      end > after
        ? await this.store.newestPosition(this.codec.streamPrefixes, answerLimitMs, after)
        : undefined;
    this.searched = end;
    return found ?? (newest >= 0n ? newest : undefined);
  }

  /** Compares on every replica: those that do not project must notice a mismatch too, so that they get no requests. */
  private async mismatch(): Promise<string | undefined> {
    const { streamPrefixes } = this.codec;
    const { connection } = this.store;
    const { mismatch } = await compareWithRecord(this.store, streamPrefixes, await this.checkpoints());
    if (connection !== this.store.connection) return this.mismatch();
    const wasMismatch = this.compared?.mismatch !== undefined;
    this.compared = { connection, mismatch };
    // Cached data may come from the record that was there before.
    if (wasMismatch !== (mismatch !== undefined)) this.feed.missed.next();
    return mismatch;
  }
}

function anotherRecord(): DomainError {
  return unavailable(
    'another-record',
    'The record has been restored or replaced since these pages were made from it. Nothing was changed. ' +
      'An administrator of this server has to run npm run projections:rebuild.',
  );
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);
