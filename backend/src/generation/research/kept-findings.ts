import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { whileHeld } from '../../platform/replicas/while-held.js';
import type { Lease } from '../../platform/replicas/work-leases.js';

/**
 * Keeps what a generation has looked up until its research is on record: a process that takes it up after a crash
 * searches and fetches nothing for a second time.
 */
@Injectable()
export class KeptFindings {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * @param key of the finding among those of its generation
   * @param make not called where it is kept; what it gives is JSON
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
    // What was cut off says nothing of the page.
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

  /** Forgets those of a generation whose research is on record. */
  async forget(generationId: string): Promise<void> {
    await this.dataSource.query('delete from generation_finding where generation_id = $1', [generationId]);
  }
}
