import type { DataSource } from 'typeorm';

/**
 * Does the work while no row of a table can be changed, as on a full disk. Rows can be read, and there is still room
 * for new ones.
 */
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
