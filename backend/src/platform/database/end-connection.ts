import type { Client } from 'pg';

const goodbyeLimitMs = 1_000;

/**
 * Ends a connection to Postgres after the pending answers; if the other side has not closed it within a second, it is
 * cut. `end()` alone waits forever if the network has lost an answer. The connection’s locks are released first,
 * because a pooler may keep the session. Never throws; unanswered queries fail.
 */
export async function endConnection(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), goodbyeLimitMs);
  try {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client.end();
  } catch {
    // The connection was already broken.
  } finally {
    clearTimeout(cut);
  }
}
