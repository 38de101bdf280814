import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';

/**
 * Keeps the results of a generation’s searches and fetches until its research is on record. So a process that takes it
 * over after a crash repeats no search and fetches no page twice.
 */
@Injectable()
export class KeptLookups {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param key the key of the result among those of its generation
   * @param make returns the result, as JSON; it is not called if the result is already kept
   */
  async once<T>(generationId: string, key: string, lease: Lease, make: () => Promise<T>): Promise<T> {
    const [kept] = await whileHeld(lease, () =>
      this.dataSource.query<{ value: T }[]>(
        'select value from generation_finding where generation_id = $1 and key = $2',
        [generationId, key],
      ),
    );
    if (kept) return kept.value;
    const value = await make();
    // A fetch that was interrupted says nothing about the page, so it is not kept.
    lease.signal.throwIfAborted();
    await whileHeld(lease, () =>
      this.dataSource.query(
        `insert into generation_finding (generation_id, key, value) values ($1, $2, $3)
         on conflict do nothing`,
        [generationId, key, JSON.stringify(value)],
      ),
    );
    return value;
  }

  /** Deletes the results of a generation whose research is on record. */
  async forget(generationId: string): Promise<void> {
    await this.dataSource.query('delete from generation_finding where generation_id = $1', [generationId]);
  }
}
