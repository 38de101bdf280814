import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';

const stopLimitMs = 5_000;

/** The articles and batches that this process is at, each once at a time, and the signal that ends them all. */
@Injectable()
export class RunningWork implements BeforeApplicationShutdown {
  private readonly last = new Map<string, Promise<unknown>>();
  private readonly stopping = new AbortController();

  /** Aborted when the server stops. */
  readonly signal = this.stopping.signal;

  /** Begins when everything under this id that came before is over, however that ended. */
  async run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.last.get(id) ?? Promise.resolve()).then(work, work);
    this.last.set(id, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(id) === turn) this.last.delete(id);
    }
  }

  /** Does nothing when work under this id is going on. */
  async runIfIdle(id: string, work: () => Promise<void>): Promise<void> {
    if (!this.last.has(id)) await this.run(id, work);
  }

  /** What cannot end in time goes on at the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([
      Promise.allSettled(this.last.values()),
      pause(stopLimitMs, undefined, { ref: false }),
    ]);
  }
}
