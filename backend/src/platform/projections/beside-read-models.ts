import type { DataSource } from 'typeorm';

/** Data in Postgres that is not a read model but depends on the record too. */
export interface BesideReadModels {
  /** Tables that can be made again from events and rows, and may be emptied at any time. */
  readonly kept: readonly string[];
  /**
   * Statements that remove all data that depends on the previous record, after another record has replaced it for good.
   */
  readonly ofAnotherRecord: readonly string[];
}

/** Empties the tables one by one, so that nobody waits for one of them while another is locked. */
export async function emptyKept({ kept }: BesideReadModels, dataSource: DataSource): Promise<void> {
  for (const table of kept) await dataSource.query(`truncate ${table}`);
}
