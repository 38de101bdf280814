import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { scaled } from '../src/platform/testing/scale.js';
import {
  startMigratedServers,
  startTestServers,
  type TestServers,
} from '../src/platform/testing/test-servers.js';
import {
  count,
  draftPath,
  generate,
  idOfPersona,
  modelSettings,
  startModel,
  type OneArticle,
} from './support/articles.js';
import type { BatchBody } from './support/batches.js';
import { EventStream } from './support/event-stream.js';
import { eventually } from './support/eventually.js';
import { checkInvariants } from './support/invariants.js';
import { ServerProcess } from './support/server-process.js';
import type { Visitor } from './support/visitor.js';

let model: FakeOpenAi;
let servers: TestServers;
/** The first to start leads. */
let leader: ServerProcess;
let follower: ServerProcess;
let here: Visitor;
let there: Visitor;

/** Calls at once of one process, when the settings say nothing. */
const atOnce = 5;

const start = async (): Promise<void> => {
  model = await startModel();
  servers = await startMigratedServers();
  leader = await ServerProcess.start(servers, modelSettings(model));
  follower = await ServerProcess.start(servers, modelSettings(model));
  here = await leader.admin();
  there = here.at(follower.origin);
};

const stop = async (): Promise<void> => {
  leader.wake();
  await Promise.all([leader.kill(), follower.kill()]);
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  await servers.stop();
  await model.stop();
};

const aDraft = async (): Promise<string> =>
  (await generate(here, { personaId: await idOfPersona(here, 'The Appraiser') })).id;

async function batchOf(visitor: Visitor, articleCount: number, key: string) {
  const personas = [await idOfPersona(visitor, 'The Archivist')];
  const body = { articleCount, personas, categories: ['collectibles', 'market-intel'] };
  return visitor.post<BatchBody>('/api/articles/generate-flexible-batch', body, { 'idempotency-key': key });
}

const roleOf = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.get('/health/ready')).body['role'];

describe('two replicas', () => {
  beforeAll(start, 60_000);
  afterAll(stop, 60_000);

  describe('A2 two who save at once, each at another replica', () => {
    it('finds one winner for every revision', async () => {
      const id = await aDraft();
      for (let revision = 0; revision < scaled(200); revision += 1) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, writer) =>
            (writer % 2 ? here : there).patch<OneArticle>(
              draftPath(id),
              { title: `Title ${writer} of ${revision}` },
              { 'if-match': `"${revision}"` },
            ),
          ),
        );
        expect([count(answers, 200), count(answers, 412)]).toEqual([1, 19]);
        const winner = answers.find(({ status }) => status === 200)?.body.article;
        for (const visitor of [here, there]) {
          const { article } = (await visitor.get<OneArticle>(draftPath(id))).body;
          expect([article.revision, article.title]).toEqual([revision + 1, winner?.title]);
        }
      }
    }, 120_000);
  });

  describe('a page that is open at the other replica', () => {
    it('hears of changes, and of the progress of its own work', async () => {
      const stream = await EventStream.open(there);
      await generate(here, { personaId: await idOfPersona(here, 'The Appraiser') });
      await eventually(() => {
        const heard = stream.events.map(({ type, data }) => [type, data['stage']]);
        expect(heard).toContainEqual(['progress', 'writing']);
        expect(heard).toContainEqual(['change', undefined]);
      });
      stream.close();
    });
  });

  describe('A18 the weekly limit over two replicas', () => {
    it('lets exactly ten of fifty at once through', async () => {
      const author = await leader.author('The Appraiser');
      const other = author.at(follower.origin);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          (n % 2 ? author : other).post('/api/articles/generate', { categoryId: 'collectibles' }),
        ),
      );
      expect([count(answers, 201), count(answers, 429)]).toEqual([10, 40]);
      const { body } = await other.get('/api/articles/weekly-count');
      expect(body['weeklyCount']).toBe(10);
    }, 60_000);
  });

  describe('A21 the same request at two replicas', () => {
    it('is written once', async () => {
      const personaId = await idOfPersona(here, 'The Appraiser');
      const asked = model.requests.length;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 ? here : there).post<OneArticle>(
            '/api/articles/generate',
            { personaId, categoryId: 'collectibles' },
            { 'idempotency-key': 'twice' },
          ),
        ),
      );
      expect(count(answers, 201)).toBe(20);
      expect(new Set(answers.map(({ body }) => body.article.id)).size).toBe(1);
      expect(model.requests).toHaveLength(asked + 1);
    }, 60_000);
  });

  describe('A36 rights that change at one replica', () => {
    it('hold at the other within a second, and close its streams', async () => {
      const author = (await leader.author('The Appraiser')).at(follower.origin);
      const { body: me } = await author.get<{ id: string }>('/api/auth/user');
      const stream = await EventStream.open(author);
      expect(stream.status).toBe(200);
      expect((await here.delete(`/api/users/${me.id}`)).status).toBe(200);
      await eventually(async () => expect((await author.get('/api/articles')).status).toBe(401), 1_000);
      await stream.ended;
    });
  });
});

