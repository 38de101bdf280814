import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { startMigratedServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { count, draftPath, generate, modelSettings, startModel, type Problem } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { ServerProcess } from '../support/server-process.js';
import { Visitor, type Answer } from '../support/visitor.js';

const limitReached = 'You have reached your weekly limit of 10 articles.';
const body = { categoryId: 'collectibles' };

let now = new Date('2026-11-18T12:00:00Z');
let model: FakeOpenAi;
let application: TestApplication;

beforeAll(async () => {
  model = await startModel();
  application = await TestApplication.start({
    settings: { ...modelSettings(model), AI_CONCURRENCY: '50' },
    clock: { now: () => now },
  });
});

afterAll(async () => {
  await application.stop();
  await model.stop();
});

const weeklyCount = async (author: Visitor): Promise<number> =>
  (await author.get<{ weeklyCount: number }>('/api/articles/weekly-count')).body.weeklyCount;

const generateAtOnce = (author: Visitor, times: number): Promise<Answer<Problem>[]> =>
  Promise.all(Array.from({ length: times }, () => author.post<Problem>('/api/articles/generate', body)));

describe('A18 the weekly limit', () => {
  it('lets exactly ten of fifty at once through', async () => {
    const author = await application.author('The Appraiser');
    const answers = await generateAtOnce(author, 50);
    expect([count(answers, 201), count(answers, 429)]).toEqual([10, 40]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.detail).toBe(limitReached);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await weeklyCount(author)).toBe(10);
    expect((await author.get<{ total: number }>(`/api/articles`)).body.total).toBe(10);
  });

  it('holds for batches and single articles together', async () => {
    const author = await application.author('The Archivist');
    const batches = Array.from({ length: 6 }, () =>
      author.post<Problem>('/api/articles/generate-flexible-batch', {
        articleCount: 3,
        categories: ['collectibles'],
      }),
    );
    const [singles, ordered] = await Promise.all([generateAtOnce(author, 10), Promise.all(batches)]);
    expect(count(singles, 201) + 3 * count(ordered, 201)).toBe(10);
    expect(await weeklyCount(author)).toBe(10);
  });

  it('gives the place back when the article could not be written', async () => {
    const author = await application.author('The Underwriter');
    model.next(...Array.from({ length: 10 }, () => replies.refusal('No.')));
    const answers = await generateAtOnce(author, 10);
    expect(count(answers, 502)).toBe(10);
    expect(await weeklyCount(author)).toBe(0);
    expect(count(await generateAtOnce(author, 11), 201)).toBe(10);
  });

  it('refuses a batch that would pass it as a whole, and says how many are left', async () => {
    const author = await application.author('The Collector');
    await generate(author);
    const refused = await author.post<Problem>('/api/articles/generate-flexible-batch', {
      articleCount: 10,
      categories: ['collectibles'],
    });
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      'You can generate 9 more articles this week.',
    ]);
    expect(await weeklyCount(author)).toBe(1);
  });

  it('counts what was generated, deleted or not', async () => {
    const author = await application.author('The Market Watcher');
    const { id } = await generate(author);
    await author.delete(draftPath(id));
    expect(await weeklyCount(author)).toBe(1);
  });

  it('does not hold for administrators', async () => {
    const author = await application.author('The Market Watcher');
    const [persona] = (await author.get<{ id: string }[]>('/api/personas')).body;
    const admin = await application.admin();
    for (let article = 0; article < 11; article += 1) await generate(admin, { personaId: persona?.id });
  });

  it.each([
    ['2026-11-23T04:59:59Z', '2026-11-23T05:00:01Z'],
    ['2026-11-02T04:59:59Z', '2026-11-02T05:00:01Z'],
    ['2027-03-15T03:59:59Z', '2027-03-15T04:00:01Z'],
  ])('starts again on Monday in the schedule’s zone: %s to %s', async (sunday, monday) => {
    now = new Date(sunday);
    const author = await application.author('The Appraiser');
    expect(count(await generateAtOnce(author, 11), 201)).toBe(10);
    now = new Date(monday);
    expect(await weeklyCount(author)).toBe(0);
    await generate(author);
    expect(await weeklyCount(author)).toBe(1);
  });
});

describe('A18 a place whose work was killed', () => {
  it('is taken by that work, which goes on after the next start, or is free again', async () => {
    const servers = await startMigratedServers();
    const settings = modelSettings(model);
    let server = await ServerProcess.start(servers, settings);
    try {
      const author = await server.author('The Appraiser');
      const silent = replies.silence();
      model.next(...Array.from({ length: 5 }, () => silent));
      const asked = model.requests.length;
      const cutOff = Promise.allSettled(
        Array.from({ length: 10 }, () => author.post('/api/articles/generate', body)),
      );
      await eventually(() => expect(model.requests.length).toBeGreaterThanOrEqual(asked + 5));
      await server.kill();
      await cutOff;
      server = await ServerProcess.start(servers, settings);
      const again = author.at(server.origin);
      await eventually(async () => {
        expect((await again.post('/api/articles/generate', body)).status).toBe(429);
        expect(await weeklyCount(again)).toBe(10);
      }, 50_000);
      await eventually(async () => {
        const { body: list } = await again.get<{ total: number }>('/api/articles');
        expect(list.total).toBe(10);
      }, 50_000);
    } finally {
      await server.kill();
      await servers.stop();
    }
  });
});
