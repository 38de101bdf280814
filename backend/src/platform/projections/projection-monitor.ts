import type { EventCodec } from '../event-sourcing/event-codec.js';
import type { EventStore } from '../event-sourcing/event-store.js';
import type { PositionWaiters } from './position-waiters.js';
import type { ProjectionRunner } from './projection-runner.js';

export interface ProjectionLag {
  /** Newest event of the record; undefined when there is none, or the store does not answer. */
  readonly head: bigint | undefined;
  readonly reached: bigint;
  readonly storeAnswers: boolean;
  /** Since when the read models have not moved although there is something newer; undefined when up to date. */
  readonly behindSince: Date | undefined;
}

const intervalMs = 5_000;
const answerLimitMs = 2_000;
/** No movement for this long although the record has moved: the subscription has gone silent. */
const silenceMs = 20_000;

/**
 * Compares the read models with the record every few seconds. A subscription can go silent without an error,
 * behind a proxy for instance; then it is dropped and resumed.
 */
export class ProjectionMonitor {
  private lag: ProjectionLag = { head: undefined, reached: -1n, storeAnswers: false, behindSince: undefined };
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly waiters: PositionWaiters,
    private readonly runner: ProjectionRunner,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.check(), intervalMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Looks now, and remembers. Never throws. */
  async check(): Promise<ProjectionLag> {
    const before = this.lag;
    const { reached } = this.waiters;
    const head = await this.store.newestPosition(this.codec.streamPrefixes, answerLimitMs).then(
      (position) => ({ position, answers: true }),
      () => ({ position: before.head, answers: false }),
    );
    const behind = head.position !== undefined && head.position > reached;
    const moved = reached !== before.reached;
    this.lag = {
      head: head.position,
      reached,
      storeAnswers: head.answers,
      behindSince: behind ? ((moved ? undefined : before.behindSince) ?? new Date()) : undefined,
    };
    if (head.answers && this.lag.behindSince && Date.now() - this.lag.behindSince.getTime() > silenceMs) {
      this.lag = { ...this.lag, behindSince: new Date() };
      this.runner.restart();
    }
    return this.lag;
  }
}
