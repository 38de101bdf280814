import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * Does the work while the read models stand still for `forMs` again and again: a lock on the checkpoints' rows stops
 * the projector.
 */
export async function whileReadModelsAreHeld(
  databaseUrl: string,
  forMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  let over = false;
  const working = work().finally(() => (over = true));
  try {
    while (!over) {
      await client.query('begin');
      // The projector locks the rows in the same order, so that one waits for the other and never both.
      await client.query('select from projection_checkpoint order by name for update');
      await pause(forMs);
      await client.query('commit');
    }
    await working;
  } finally {
    await client.end();
  }
}
