import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerAddresses } from '../embedded/servers.js';
import { measureGrowth } from './growth.js';
import { measureLivePages } from './live-pages.js';
import { EventStore } from '../src/platform/event-sourcing/event-store.js';
import { load, type Call, type Figures } from './load.js';
import { pairs, renamed, type Pair } from './pairs.js';
import { eventStoreMebibytes, quiet, serverSeconds, startedSeconds } from './processes.js';
import { rowOf, type CallResult, type CpuOfCall, type Memory, type Results } from './report.js';
import { say } from './say.js';
import { articleCount, articleId, seedArticles } from './seed.js';
import { adminPassword, signIn, startBare, startProduct } from './servers.js';

const fewArticles = 1_000;
const secondsEach = 4;
/** Saves are measured for longer, so that the work that follows them can’t wait until the measurement is over. */
const sustainedSeconds = 30;
const connectionCounts = [1, 10, 50];
/** After this pause, V8 has given back the memory that the start took. */
const restMs = 30_000;

export async function measureCalls(servers: ServerAddresses): Promise<Results['calls']> {
  const product = await startProduct({
    PORT: '0',
    DATABASE_URL: servers.databaseUrl,
    EVENTSTORE_URL: servers.eventStoreUrl,
    ADMIN_PASSWORD: adminPassword,
  });
  try {
    await pause(restMs);
    const idle = await memory(product.origin);
    const cookie = await signIn(product.origin);
    const growth = [];
    let known = 0;
    for (const articles of [fewArticles, articleCount]) {
      await seeded(servers, product.origin, known, articles);
      known = articles;
      growth.push(await measureGrowth(product.origin, servers.databaseUrl, cookie, articles));
    }
    const bare = await startBare(servers.databaseUrl);
    try {
      const results: CallResult[] = [];
      for (const pair of pairs(product.origin, bare.origin)) {
        for (const connections of pair.sustained === undefined ? connectionCounts : [pair.sustained]) {
          const result = await compare(pair, connections, cookie, product.origin);
          // Each result is printed at once because a run may break off.
          say(rowOf(result));
          results.push(result);
        }
      }
      const visible = await visibility(product.origin);
      const memoryMebibytes = { idle, afterLoad: await memory(product.origin) };
      const livePages = await measureLivePages(
        product.origin,
        cookie,
        (n) => renamed(`${product.origin}/api/articles/drafts`, articleId(1 + n), n),
        () => cpuSeconds(product.origin),
      );
      return { results, visibility: visible, memoryMebibytes, growth, livePages };
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

async function compare(pair: Pair, connections: number, cookie: string, origin: string): Promise<CallResult> {
  say(`${pair.call}, ${connections} connections…`);
  const seconds = pair.sustained === undefined ? secondsEach : sustainedSeconds;
  let calls = 0;
  const measured = async (call: (n: number) => Call): Promise<{ figures: Figures; cpu: CpuOfCall }> => {
    const before = await quiet();
    calls = 0;
    const next = (): Call => call(calls++);
    await load(connections, 1, { cookie }, next);
    const figures = await load(connections, seconds, { cookie }, next);
    const answered = startedSeconds();
    const followed = await quiet();
    const ofCall = (cpuSeconds: number): number => (cpuSeconds * 1000) / calls;
    return {
      figures,
      cpu: { answeredMs: ofCall(answered - before), followedMs: ofCall(followed - answered) },
    };
  };
  const bare = await measured((n) => pair.bare(n));
  const before = await cpuSeconds(origin);
  const serversBefore = serverSeconds();
  const product = await measured((n) => pair.product(n));
  const servers = serverSeconds();
  const cpuMs = (((await cpuSeconds(origin)) - before) * 1000) / calls;
  return {
    call: pair.call,
    connections,
    product: product.figures,
    cpuMs,
    ...(serversBefore &&
      servers && {
        eventStoreMs: ((servers.eventStore - serversBefore.eventStore) * 1000) / calls,
        postgresMs: ((servers.postgres - serversBefore.postgres) * 1000) / calls,
      }),
    bare: bare.figures,
    all: { product: product.cpu, bare: bare.cpu },
    ratio: product.figures.perSecond / bare.figures.perSecond,
  };
}

async function seeded(
  { eventStoreUrl, databaseUrl }: ServerAddresses,
  origin: string,
  from: number,
  upTo: number,
): Promise<void> {
  say(`Seeding ${upTo - from} articles…`);
  const store = EventStore.connect(eventStoreUrl);
  const last = await seedArticles(store, from, upTo);
  await store.close();
  for (;;) {
    const report = (await (await fetch(`${origin}/health/ready`)).json()) as {
      readModels: { reached: string };
    };
    if (BigInt(report.readModels.reached) >= last) break;
  }
  await followed(databaseUrl, upTo);
}

const lookEveryMs = 1_000;

/**
 * Waits until the leader has checked the articles and counted their origins, because that work would run beside the
 * measurement.
 */
async function followed(databaseUrl: string, articles: number): Promise<void> {
  say(`Waiting until ${articles} articles are checked and their origins counted…`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let isDone = false; !isDone; await pause(lookEveryMs)) {
      const { rows } = await client.query<{ done: boolean }>(
        `select (select count(*) from kept_comparison) >= $1 and (select count(*) from article_origins) >= $1 done`,
        [articles],
      );
      isDone = rows[0]?.done === true;
    }
  } finally {
    await client.end();
  }
}

/** Quantiles that the product itself keeps of the last minutes. The last thing measured was 50 editors. */
async function visibility(origin: string): Promise<{ p50Ms: number; p99Ms: number }> {
  const quantile = async (q: string): Promise<number> =>
    (await metric(origin, `append_visible_seconds\\{quantile="${q}"\\}`)) * 1000;
  return { p50Ms: await quantile('0.5'), p99Ms: await quantile('0.99') };
}

/** CPU time of the application’s process with its threads; other work on the machine hardly changes it. */
const cpuSeconds = (origin: string): Promise<number> => metric(origin, 'process_cpu_seconds_total');

const memory = async (origin: string): Promise<Memory> => ({
  application: Math.round((await metric(origin, 'process_resident_memory_bytes')) / 2 ** 20),
  eventStore: eventStoreMebibytes(),
});

async function metric(origin: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
}
