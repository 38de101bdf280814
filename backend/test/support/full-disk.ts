import type { DataSource } from 'typeorm';

/** Does the work while nothing in a table can be changed for want of room; it can be read, and new rows still find some. */
export async function withFullDisk(
  database: DataSource,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await database.query(
    `create function full_disk() returns trigger language plpgsql as
     $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$`,
  );
  await database.query(`create trigger full_disk before update on ${table} execute function full_disk()`);
  try {
    await work();
  } finally {
    await database.query('drop function full_disk cascade');
  }
}
