import { scaled } from '../../src/platform/testing/scale.js';
import { startTestServers } from '../../src/platform/testing/test-servers.js';
import { count, draftPath, generate, idOfPersona, type OneArticle } from '../support/articles.js';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/server-process.js';
import { TwoReplicas } from '../support/two-replicas.js';
import type { Visitor } from '../support/visitor.js';

let replicas: TwoReplicas;
let here: Visitor;
let there: Visitor;

const aDraft = async (): Promise<string> =>
  (await generate(here, { personaId: await idOfPersona(here, 'The Appraiser') })).id;

describe('two replicas', () => {
  beforeAll(async () => {
    replicas = await TwoReplicas.start();
    ({ here, there } = replicas);
  }, 60_000);
  afterAll(() => replicas.stop(), 60_000);

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
      const author = await replicas.leader.author('The Appraiser');
      const other = author.at(replicas.follower.origin);
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
      const asked = replicas.model.requests.length;
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
      expect(replicas.model.requests).toHaveLength(asked + 1);
    }, 60_000);
  });

  describe('A36 rights that change at one replica', () => {
    it('hold at the other within a second, and close its streams', async () => {
      const author = (await replicas.leader.author('The Appraiser')).at(replicas.follower.origin);
      const { body: me } = await author.get<{ id: string }>('/api/auth/user');
      const stream = await EventStream.open(author);
      expect(stream.status).toBe(200);
      expect((await here.delete(`/api/users/${me.id}`)).status).toBe(200);
      await eventually(async () => expect((await author.get('/api/articles')).status).toBe(401), 1_000);
      await stream.ended;
    });
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
