import { FakeOpenAi, type FakeRequest } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { idOfPersona, modelSettings, promotedArticle } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { eventually } from '../support/eventually.js';
import { photograph } from '../support/images.js';
import { checkInvariants } from '../support/invariants.js';
import { startIdeasModel } from '../support/topics.js';
import type { Answer, Visitor } from '../support/visitor.js';

let servers: TestServers;
let postgres: TcpProxy;
let store: TcpProxy;
let model: FakeOpenAi;
let works: FakeOpenAi['otherwise'];
let application: TestApplication;
let admin: Visitor;
let personaId: string;

/** How long any answer may take, in milliseconds, outage or not. */
const patienceMs = 15_000;

const isDrawing = ({ path }: FakeRequest): boolean => path.endsWith('/images/generations');

beforeAll(async () => {
  servers = await startMigratedServers();
  postgres = await TcpProxy.start(Number(new URL(servers.databaseUrl).port));
  store = await TcpProxy.start(Number(new URL(servers.eventStoreUrl).port));
  model = await startIdeasModel();
  const { otherwise: writes } = model;
  let drawn = 0;
  works = async (request) =>
    isDrawing(request) ? replies.image(await photograph((drawn += 1), 'png')) : writes(request);
  application = await TestApplication.start({
    settings: { ...modelSettings(model), IMAGE_SEARCH_URL: 'off' },
    servers: {
      ...servers,
      databaseUrl: postgres.inFrontOf(servers.databaseUrl),
      eventStoreUrl: store.inFrontOf(servers.eventStoreUrl),
    },
  });
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Appraiser');
});

beforeEach(() => {
  model.otherwise = works;
});

afterEach(() => {
  postgres.heal();
  store.heal();
});

afterAll(async () => {
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  await application.app.close();
  await model.stop();
  await store.stop();
  await postgres.stop();
  await servers.stop();
});

const ask = <Body = unknown>(path: string, key: string, body?: unknown): Promise<Answer<Body>> =>
  admin.post<Body>(path, body, { 'idempotency-key': key });

/** Makes a server go away just before the model answers. */
function awayAtTheAnswer(server: TcpProxy, to: (request: FakeRequest) => boolean = () => true): void {
  const { otherwise } = model;
  model.otherwise = async (request) => {
    const reply = await otherwise(request);
    if (to(request)) server.refuse();
    return reply;
  };
}

/** Asks twice while a server is away, and expects to be told so both times. */
async function expectUnavailable(asking: () => Promise<Answer<unknown>>): Promise<void> {
  for (const time of ['first', 'second']) {
    const began = performance.now();
    expect([time, (await asking()).status]).toEqual([time, 503]);
    expect(performance.now() - began).toBeLessThan(patienceMs);
  }
}

const articleId = async () => ({ articleId: (await promotedArticle(admin, { personaId })).id });
const nothing = () => Promise.resolve(undefined);

describe.each([
  [
    'an article',
    '/api/articles/generate',
    () => Promise.resolve({ categoryId: 'collectibles', personaId }),
    201,
    1,
  ],
  ['captions', '/api/social-generator/generate', articleId, 200, 1],
  ['a week’s ideas', '/api/topic-generator/generate-weekly', nothing, 201, 1],
  ['an idea', '/api/topic-generator/generate-custom', () => Promise.resolve({}), 201, 1],
  ['header images', '/api/images/generate-for-article', articleId, 200, 3],
] as const)('%s that the model has made', (what, path, bodyOf, success, calls) => {
  it.each([
    ['the store', () => store],
    ['Postgres', () => postgres],
  ] as const)('are paid for once when %s is away as they are recorded', async (server, proxy) => {
    const body = await bodyOf();
    const key = `${what} ${server}`.replaceAll(/\W/g, '-');
    const asked = model.requests.length;
    awayAtTheAnswer(proxy());
    await expectUnavailable(() => ask(path, key, body));
    model.otherwise = works;
    proxy().heal();
    await eventually(async () => expect((await ask(path, key, body)).status).toBe(success), 30_000);
    expect(model.requests).toHaveLength(asked + calls);
  });
});

describe('header images of which one can’t be drawn', () => {
  it('are kept when the store is away as they are recorded', async () => {
    const path = '/api/images/generate-for-article';
    const body = await articleId();
    const asked = model.requests.length;
    let drawings = 0;
    model.otherwise = (request) =>
      (drawings += 1) > 2 ? replies.error(400, 'Not this one.') : works(request);
    awayAtTheAnswer(store);
    await expectUnavailable(() => ask(path, 'two-of-three', body));
    const failed = model.requests.length - asked - 2;
    model.otherwise = works;
    store.heal();
    await eventually(async () => expect((await ask(path, 'two-of-three', body)).status).toBe(200), 30_000);
    expect(model.requests).toHaveLength(asked + 2 + failed + 1);
  });
});

describe('a batch', () => {
  it('that the store leaves is told so at once, and all of it is there later', async () => {
    const path = '/api/articles/generate-flexible-batch';
    const body = { articleCount: 3, personas: [personaId], categories: ['collectibles'] };
    const asked = model.requests.length;
    // The plan is on record before the articles are begun.
    awayAtTheAnswer(store, () => model.requests.length > asked + 1);
    await expectUnavailable(() => ask(path, 'batch', body));
    model.otherwise = works;
    store.heal();
    await eventually(async () => {
      const { status, body: batch } = await ask<BatchBody>(path, 'batch', body);
      expect(status).toBe(201);
      expect(batch.summary).toEqual({ requested: 3, totalGenerated: 3, failed: 0 });
    }, 30_000);
    expect(model.requests).toHaveLength(asked + 1 + 3);
  });
});
