import type { Client } from 'pg';

const goodbyeLimitMs = 1_000;

/**
 * Ends a connection to Postgres: with a goodbye after the answers that are still to come, or, when the other side has
 * not closed it after a second, by cutting it. `end()` alone waits for ever where a network has lost an answer. Its
 * locks are given back first, for a pooler may keep the session. Never throws; unanswered queries fail.
 */
export async function endConnection(client: Client): Promise<void> {
  const cut = setTimeout(() => client.connection.stream.destroy(), goodbyeLimitMs);
  try {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    await client.end();
  } catch {
    // It was broken already.
  } finally {
    clearTimeout(cut);
  }
}
