import type { DateTime } from 'luxon';
import type { RunsAnswer, ScheduledRunItem } from '../../src/scheduler/dto/scheduler.dto.js';
import { save } from '../support/configuration.js';
import { TestApplication } from '../support/application.js';
import {
  after,
  changeSchedule,
  fridayBefore,
  idOf,
  mondayOf,
  runThatIs as anyRunThatIs,
  runsOf,
  runsSince,
  SetClock,
  statusOf,
  tick,
  topicsOf,
} from '../support/weekly-jobs.js';
import type { Visitor } from '../support/visitor.js';

const friday = '2026-11-20T12:00:00Z';

/**
 * The settings of a model that writes plainly, because these tests are about when something runs, not how articles are
 * written.
 */
const settings = { AI_PIPELINE: 'single' };

const clock = new SetClock(friday);
let application: TestApplication;
let admin: Visitor;
let monday: DateTime;
/**
 * The number of the test's first week. Each test of a group has two weeks of its own, which begin on a Friday without a
 * run.
 */
let week = 0;

beforeAll(async () => {
  application = await TestApplication.start({ clock, settings });
  admin = await application.admin();
});
afterAll(() => application.stop());

function haveWeeksOfTheirOwn(): void {
  beforeEach(async () => {
    week += 2;
    monday = mondayOf(week);
    clock.set(fridayBefore(monday));
    admin = await application.admin();
    await admin.post('/api/scheduler/toggle', { enabled: true });
    await tick(application);
  });
}

const runThatIs = (outcome: ScheduledRunItem['outcome'], job?: string): Promise<ScheduledRunItem> =>
  anyRunThatIs(application, admin, outcome, job, monday);
const runsHere = (job?: string): Promise<ScheduledRunItem[]> => runsSince(admin, monday, job);

describe('a house where nothing runs', () => {
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

describe('a run by hand', () => {
  haveWeeksOfTheirOwn();

  it('is ordered with 202, writes what the rules say, and is told with its articles', async () => {
    const customPrompt = '  Year-end appraisals  ';
    const { status, body } = await admin.post('/api/scheduler/trigger', { customPrompt });
    expect(status).toBe(202);
    expect(body).toEqual({ message: expect.any(String) as string, runId: expect.any(String) as string });
    const run = await runThatIs('complete');
    expect(run).toMatchObject({
      id: body['runId'],
      job: 'articles',
      trigger: 'manual',
      customPrompt: 'Year-end appraisals',
      dueAt: clock.now().toISOString(),
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
    await runThatIs('complete');
    expect(await runsHere()).toHaveLength(1);
  });

  it('needs no body, and a blank prompt is none', async () => {
    expect((await admin.post('/api/scheduler/trigger')).status).toBe(202);
    await runThatIs('complete');
    expect((await admin.post('/api/scheduler/trigger', { customPrompt: '  ' })).status).toBe(202);
    const run = await runThatIs('complete');
    expect(run.customPrompt).toBeNull();
    expect(await runsHere()).toHaveLength(2);
  });

  it('follows titles that change, and leaves out what was deleted', async () => {
    await admin.post('/api/scheduler/trigger', {});
    const [first, second] = (await runThatIs('complete')).articles;
    await admin.patch(`/api/articles/drafts/${first?.id}`, { title: 'Another title' });
    await admin.delete(`/api/articles/drafts/${second?.id}`);
    const [run] = await runsHere();
    expect(run?.articles).toHaveLength(9);
    expect(run?.articles[0]).toMatchObject({ id: first?.id, title: 'Another title' });
  });
});

describe('a pause', () => {
  haveWeeksOfTheirOwn();

  it('is for articles: topics come on Monday all the same', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    clock.set(after(topicsOf(monday), 0));
    const run = await runThatIs('complete', 'topics');
    expect(run).toMatchObject({ id: idOf('topics', topicsOf(monday)), ideas: 5, by: { kind: 'scheduler' } });
    expect(await runsHere('articles')).toEqual([]);
  });

  it('does not keep a run by hand from being ordered', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
    expect((await runThatIs('complete')).articles).toHaveLength(10);
  });
});

describe('runs', () => {
  haveWeeksOfTheirOwn();

  it('come newest first, a page at a time', async () => {
    clock.set(after(topicsOf(monday), 0));
    await tick(application);
    await runThatIs('complete', 'topics');
    await runThatIs('complete', 'articles');
    const told: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: string = `/api/scheduler/runs?limit=1${cursor && `&cursor=${cursor}`}`;
      const { items, total, nextCursor } = (await admin.get<RunsAnswer>(page)).body;
      expect([items.length, total]).toEqual([1, (await runsOf(admin)).length]);
      told.push(...items.map(({ id }) => id));
      cursor = nextCursor;
    }
    expect(told).toEqual((await runsOf(admin)).map(({ id }) => id));
    expect(told.slice(0, 2)).toEqual([idOf('topics', topicsOf(monday)), idOf('articles', monday)]);
    expect((await admin.get('/api/scheduler/runs?cursor=nonsense')).status).toBe(400);
  });

  it('are in the log, in sentences', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    await admin.post('/api/scheduler/trigger', {});
    await runThatIs('complete');
    const { body } = await admin.get<{ items: { summary: string }[] }>('/api/audit?limit=100');
    const day = monday.minus({ days: 3 }).toISODate();
    const said = body.items.map(({ summary }) => summary);
    expect(said).toEqual(
      expect.arrayContaining([
        'Admin User paused the weekly articles',
        `Admin User claimed the extra article run of ${day}`,
        `Admin User started the extra article run of ${day}`,
        `Admin User finished the extra article run of ${day}: 10 done, 0 failed`,
      ]),
    );
  });
});

// This comes after the others, because its changes stay.
describe('a house that changes', () => {
  haveWeeksOfTheirOwn();

  it('follows its rules in the status: the day, how many, and by how many', async () => {
    const saturday = monday.minus({ days: 2 });
    await changeSchedule(admin, { run_day: 'Saturday', total_articles_per_week: 4, articles_per_persona: 2 });
    expect(await statusOf(admin)).toMatchObject({
      schedule: 'Every Saturday at 9:00 AM',
      nextScheduledRun: after(saturday, 0),
      nextTopicsRun: after(topicsOf(monday), 0),
      configuration: { articlesPerWeek: 4, personas: 2, categories: 4 },
    });
    clock.set(after(saturday, 0));
    const run = await runThatIs('complete');
    expect(run).toMatchObject({ id: idOf('articles', saturday), requested: 4, trigger: 'schedule' });
    expect(new Set(run.articles.map(({ persona }) => persona)).size).toBe(2);
  });

  it('without personas or categories has a run that fails and says so', async () => {
    expect((await save(admin, 'categories', [])).status).toBe(200);
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
    const run = await runThatIs('failed');
    expect(run).toMatchObject({
      requested: 0,
      articles: [],
      reason: 'There are no categories to write for.',
    });
    // Nothing prevents the next run.
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
  });
});
