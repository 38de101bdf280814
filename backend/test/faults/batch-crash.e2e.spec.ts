import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { idOfPersona, modelSettings, startModel } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { eventually, soon } from '../support/eventually.js';
import { startStepwiseModel } from '../support/stepwise-model.js';
import { ServerProcess } from '../support/server-process.js';
import type { Answer, Visitor } from '../support/visitor.js';

const size = 20;
/** The number of calls that may be in progress when the process is killed; one call plans the batch. */
const atOnce = 5;
const plan = 1;
const key = 'a-batch-under-fire';

let model: FakeOpenAi;
let servers: TestServers;
let database: pg.Client;

beforeEach(async () => {
  model = await startModel();
  servers = await startMigratedServers();
  database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
});

afterEach(async () => {
  await database.end();
  await servers.stop();
  await model.stop();
});

const rows = async (statement: string): Promise<number> =>
  Number((await database.query<{ n: string }>(`select count(*) n from ${statement}`)).rows[0]?.n);
const articles = (): Promise<number> => rows('article where batch_id is not null');
const outcomes = (): Promise<number> => rows('batch_outcome');

/**
 * The moments to kill at. Each resolves at some time after the step, when the process has something else to do next.
 */
const steps: Readonly<Record<string, () => Promise<void>>> = {
  'a call has begun': async () => {
    const asked = model.requests.length;
    await soon(() => model.requests.length > asked);
  },
  'a call was answered': () =>
    new Promise((resolve) => {
      const answering = model.otherwise;
      model.otherwise = async (request) => {
        const reply = await answering(request);
        model.otherwise = answering;
        return (response) => {
          response.once('finish', () => resolve());
          reply(response);
        };
      };
    }),
  'an article was recorded': async () => {
    const before = await articles();
    await soon(async () => (await articles()) > before);
  },
  'an outcome was recorded': async () => {
    const before = await outcomes();
    await soon(async () => (await outcomes()) > before);
  },
  'the last article was recorded': () => soon(async () => (await articles()) >= size),
};

async function order(visitor: Visitor): Promise<Answer<BatchBody>> {
  const personas = [await idOfPersona(visitor, 'The Archivist'), await idOfPersona(visitor, 'The Collector')];
  return visitor.post<BatchBody>(
    '/api/articles/generate-flexible-batch',
    { articleCount: size, personas, categories: ['collectibles', 'market-intel', 'luxury-assets'] },
    { 'idempotency-key': key },
  );
}

describe('A19 a batch that is cut off', () => {
  const kills = Object.keys(steps).length;

  it.each(Array.from({ length: scaled(60 / kills) }, (_, round) => round))(
    'again and again ends whole and never larger (round %d)',
    async () => {
      const settings = modelSettings(model);
      let server = await ServerProcess.start(servers, settings);
      try {
        const admin = await server.admin();
        const asked = order(admin).catch(() => undefined);
        for (const step of Object.values(steps)) {
          await step();
          await server.kill();
          server = await ServerProcess.start(servers, settings);
        }
        await asked;
        const progress = admin.at(server.origin);
        await eventually(async () => {
          const { body } = await progress.get<BatchBody>(`/api/articles/batches?key=${key}`);
          expect(body.status).toBe('finished');
        }, 60_000);
        const { status, body } = await order(progress);
        expect(status).toBe(201);
        expect(body.summary).toEqual({ requested: size, totalGenerated: size, failed: 0 });
        expect(new Set(body.articles.map(({ id }) => id)).size).toBe(size);
        expect(await articles()).toBe(size);
        // A kill costs the calls that were in progress or whose answers were not on record yet, and no others.
        expect(model.requests.length).toBeLessThanOrEqual(plan + size + kills * atOnce);
      } finally {
        await server.kill();
      }
    },
    180_000,
  );

  it('at random moments of its steps pays for no finished step again', async () => {
    const stepwise = await startStepwiseModel();
    const settings = modelSettings(stepwise);
    const recorded = (): Promise<number> => rows('generation_step where model is not null');
    let server = await ServerProcess.start(servers, settings);
    let killed = 0;
    try {
      const admin = await server.admin();
      const asked = order(admin).catch(() => undefined);
      while (killed < scaled(20) && (await articles()) < size) {
        const before = stepwise.requests.length;
        const after = 1 + Math.floor(Math.random() * 4);
        await soon(async () => stepwise.requests.length >= before + after || (await articles()) >= size);
        // The kill comes somewhere between the beginning of a call and what follows its answer.
        await pause(Math.random() * 60);
        await server.kill();
        killed += 1;
        server = await ServerProcess.start(servers, settings);
      }
      await asked;
      const progress = admin.at(server.origin);
      await eventually(async () => {
        const { body } = await progress.get<BatchBody>(`/api/articles/batches?key=${key}`);
        expect(body.status).toBe('finished');
      }, 60_000);
      const { body } = await order(progress);
      expect(body.summary).toEqual({ requested: size, totalGenerated: size, failed: 0 });
      expect(new Set(body.articles.map(({ id }) => id)).size).toBe(size);
      expect(await articles()).toBe(size);
      // Each article has an outline, a draft and last touches, and none of them twice.
      const steps = await database.query(
        `select from generation_step where model is not null group by generation_id, step having count(*) > 1`,
      );
      expect(steps.rows).toEqual([]);
      const inVain = stepwise.requests.length - plan - (await recorded());
      expect(inVain).toBeLessThanOrEqual(killed * atOnce);
    } finally {
      await server.kill();
      await stepwise.stop();
    }
  }, 300_000);

  it('by a stop ends within ten seconds and goes on at the next start', async () => {
    const settings = modelSettings(model);
    let server = await ServerProcess.start(servers, settings);
    try {
      const admin = await server.admin();
      const asked = order(admin);
      await soon(async () => (await outcomes()) >= 3);
      const begun = performance.now();
      const [answer, code] = await Promise.all([asked, server.stop()]);
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect([answer.status, code]).toEqual([503, 0]);
      server = await ServerProcess.start(servers, settings);
      const { body } = await order(admin.at(server.origin));
      expect(body.summary).toEqual({ requested: size, totalGenerated: size, failed: 0 });
      expect(model.requests.length).toBeLessThanOrEqual(plan + size + atOnce);
    } finally {
      await server.kill();
    }
  }, 120_000);
});
