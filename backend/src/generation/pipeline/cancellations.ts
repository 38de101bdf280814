import { Injectable } from '@nestjs/common';
import { filter } from 'rxjs';
import { DataSource } from 'typeorm';
import { ChangeFeed } from '../../platform/event-sourcing/change-feed.js';

/** Tells work that is under way that its generation was cancelled, on whichever replica. */
@Injectable()
export class Cancellations {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly dataSource: DataSource,
  ) {}

  /** @param work gets a signal that fires when the generation is cancelled meanwhile */
  async during<T>(id: string, work: (cancelled: AbortSignal) => Promise<T>): Promise<T> {
    const cancelled = new AbortController();
    const look = async (): Promise<void> => {
      const rows = await this.dataSource.query<unknown[]>(
        `select from generation where id = $1 and status = 'cancelled'`,
        [id],
      );
      if (rows.length > 0) cancelled.abort();
    };
    const changes = this.feed.changed.pipe(filter((stream) => stream === `generation-${id}`));
    // Unheard, a cancellation costs the answer of one call, of which nothing is made.
    const watching = changes.subscribe(() => void look().catch(() => undefined));
    try {
      return await work(cancelled.signal);
    } finally {
      watching.unsubscribe();
    }
  }
}
