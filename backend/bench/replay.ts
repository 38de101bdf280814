import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerAddresses } from '../embedded/servers.js';
import { EventStore } from '../src/platform/event-sourcing/event-store.js';
import { measureGrowth } from './growth.js';
import type { Results } from './report.js';
import { say } from './say.js';
import { Agent } from 'node:http';
import { send } from './load.js';
import { articleCount, longest, seedLongest, seedReplay, text } from './seed.js';
import { signIn, startProduct } from './servers.js';

/** Together with the articles of the calls these make a hundred thousand articles, with at least as many events. */
const articles = 100_000 - articleCount;
const lookEveryMs = 20;

/**
 * Measures how fast an empty read side follows a full record: all read models, from a checkpoint before the events to
 * their end, in the product’s own process. Then measures how lists have grown with it and how long the next start
 * takes.
 */
export async function measureReplay(servers: ServerAddresses): Promise<Results['replay']> {
  const settings = {
    PORT: '0',
    DATABASE_URL: servers.databaseUrl,
    EVENTSTORE_URL: servers.eventStoreUrl,
  };
  const followed = await measureFollowing(servers, settings);
  return { ...followed, ...(await measureStart(settings)) };
}

async function measureFollowing(
  servers: ServerAddresses,
  settings: Record<string, string>,
): Promise<Omit<Results['replay'], 'startSeconds' | 'firstEditMs'>> {
  say(`Seeding ${articles} events for the replay…`);
  const store = EventStore.connect(servers.eventStoreUrl);
  await seedLongest(store);
  const last = await seedReplay(store, articles);
  await store.close();
  const product = await startProduct(settings);
  const client = new pg.Client({ connectionString: servers.databaseUrl });
  await client.connect();
  try {
    const first = await slowest(client);
    const started = performance.now();
    for (let reached = first.position; reached < last;) {
      // Looking without a pause would take CPU time from the work that is measured.
      await pause(lookEveryMs);
      ({ position: reached } = await slowest(client));
    }
    const seconds = (performance.now() - started) / 1000;
    const replayed = Number(last - first.position);
    const cookie = await signIn(product.origin);
    const growth = await measureGrowth(product.origin, servers.databaseUrl, cookie, 100_000);
    // This edit makes a snapshot, as every article has one that people have worked on.
    await editLongest(product.origin, cookie, 1);
    return { events: replayed, perSecond: Math.round(replayed / seconds), growth };
  } finally {
    await client.end();
    await product.stop();
  }
}

/** Measures a start with all these events, and the first edit after it. */
async function measureStart(
  settings: Record<string, string>,
): Promise<Pick<Results['replay'], 'startSeconds' | 'firstEditMs'>> {
  say('Starting once more…');
  const started = performance.now();
  const product = await startProduct(settings);
  const startSeconds = (performance.now() - started) / 1000;
  const cookie = await signIn(product.origin);
  const asked = performance.now();
  await editLongest(product.origin, cookie, 2);
  const firstEditMs = performance.now() - asked;
  await product.stop();
  return { startSeconds, firstEditMs };
}

async function editLongest(origin: string, cookie: string, n: number): Promise<void> {
  const agent = new Agent();
  const url = `${origin}/api/articles/drafts/${longest.id}`;
  await send(agent, { method: 'PATCH', url, body: { content: text(n, 200) } }, { cookie });
}

async function slowest(client: pg.Client): Promise<{ position: bigint }> {
  const { rows } = await client.query<{ position: string }>(
    'select min(position) as position from projection_checkpoint',
  );
  return { position: BigInt(rows[0]?.position ?? -1) };
}
