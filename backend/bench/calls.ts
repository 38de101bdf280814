import { readSettings } from '../src/platform/config/settings.js';
import type { ServerAddresses } from '../embedded/servers.js';
import { EventStore } from '../src/platform/event-sourcing/event-store.js';
import { load, type Call, type Figures } from './load.js';
import { say, type CallResult, type Results } from './report.js';
import { articleCount, articleId, longLived, seedArticles, text } from './seed.js';
import { startBare, startProduct } from './servers.js';

/** As many as fifty people may have under their hands in a day; each is edited again and again. */
const articlesInWork = 500;
const secondsEach = 4;
const connectionCounts = [1, 10, 50];
const password = 'measured and thrown away';

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
  ];
}

export async function measureCalls(servers: ServerAddresses): Promise<Results['calls']> {
  const product = await startProduct({
    PORT: '0',
    DATABASE_URL: servers.databaseUrl,
    EVENTSTORE_URL: servers.eventStoreUrl,
    ADMIN_PASSWORD: password,
  });
  try {
    say(`Seeding ${articleCount} articles…`);
    await seeded(servers, product.origin);
    const bare = await startBare(servers.databaseUrl);
    try {
      const cookie = await signIn(product.origin);
      const results: CallResult[] = [];
      for (const pair of pairs(product.origin, bare.origin)) {
        for (const connections of connectionCounts) results.push(await compare(pair, connections, cookie));
      }
      return { results, visibility: await visibility(product.origin) };
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

async function compare(pair: Pair, connections: number, cookie: string): Promise<CallResult> {
  say(`${pair.call}, ${connections} connections…`);
  const measured = async (call: (n: number) => Call): Promise<Figures> => {
    let n = 0;
    const next = (): Call => call(n++);
    await load(connections, 1, { cookie }, next);
    return load(connections, secondsEach, { cookie }, next);
  };
  const bare = await measured((n) => pair.bare(n));
  const product = await measured((n) => pair.product(n));
  return { call: pair.call, connections, product, bare, ratio: product.perSecond / bare.perSecond };
}

async function seeded({ eventStoreUrl }: ServerAddresses, origin: string): Promise<void> {
  const store = EventStore.connect(eventStoreUrl);
  const last = await seedArticles(store);
  await store.close();
  for (;;) {
    const report = (await (await fetch(`${origin}/health/ready`)).json()) as {
      readModels: { reached: string };
    };
    if (BigInt(report.readModels.reached) >= last) return;
  }
}

async function signIn(origin: string): Promise<string> {
  const username = readSettings({}).adminUsername;
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Quantiles that the product itself keeps of the last minutes; the last thing measured were 50 editors. */
async function visibility(origin: string): Promise<{ p50Ms: number; p99Ms: number }> {
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  const quantile = (q: string): number =>
    Number(new RegExp(`append_visible_seconds\\{quantile="${q}"\\} (\\S+)`).exec(metrics)?.[1]) * 1000;
  return { p50Ms: quantile('0.5'), p99Ms: quantile('0.99') };
}
