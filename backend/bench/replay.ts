import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerAddresses } from '../embedded/servers.js';
import { EventStore } from '../src/platform/event-sourcing/event-store.js';
import { say, type Results } from './report.js';
import { seedReplay } from './seed.js';
import { startProduct } from './servers.js';

const events = 30_000;
const lookEveryMs = 20;

/**
 * How fast an empty read side follows a full record: all read models, from a checkpoint before the events to their end,
 * in the product's own process.
 */
export async function measureReplay(servers: ServerAddresses): Promise<Results['replay']> {
  say(`Seeding ${events} events for the replay…`);
  const store = EventStore.connect(servers.eventStoreUrl);
  const last = await seedReplay(store, events);
  await store.close();
  const product = await startProduct({
    PORT: '0',
    DATABASE_URL: servers.databaseUrl,
    EVENTSTORE_URL: servers.eventStoreUrl,
  });
  const client = new pg.Client({ connectionString: servers.databaseUrl });
  await client.connect();
  try {
    const first = await slowest(client);
    const started = performance.now();
    for (let reached = first.position; reached < last;) {
      // Looking without a pause would take the cores from what is measured.
      await pause(lookEveryMs);
      ({ position: reached } = await slowest(client));
    }
    const seconds = (performance.now() - started) / 1000;
    const replayed = Number(last - first.position);
    return { events: replayed, perSecond: Math.round(replayed / seconds) };
  } finally {
    await client.end();
    await product.stop();
  }
}

async function slowest(client: pg.Client): Promise<{ position: bigint }> {
  const { rows } = await client.query<{ position: string }>(
    'select min(position) as position from projection_checkpoint',
  );
  return { position: BigInt(rows[0]?.position ?? -1) };
}
