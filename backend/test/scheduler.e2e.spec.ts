import { save } from './support/configuration.js';
import { TestApplication } from './support/application.js';
import { runThatIs, runsOf, SetClock, statusOf, tick } from './support/weekly-jobs.js';
import type { Visitor } from './support/visitor.js';

const friday = '2026-11-20T12:00:00Z';

/** When something runs is what is tested, not how articles are written. */
const settings = { AI_PIPELINE: 'single' };

let clock: SetClock;
let application: TestApplication;
let admin: Visitor;

async function start(): Promise<void> {
  clock = new SetClock(friday);
  application = await TestApplication.start({ clock, settings });
  admin = await application.admin();
}
const stop = () => application.stop();

/** Each test of the group begins on a Friday, with no run yet. */
function startForEach(): void {
  beforeEach(start);
  afterEach(stop);
}

interface Rules {
  article_generation_schedule: Record<string, unknown>;
}

async function changeSchedule(change: Record<string, unknown>): Promise<void> {
  const rules = (await admin.get<Rules>('/api/config/editorial-rules')).body;
  const schedule = { ...rules.article_generation_schedule, ...change };
  const saved = await save(admin, 'editorial-rules', { ...rules, article_generation_schedule: schedule });
  expect(saved.status).toBe(200);
}

describe('a house where nothing runs', () => {
  beforeAll(start);
  afterAll(stop);

  it('tells in the status when and what, from the rules and the house', async () => {
    expect(await statusOf(admin)).toEqual({
      enabled: true,
      schedule: 'Every Monday at 9:00 AM',
      timezone: 'America/New_York',
      nextScheduledRun: '2026-11-23T14:00:00.000Z',
      nextTopicsRun: '2026-11-23T18:00:00.000Z',
      notifications: { slack: true, email: true },
      configured: { slack: false, email: false },
      configuration: {
        articlesPerWeek: 10,
        articlesPerPersona: 2,
        personas: 5,
        categories: 5,
        distribution: expect.stringContaining('evenly') as string,
      },
      lastRun: null,
    });
  });

  it('refuses an order with a prompt that is too long, or with what it does not know', async () => {
    const long = await admin.post('/api/scheduler/trigger', { customPrompt: 'a'.repeat(4_001) });
    expect(long.status).toBe(400);
    expect((await admin.post('/api/scheduler/trigger', { prompt: 'x' })).status).toBe(400);
  });

  it('keeps and tells a pause, which leaves no next run', async () => {
    const paused = await admin.post('/api/scheduler/toggle', { enabled: false });
    expect(paused.body).toMatchObject({ enabled: false, nextScheduledRun: null });
    expect(await statusOf(admin)).toMatchObject({ enabled: false, nextScheduledRun: null });
    const resumed = await admin.post('/api/scheduler/toggle', { enabled: true });
    expect(resumed.body).toMatchObject({ enabled: true, nextScheduledRun: '2026-11-23T14:00:00.000Z' });
    expect((await admin.post('/api/scheduler/toggle', { enabled: 'no' })).status).toBe(400);
  });

  it('switches notifications one by one, whether configured or not', async () => {
    const off = await admin.patch('/api/scheduler/config', { notifications: { email: false } });
    expect(off.body).toMatchObject({ notifications: { slack: true, email: false } });
    expect(await statusOf(admin)).toMatchObject({ notifications: { slack: true, email: false } });
    expect((await admin.patch('/api/scheduler/config', { notifications: { sms: true } })).status).toBe(400);
    expect((await admin.patch('/api/scheduler/config', {})).status).toBe(400);
  });
});

describe('the status', () => {
  startForEach();

  it('follows the rules: the day, how many, and by how many', async () => {
    await changeSchedule({ run_day: 'Saturday', total_articles_per_week: 4, articles_per_persona: 2 });
    expect(await statusOf(admin)).toMatchObject({
      schedule: 'Every Saturday at 9:00 AM',
      nextScheduledRun: '2026-11-21T14:00:00.000Z',
      nextTopicsRun: '2026-11-23T18:00:00.000Z',
      configuration: { articlesPerWeek: 4, personas: 2, categories: 4 },
    });
    clock.set('2026-11-21T14:00:00Z');
    const run = await runThatIs(application, admin, 'complete');
    expect(run).toMatchObject({ id: 'articles-2026-11-21T09:00', requested: 4, trigger: 'schedule' });
    expect(new Set(run.articles.map(({ persona }) => persona)).size).toBe(2);
  });
});

