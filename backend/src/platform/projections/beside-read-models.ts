import type { DataSource } from 'typeorm';

/** What is kept in Postgres beside the read models, and rests on the record too. */
export interface BesideReadModels {
  /** Tables of what can be made again from events and rows, and may be emptied at any time. */
  readonly kept: readonly string[];
  /** Statements that take back what was remembered of a record whose place another one has taken for good. */
  readonly ofAnotherRecord: readonly string[];
}

/** Table by table, so that nobody waits for one of them while another is locked. */
export async function emptyKept({ kept }: BesideReadModels, dataSource: DataSource): Promise<void> {
  for (const table of kept) await dataSource.query(`truncate ${table}`);
}