describe('two replicas of which one falls out', () => {
  beforeEach(start, 60_000);
  afterEach(stop, 60_000);

  describe('A19 a batch whose replica is killed', () => {
    it.each(['leader', 'follower'] as const)(
      'is carried on by the other one (%s)',
      async (victim) => {
        const [asked, killed, other] = victim === 'leader' ? [here, leader, there] : [there, follower, here];
        const cutOff = batchOf(asked, 8, 'cut-off').catch(() => undefined);
        await eventually(() => expect(model.requests.length).toBeGreaterThanOrEqual(3));
        await killed.kill();
        await cutOff;
        await eventually(async () => {
          const { body } = await other.get<BatchBody>('/api/articles/batches?key=cut-off');
          expect(body.summary).toEqual({ requested: 8, totalGenerated: 8, failed: 0 });
        }, 60_000);
        // The plan, and at most once more what the killed one had under way.
        expect(model.requests.length).toBeLessThanOrEqual(1 + 8 + atOnce);
      },
      120_000,
    );
  });

  describe('A10 A20 a leader that is frozen', () => {
    it('is replaced within 15 seconds, and does no harm when it wakes in the middle of its work', async () => {
      const key = 'frozen';
      const frozen = batchOf(here, 8, key).catch(() => undefined);
      await eventually(() => expect(model.requests.length).toBeGreaterThanOrEqual(3));
      expect([await roleOf(here), await roleOf(there)]).toEqual(['leader', 'follower']);
      leader.freeze();
      // An answer comes only when the read models hold the change, so someone else has to project by then.
      await eventually(async () => {
        const { status } = await there.post('/api/personas', { name: 'The Newcomer', aboutMe: 'New here.' });
        expect([201, 409]).toContain(status);
      }, 40_000);
      await eventually(async () => {
        const { body } = await there.get<BatchBody>(`/api/articles/batches?key=${key}`);
        expect(body.summary).toEqual({ requested: 8, totalGenerated: 8, failed: 0 });
      }, 60_000);
      expect(await roleOf(there)).toBe('leader');
      leader.wake();
      await frozen;
      await eventually(async () => expect(await roleOf(here)).toBe('follower'));
      const { body } = await there.get<{ total: number }>('/api/articles');
      expect(body.total).toBe(8);
    }, 150_000);
  });
});

describe('two that start at the same moment on nothing', () => {
  it('make one administrator, one set of personas, and serve both', async () => {
    const empty = await startTestServers();
    const both = await Promise.all([ServerProcess.start(empty), ServerProcess.start(empty)]);
    try {
      for (const server of both) {
        const admin = await server.admin();
        expect((await admin.get<unknown[]>('/api/personas')).body).toHaveLength(5);
        expect((await admin.get<{ users: unknown[] }>('/api/users')).body.users).toHaveLength(1);
      }
    } finally {
      await Promise.all(both.map((server) => server.kill()));
      await empty.stop();
    }
  }, 60_000);
});