describe('a run by hand', () => {
  startForEach();

  it('is ordered with 202, writes what the rules say, and is told with its articles', async () => {
    const customPrompt = '  Year-end appraisals  ';
    const { status, body } = await admin.post('/api/scheduler/trigger', { customPrompt });
    expect(status).toBe(202);
    expect(body).toEqual({ message: expect.any(String) as string, runId: expect.any(String) as string });
    const run = await runThatIs(application, admin, 'complete');
    expect(run).toMatchObject({
      id: body['runId'],
      job: 'articles',
      trigger: 'manual',
      customPrompt: 'Year-end appraisals',
      dueAt: '2026-11-20T12:00:00.000Z',
      requested: 10,
      ideas: 0,
      failures: [],
      by: { kind: 'user', name: 'Admin User' },
    });
    expect(run.articles).toHaveLength(10);
    expect(new Set(run.articles.map(({ persona }) => persona)).size).toBe(5);
    expect(new Set(run.articles.map(({ category }) => category)).size).toBe(5);
    const article = await admin.get<{ article: { title: string } }>(
      `/api/articles/drafts/${run.articles[0]?.id}`,
    );
    expect(article.body.article.title).toBe(run.articles[0]?.title);
    expect((await statusOf(admin)).lastRun).toEqual(run);
  });

  it('is found again by its key, and refused while another goes on, also when both are asked for at once', async () => {
    const order = (key: string) => admin.post('/api/scheduler/trigger', {}, { 'idempotency-key': key });
    const answers = await Promise.all(['a', 'b', 'c', 'a'].map(order));
    expect(answers.map(({ status }) => status).sort()).toEqual(expect.arrayContaining([202, 409, 409]));
    const accepted = answers.filter(({ status }) => status === 202).map(({ body }) => body['runId']);
    expect(new Set(accepted).size).toBe(1);
    await runThatIs(application, admin, 'complete');
    expect(await runsOf(admin)).toHaveLength(1);
  });

  it('needs no body, and a blank prompt is none', async () => {
    expect((await admin.post('/api/scheduler/trigger')).status).toBe(202);
    await runThatIs(application, admin, 'complete');
    expect((await admin.post('/api/scheduler/trigger', { customPrompt: '  ' })).status).toBe(202);
    const run = await runThatIs(application, admin, 'complete');
    expect(run.customPrompt).toBeNull();
    expect(await runsOf(admin)).toHaveLength(2);
  });

  it('follows titles that change, and leaves out what was deleted', async () => {
    await admin.post('/api/scheduler/trigger', {});
    const [first, second] = (await runThatIs(application, admin, 'complete')).articles;
    await admin.patch(`/api/articles/drafts/${first?.id}`, { title: 'Another title' });
    await admin.delete(`/api/articles/drafts/${second?.id}`);
    const [run] = await runsOf(admin);
    expect(run?.articles).toHaveLength(9);
    expect(run?.articles[0]).toMatchObject({ id: first?.id, title: 'Another title' });
  });
});

describe('a house without personas or categories', () => {
  startForEach();

  it('has a run that fails and says so', async () => {
    expect((await save(admin, 'categories', [])).status).toBe(200);
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
    const run = await runThatIs(application, admin, 'failed');
    expect(run).toMatchObject({
      requested: 0,
      articles: [],
      reason: 'There are no categories to write for.',
    });
    // Nothing is in the way of the next one.
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
  });
});

describe('a pause', () => {
  startForEach();

  it('is for articles: topics come on Monday all the same', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    clock.set('2026-11-23T18:00:00Z');
    const run = await runThatIs(application, admin, 'complete', 'topics');
    expect(run).toMatchObject({ id: 'topics-2026-11-23T13:00', ideas: 5, by: { kind: 'scheduler' } });
    expect(await runsOf(admin, 'articles')).toEqual([]);
  });

  it('does not keep a run by hand from being ordered', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
    expect((await runThatIs(application, admin, 'complete')).articles).toHaveLength(10);
  });
});

describe('runs', () => {
  startForEach();

  it('come newest first, a page at a time', async () => {
    clock.set('2026-11-23T18:00:00Z');
    await tick(application);
    await runThatIs(application, admin, 'complete', 'topics');
    await runThatIs(application, admin, 'complete', 'articles');
    const first = await admin.get<{ total: number; items: { id: string }[]; nextCursor: string }>(
      '/api/scheduler/runs?limit=1',
    );
    const second = await admin.get<{ items: { id: string }[]; nextCursor: null }>(
      `/api/scheduler/runs?limit=1&cursor=${first.body.nextCursor}`,
    );
    expect(first.body.total).toBe(2);
    expect([first, second].flatMap(({ body }) => body.items.map(({ id }) => id))).toEqual([
      'topics-2026-11-23T13:00',
      'articles-2026-11-23T09:00',
    ]);
    expect(second.body.nextCursor).toBeNull();
    expect((await admin.get('/api/scheduler/runs?cursor=nonsense')).status).toBe(400);
  });

  it('are in the log, in sentences', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    await admin.post('/api/scheduler/trigger', {});
    await runThatIs(application, admin, 'complete');
    const { body } = await admin.get<{ items: { summary: string }[] }>('/api/audit?limit=100');
    const said = body.items.map(({ summary }) => summary);
    expect(said).toEqual(
      expect.arrayContaining([
        'Admin User paused the weekly articles',
        'Admin User claimed the extra article run of 2026-11-20',
        'Admin User started the extra article run of 2026-11-20',
        'Admin User finished the extra article run of 2026-11-20: 10 done, 0 failed',
      ]),
    );
  });
});
