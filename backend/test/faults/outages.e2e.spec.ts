import pg from 'pg';
import { scaled } from '../../src/platform/testing/scale.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import {
  startServersApart,
  type ServersApart,
  type TestServers,
} from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type OneArticle } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { checkInvariants } from '../support/invariants.js';
import type { Visitor } from '../support/visitor.js';

let servers: ServersApart;
let postgres: TcpProxy;
let store: TcpProxy;
let application: TestApplication;
let database: pg.Client;
let admin: Visitor;
let drafts: string[];
let draft: string;

/** How long the application waits for the event store, in milliseconds: half of its usual time. */
const patienceMs = 2_000;

/** The number of appends whose answers are lost with one broken connection. */
const atOnce = 10;

/**
 * The application's servers, which it reaches through proxies. The event store itself has its own connection to
 * Postgres.
 */
function throughProxies(): TestServers {
  const databaseUrl = new URL(servers.databaseUrl);
  databaseUrl.port = String(postgres.port);
  const eventStoreUrl = new URL(store.inFrontOf(servers.eventStoreUrl));
  eventStoreUrl.searchParams.set('defaultDeadline', String(patienceMs));
  return {
    ...servers,
    databaseUrl: databaseUrl.href,
    eventStoreUrl: eventStoreUrl.href,
    stop: () => Promise.resolve(),
  };
}

beforeAll(async () => {
  servers = await startServersApart('migrated');
  postgres = await TcpProxy.start(Number(new URL(servers.databaseUrl).port));
  store = await TcpProxy.start(Number(new URL(servers.eventStoreUrl).port));
  application = await TestApplication.start({
    servers: throughProxies(),
    settings: { AI_PIPELINE: 'single' },
  });
  database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
  admin = await application.admin();
  const personaId = await idOfPersona(admin, 'The Appraiser');
  const articles = await Promise.all(Array.from({ length: atOnce }, () => generate(admin, { personaId })));
  drafts = articles.map(({ id }) => draftPath(id));
  [draft = ''] = drafts;
});

afterEach(async () => {
  await eventually(async () => expect(await status('/health/ready')).toBe(200));
  // After any of these faults, everything continues by itself.
  await eventually(async () => expect((await save('after')).status).toBe(200));
});

afterAll(async () => {
  // What any of the faults left behind is still there at the end.
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  await database.end();
  await application.stop();
  await store.stop();
  await postgres.stop();
  await servers.stop();
});

/** The number of events of articles, because the record also has events of its own at the beginning of an hour. */
async function stored(): Promise<number> {
  const { rows } = await database.query<{ n: string }>(
    `select count(*) as n from event_store.event where stream like 'article-%'`,
  );
  return Number(rows[0]?.n);
}

const save = (content: string, path = draft): Promise<{ status: number }> => admin.patch(path, { content });
const status = async (path: string): Promise<number> => (await admin.get(path)).status;

async function generated(): Promise<number> {
  const { rows } = await database.query<{ n: string }>(
    `select count(*) as n from event_store.event where type = 'ArticleGenerated'`,
  );
  return Number(rows[0]?.n);
}

describe('A3 Repeating an append is harmless', () => {
  it('an answer that is lost after the append went through is told as the success that it was', async () => {
    const rounds = Math.ceil(scaled(1_000) / atOnce);
    for (let round = 0; round < rounds; round += 1) {
      // The first append over a new connection asks the server for its features, and would wait for that answer.
      expect((await save(`Before round ${round}`)).status).toBe(200);
      const before = await stored();
      store.swallow('answers');
      const saving = Promise.all(drafts.map((path) => save(`Round ${round}`, path)));
      await eventually(async () => expect(await stored()).toBe(before + atOnce));
      store.heal();
      expect((await saving).map((answer) => answer.status)).toEqual(drafts.map(() => 200));
      expect(await stored()).toBe(before + atOnce);
    }
    const saved = await Promise.all(
      drafts.map(async (path) => (await admin.get<OneArticle>(path)).body.article),
    );
    expect(saved.map(({ content }) => content)).toEqual(drafts.map(() => `Round ${rounds - 1}`));
    expect(saved.map(({ revision }) => revision)).toEqual(
      drafts.map((path) => (path === draft ? 2 : 1) * rounds),
    );
  }, 600_000);
});

describe('A4 An unknown outcome is never told as success or failure', () => {
  it('a frozen store: 503 to all, then each change is there wholly or not, and a repeat tells', async () => {
    const personaId = await idOfPersona(admin, 'The Collector');
    const ask = (key: string): Promise<{ status: number; body: OneArticle }> =>
      admin.post<OneArticle>(
        '/api/articles/generate',
        { categoryId: 'collectibles', personaId },
        { 'idempotency-key': key },
      );
    const before = await generated();
    const keys = Array.from({ length: 10 }, (_, n) => `frozen-${n}`);
    process.kill(servers.eventStoreProcessId, 'SIGSTOP');
    const answers = await Promise.all([...keys.map(ask), save('while frozen')]);
    process.kill(servers.eventStoreProcessId, 'SIGCONT');
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 503));

    const articleOf = async (key: string): Promise<string> => {
      let id = '';
      await eventually(async () => {
        const answer = await ask(key);
        expect(answer.status).toBe(201);
        ({ id } = answer.body.article);
      });
      return id;
    };
    const first = await Promise.all(keys.map(articleOf));
    const again = await Promise.all(keys.map(async (key) => (await ask(key)).body.article.id));
    expect(again).toEqual(first);
    expect(await generated()).toBe(before + keys.length);
  });
});

describe('A27 Postgres goes and comes back', () => {
  it('reads answer 503 while it is away, and everything goes on by itself', async () => {
    postgres.refuse();
    expect(await status(draft)).toBe(503);
    expect((await save('while away')).status).toBe(503);
    expect(await status('/health/ready')).toBe(503);
    postgres.heal();
  });

  it('every connection cut, again and again: nothing but 200 and 503', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < scaled(200); round += 1) {
      const saving = save(`Cut ${round}`);
      postgres.cut();
      seen.add((await saving).status).add(await status(draft));
    }
    expect([...seen].filter((one) => one !== 200 && one !== 503)).toEqual([]);
  });

  it('slow, it is slow and no more', async () => {
    postgres.slowDown(200);
    expect((await save('slowly')).status).toBe(200);
    postgres.heal();
  });
});

describe('A28 The store goes and comes back', () => {
  it('reads go on, changes are refused with 503 and leave nothing, then it goes on by itself', async () => {
    const before = await stored();
    store.refuse();
    expect(await status(draft)).toBe(200);
    expect((await save('while away')).status).toBe(503);
    store.heal();
    expect(await stored()).toBe(before);
  });

  it('killed and restarted while people write', async () => {
    for (let round = 0; round < scaled(20); round += 1) {
      process.kill(servers.eventStoreProcessId, 'SIGKILL');
      await eventually(async () => expect((await save(`Restart ${round}`)).status).toBe(200));
    }
  });

  it('goes silent without closing: the subscription comes back too', async () => {
    store.swallow('answers');
    expect((await save('into silence')).status).toBe(503);
    store.heal();
  });
});
