import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';

/**
 * Keeps what a generation has looked up until its research is on record, so that a process that takes it up after a
 * crash repeats no search and fetches no page twice.
 */
@Injectable()
export class KeptLookups {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param key of the finding among those of its generation
   * @param make gives the finding, as JSON; not called when it is kept already
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
    // A fetch that was cut off says nothing of the page, so it is not kept.
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

  /** Forgets the findings of a generation whose research is on record. */
  async forget(generationId: string): Promise<void> {
    await this.dataSource.query('delete from generation_finding where generation_id = $1', [generationId]);
  }
}
