import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { interruptiblePause } from '../concurrency/interruptible-pause.js';
import { type DomainError, unavailable } from '../kernel/domain-error.js';
import { KeyedMutex } from '../concurrency/keyed-mutex.js';
import { ReplicaSession } from './replica-session.js';

const lookAgainMs = 250;
const stopLimitMs = 5_000;

/** The exclusive right to do a piece of work; no other process has it at the same time. */
export interface Lease {
  /** Aborts when the lease is lost or the server stops; the reason is a DomainError `unavailable`. */
  readonly signal: AbortSignal;
  /**
   * Makes sure that the lease is still held. Call this before a step that others will see. A process that was frozen
   * learns here that its time is over, before any timer or socket tells it.
   * @throws DomainError `unavailable` if the lease may have passed to another process
   */
  assertHeld(): void;
  /** Called when the work must wait an outage out, to inform callers that do not wait with it. */
  readonly onOutage?: ((error: unknown) => void) | undefined;
}

/**
 * Leases for work such as a batch's, an article's or a run's, each done by one process at a time among all replicas.
 */
@Injectable()
export class WorkLeases implements BeforeApplicationShutdown {
  private readonly turns = new KeyedMutex();
  private readonly held = new Map<string, AbortController>();
  private readonly stopping = new AbortController();

  /** A signal that aborts when the server stops, with a DomainError `unavailable` as the reason. */
  readonly stopped = this.stopping.signal;

  constructor(private readonly session: ReplicaSession) {
    session.opened.subscribe(() => void this.takeAgain());
  }

  /**
   * Does work once all earlier work under this id is over, here and elsewhere, however it ended.
   * @param onOutage becomes that of the lease
   */
  run<T>(id: string, work: (lease: Lease) => Promise<T>, onOutage?: Lease['onOutage']): Promise<T> {
    return this.turns.run(id, async () => {
      this.stopped.throwIfAborted();
      while (!(await this.session.tryLock(lockOf(id)))) {
        await interruptiblePause(lookAgainMs, this.stopped);
      }
      return this.withLease(id, (lease) => work({ ...lease, onOutage }));
    });
  }

  /**
   * Does work like `run`, for a caller that waits for it: the caller is told of an outage, while the work waits it out.
   * A repeat of the request finds the outcome.
   */
  tellingOutages<T>(id: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.run(id, work, reject).then(resolve, reject);
    });
  }

  /** Does work, or nothing if work under this id is under way, here or elsewhere. */
  async runIfIdle(id: string, work: (lease: Lease) => Promise<void>): Promise<void> {
    if (this.turns.has(id)) return;
    await this.turns.run(id, async () => {
      if (await this.session.tryLock(lockOf(id))) await this.withLease(id, work);
    });
  }

  /** Waits for the work to end. Work that cannot end in time continues at the next start, or in another process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort(stopping());
    await Promise.race([this.turns.settled(), pause(stopLimitMs, undefined, { ref: false })]);
  }

  private async withLease<T>(id: string, work: (lease: Lease) => Promise<T>): Promise<T> {
    const over = new AbortController();
    this.held.set(id, over);
    const signal = AbortSignal.any([over.signal, this.stopped]);
    const assertHeld = (): void => {
      if (over.signal.aborted || !this.session.trusted) throw leaseLost();
    };
    try {
      return await work({ signal, assertHeld });
    } finally {
      this.held.delete(id);
      // A connection that is gone has no lock to release.
      if (!over.signal.aborted) await this.session.unlock(lockOf(id)).catch(() => undefined);
    }
  }

  /**
   * Takes the locks again after a broken connection; work whose lock another process has taken meanwhile ends here. All
   * locks are requested before anything else on the new connection, so work that begins or ends from now on comes
   * later, and none is locked twice.
   */
  private async takeAgain(): Promise<void> {
    const held = [...this.held];
    await Promise.all(
      held.map(async ([id, over]) => {
        const mine = await this.session.tryLock(lockOf(id)).catch(() => true);
        if (!mine) over.abort(leaseLost());
      }),
    );
  }
}

function lockOf(id: string): string {
  return `work ${id}`;
}

function stopping(): DomainError {
  return unavailable(
    'server-stopping',
    'The server is stopping. What has begun continues at the next start.',
  );
}

function leaseLost(): DomainError {
  return unavailable(
    'lease-lost',
    'The database was unavailable for a moment, so this work stopped. It continues by itself.',
  );
}
