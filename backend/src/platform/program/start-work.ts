import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { isPassing, retry } from '../concurrency/retry.js';

/** The first work of a start, such as the first content. The application is ready once all of it is done. */
@Injectable()
export class StartWork implements OnApplicationShutdown {
  private readonly logger = new Logger('Start');
  private readonly open = new Set<symbol>();
  private readonly stopped = new AbortController();

  onApplicationShutdown(): void {
    this.stopped.abort();
  }

  get isDone(): boolean {
    return this.open.size === 0;
  }

  /**
   * Announces a piece of work.
   * @returns a function to call when it is done
   */
  announce(): () => void {
    const piece = Symbol('start work');
    this.open.add(piece);
    return () => void this.open.delete(piece);
  }

  /**
   * Announces a piece of work and does it. If an outage prevents it, the start continues without it, and the work is
   * done as soon as possible unless the application stops first; any other failure fails the start. The work must be
   * repeatable.
   */
  async run(work: () => Promise<void>): Promise<void> {
    const done = this.announce();
    try {
      await work();
      done();
    } catch (error) {
      if (!isPassing(error)) throw error;
      const { signal } = this.stopped;
      retry(signal, work).then(done, (reason: unknown) => {
        if (!signal.aborted) this.logger.error(`Work that belongs to the start failed: ${String(reason)}`);
      });
    }
  }
}
