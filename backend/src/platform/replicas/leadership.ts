import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import {
  BehaviorSubject,
  NEVER,
  filter,
  firstValueFrom,
  fromEvent,
  merge,
  take,
  type Observable,
} from 'rxjs';
import { ReplicaSession } from './replica-session.js';

const lockName = 'leadership';
const applyEveryMs = 1_000;
const backOffMs = { first: 500, longest: 30_000 };

/**
 * The leader, which projects, reacts, runs the jobs and sends messages, is the replica that holds the lock. It cannot
 * be sure that it is the only one, since a previous leader may not have noticed that its term is over. So anything that
 * must not happen twice is decided by a stream’s revision, a checkpoint or a unique key. See decision 7.
 */
@Injectable()
export class Leadership implements BeforeApplicationShutdown {
  /** The signal of the current term, which aborts when the term is over; undefined while another replica leads. */
  readonly term = new BehaviorSubject<AbortSignal | undefined>(undefined);

  private readonly logger = new Logger('Leadership');
  private readonly stopping = new AbortController();
  /** A promise for the stop, so that one listener serves all works, because Node takes more than ten for a leak. */
  private readonly stopped = new Promise<undefined>((resolve) =>
    this.stopping.signal.addEventListener('abort', () => resolve(undefined)),
  );
  private readonly works: Promise<void>[] = [];

  constructor(private readonly session: ReplicaSession) {
    session.opened.subscribe(() => void this.campaign());
  }

  /**
   * Runs `work` on the leader only. It begins with this process’s term, and its signal aborts when the term or the
   * server ends. Work that fails is restarted, with growing pauses; work that returns is done for this term.
   */
  whileLeading(name: string, work: (signal: AbortSignal) => Promise<void>): void {
    this.works.push(this.doInEveryTerm(name, work));
  }

  /** Runs `work` on the leader only, and again this long after each end, or sooner if it was called meanwhile. */
  repeatWhileLeading(
    name: string,
    pauseMs: number,
    work: (signal: AbortSignal) => Promise<void>,
    calls: Observable<unknown> = NEVER,
  ): void {
    this.whileLeading(name, async (term) => {
      while (!term.aborted) {
        const called = new AbortController();
        // This avoids `AbortSignal.any`, because a signal that lives as long as a term keeps memory for each signal
        // that was made from it.
        const listening = merge(calls, fromEvent(term, 'abort')).subscribe(() => called.abort());
        try {
          await work(term);
          await pause(pauseMs, undefined, { signal: called.signal }).catch(() => undefined);
        } finally {
          listening.unsubscribe();
        }
      }
    });
  }

  /** Ends the leader's works before the read models stop, because the works may still wait for an effect. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.works);
  }

  /** Campaigns for the life of one connection: waits until it has the lock, then leads. */
  private async campaign(): Promise<void> {
    const over = new AbortController();
    this.session.lost.pipe(take(1)).subscribe(() => over.abort());
    const waiting = AbortSignal.any([over.signal, this.stopping.signal]);
    while (!waiting.aborted) {
      if (await this.session.tryLock(lockName).catch(() => false)) break;
      await pause(applyEveryMs, undefined, { signal: waiting }).catch(() => undefined);
    }
    if (waiting.aborted) return;
    this.term.next(over.signal);
    over.signal.addEventListener('abort', () => this.term.next(undefined));
  }

  private async doInEveryTerm(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const begun = firstValueFrom(this.term.pipe(filter((term) => term !== undefined)));
      const term = await Promise.race([begun, this.stopped]);
      if (!term) return;
      const signal = AbortSignal.any([term, this.stopping.signal]);
      await this.doInTerm(name, work, signal);
      if (!term.aborted) {
        const over = firstValueFrom(this.term.pipe(filter((current) => current !== term)));
        await Promise.race([over, this.stopped]);
      }
    }
  }

  private async doInTerm(
    name: string,
    work: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
  ): Promise<void> {
    for (let wait = backOffMs.first; !signal.aborted; wait = Math.min(wait * 2, backOffMs.longest)) {
      try {
        await work(signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.logger.warn(`${name}: starting again after ${String(error)}`);
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
    }
  }
}
