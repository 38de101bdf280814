import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/**
 * Does the work while the read models stand still for `forMs` again and again: whoever holds the checkpoints' rows
 * holds the projector.
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
      // In the order in which the projector takes them: either waits for the other, never both.
      await client.query('select from projection_checkpoint order by name for update');
      await pause(forMs);
      await client.query('commit');
    }
    await working;
  } finally {
    await client.end();
  }
}
