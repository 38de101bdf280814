import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ServerAddresses } from '../embedded/servers.js';
import { measureGrowth } from './growth.js';
import { measureLivePages } from './live-pages.js';
import { EventStore } from '../src/platform/event-sourcing/event-store.js';
import { load, type Call, type Figures } from './load.js';
import { eventStoreMebibytes, serverSeconds } from './processes.js';
import type { CallResult, Memory, Results } from './report.js';
import { say } from './say.js';
import { articleCount, articleId, longLived, seedArticles, text } from './seed.js';
import { adminPassword, signIn, startBare, startProduct } from './servers.js';

/** As many as fifty people may have under their hands in a day; each is edited again and again. */
const articlesInWork = 500;
/** That several save at the same time. */
const sameArticle = 1;
const fewArticles = 1_000;
const secondsEach = 4;
const connectionCounts = [1, 10, 50];
/** By then V8 has given back what the start took. */
const restMs = 30_000;

/** One call of the product and the same of the baseline. */
interface Pair {
  readonly call: string;
  product(n: number): Call;
  bare(n: number): Call;
}

function pairs(product: string, bare: string): Pair[] {
  const drafts = `${product}/api/articles/drafts`;
  // A stride that meets every article once before it meets one again.
  const some = (n: number): string => articleId(1 + ((n * 7919) % (articleCount - 1)));
  // An ordinary edit: the text as it was, but for a few words.
  const edit = (base: string, article: number, n: number): Call => ({
    method: 'PATCH',
    url: `${base}/${articleId(article)}`,
    body: { content: `${text(article, 800)} Edit number ${n}.` },
  });
  const inWork = (n: number): number => 1 + (n % articlesInWork);
  // What people save: a text of its own each time, of any article.
  const rewrite = (base: string, n: number): Call => ({
    method: 'PATCH',
    url: `${base}/${some(n)}`,
    body: { content: text(articleCount + n, 800) },
  });
  const rename = (base: string, n: number): Call => renamed(base, some(n), n);
  let productTouched = articlesInWork;
  let bareTouched = articlesInWork;
  return [
    {
      call: 'list of 20, filter and search',
      product: () => ({ method: 'GET', url: `${drafts}?limit=20&status=draft&q=hallmark` }),
      bare: () => ({ method: 'GET', url: `${bare}/list?limit=20&status=draft&q=hallmark` }),
    },
    {
      call: 'one article',
      product: (n) => ({ method: 'GET', url: `${drafts}/${some(n)}` }),
      bare: (n) => ({ method: 'GET', url: `${bare}/article/${some(n)}` }),
    },
    {
      call: 'history of 50 revisions',
      product: () => ({ method: 'GET', url: `${drafts}/${longLived.id}/history` }),
      bare: () => ({ method: 'GET', url: `${bare}/article/${longLived.id}/history` }),
    },
    {
      call: 'first edit since the start',
      product: (n) => edit(drafts, (productTouched += 1), n),
      bare: (n) => edit(`${bare}/article`, (bareTouched += 1) % articleCount, n),
    },
    {
      call: 'edit with history',
      product: (n) => edit(drafts, inWork(n), n),
      bare: (n) => edit(`${bare}/article`, inWork(n), n),
    },
    {
      call: 'one article again and again',
      product: (n) => edit(drafts, sameArticle, n),
      bare: (n) => edit(`${bare}/article`, sameArticle, n),
    },
    {
      call: 'whole text of any article',
      product: (n) => rewrite(drafts, n),
      bare: (n) => rewrite(`${bare}/article`, n),
    },
    {
      // Which nobody has read since, so that many are still to be checked.
      call: 'one article after such saves',
      product: (n) => ({ method: 'GET', url: `${drafts}/${some(n)}` }),
      bare: (n) => ({ method: 'GET', url: `${bare}/article/${some(n)}` }),
    },
    {
      call: 'title of any article',
      product: (n) => rename(drafts, n),
      bare: (n) => rename(`${bare}/article`, n),
    },
  ];
}

const renamed = (base: string, article: string, n: number): Call => ({
  method: 'PATCH',
  url: `${base}/${article}`,
  body: { title: `The hallmark and the ledger, number ${n}` },
});

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
        for (const connections of connectionCounts) {
          results.push(await compare(pair, connections, cookie, product.origin));
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
  const measured = async (call: (n: number) => Call): Promise<Figures> => {
    let n = 0;
    const next = (): Call => call(n++);
    await load(connections, 1, { cookie }, next);
    return load(connections, secondsEach, { cookie }, next);
  };
  const bare = await measured((n) => pair.bare(n));
  const before = await cpuSeconds(origin);
  const serversBefore = serverSeconds();
  let calls = 0;
  const product = await measured((n) => {
    calls += 1;
    return pair.product(n);
  });
  const servers = serverSeconds();
  const cpuMs = (((await cpuSeconds(origin)) - before) * 1000) / calls;
  return {
    call: pair.call,
    connections,
    product,
    cpuMs,
    ...(serversBefore &&
      servers && {
        eventStoreMs: ((servers.eventStore - serversBefore.eventStore) * 1000) / calls,
        postgresMs: ((servers.postgres - serversBefore.postgres) * 1000) / calls,
      }),
    bare,
    ratio: product.perSecond / bare.perSecond,
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

/** What the leader makes of articles after their events would run beside what is measured. */
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

/** Quantiles that the product itself keeps of the last minutes; the last thing measured were 50 editors. */
async function visibility(origin: string): Promise<{ p50Ms: number; p99Ms: number }> {
  const quantile = async (q: string): Promise<number> =>
    (await metric(origin, `append_visible_seconds\\{quantile="${q}"\\}`)) * 1000;
  return { p50Ms: await quantile('0.5'), p99Ms: await quantile('0.99') };
}

/** Of the application's process, its threads included; what else runs on the machine hardly changes it. */
const cpuSeconds = (origin: string): Promise<number> => metric(origin, 'process_cpu_seconds_total');

const memory = async (origin: string): Promise<Memory> => ({
  application: Math.round((await metric(origin, 'process_resident_memory_bytes')) / 2 ** 20),
  eventStore: eventStoreMebibytes(),
});

async function metric(origin: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
}
