import type { DateTime } from 'luxon';
import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import type { ScheduledRunItem } from '../src/scheduler/scheduler.dto.js';
import { replies } from '../src/platform/ai/testing/fake-replies.js';
import { startMigratedServers, type TestServers } from '../src/platform/testing/test-servers.js';
import { TcpProxy } from '../src/platform/testing/tcp-proxy.js';
import { TestApplication } from './support/application.js';
import { modelSettings, startModel } from './support/articles.js';
import { eventually } from './support/eventually.js';
import {
  after,
  fridayBefore,
  idOf,
  minuteMs,
  mondayOf,
  runThatIs as anyRunThatIs,
  runsSince,
  SetClock,
  statusOf,
  tick,
  topicsOf,
} from './support/weekly-jobs.js';
import type { Visitor } from './support/visitor.js';

let servers: TestServers;
let postgres: TcpProxy;
let model: FakeOpenAi;
let writes: FakeOpenAi['otherwise'];
let application: TestApplication;
let admin: Visitor;
let monday: DateTime;
/** Each test has two weeks of its own. */
let week = 0;
const clock = new SetClock(fridayBefore(mondayOf(week)));

beforeAll(async () => {
  servers = await startMigratedServers();
  postgres = await TcpProxy.start(Number(new URL(servers.databaseUrl).port));
  model = await startModel();
  writes = model.otherwise;
  application = await TestApplication.start({
    clock,
    settings: modelSettings(model),
    servers: { ...servers, databaseUrl: postgres.inFrontOf(servers.databaseUrl) },
  });
});
beforeEach(async () => {
  monday = mondayOf(week);
  week += 2;
  clock.set(fridayBefore(monday));
  admin = await application.admin();
  await tick(application);
  model.otherwise = writes;
  model.requests.length = 0;
});
afterAll(async () => {
  await application.app.close();
  await model.stop();
  await postgres.stop();
  await servers.stop();
});

const at = (minutes: number): string => after(monday, minutes * minuteMs);
const atTopics = (minutes: number): string => after(topicsOf(monday), minutes * minuteMs);
const runsHere = (job?: string): Promise<ScheduledRunItem[]> => runsSince(admin, monday, job);
const runThatIs = (outcome: ScheduledRunItem['outcome']): Promise<ScheduledRunItem> =>
  anyRunThatIs(application, admin, outcome, 'articles', monday);

describe('A14 a model that fails', () => {
  const fails = (): void => void (model.otherwise = () => replies.error(500));

  /** The run when so many tasks have failed and all of them wait for their next try at this time. */
  async function untilTriedAgain(failed: number, nextTryAt: string | null): Promise<ScheduledRunItem> {
    let found: ScheduledRunItem | undefined;
    await eventually(async () => {
      await tick(application);
      [found] = await runsHere();
      const times = found?.failures.map((failure) => failure.nextTryAt);
      expect(times).toEqual(Array.from({ length: failed }, () => nextTryAt));
    }, 30_000);
    if (!found) throw new Error('There is no run.');
    return found;
  }

  it('for ten minutes: the run is complete within the hour, with one call a try', async () => {
    fails();
    clock.set(at(0));
    const waiting = await untilTriedAgain(10, at(5));
    expect(waiting).toMatchObject({ outcome: 'waiting', articles: [] });
    expect(waiting.failures[0]?.reason).toMatch(/isn’t available/);
    // One call for the plan, and one for each article.
    expect(model.requests).toHaveLength(1 + 10);
    clock.set(at(4));
    await tick(application);
    await untilTriedAgain(10, at(5));
    expect(model.requests).toHaveLength(1 + 10);
    clock.set(at(5));
    await untilTriedAgain(10, at(25));
    expect(model.requests).toHaveLength(1 + 20);
    model.otherwise = writes;
    clock.set(at(25));
    const run = await runThatIs('complete');
    expect(run).toMatchObject({ finishedAt: at(25), failures: [] });
    expect(run.articles).toHaveLength(10);
  });

  it('for three hours: the run ends partial and says what failed, and the next one is not in its way', async () => {
    let calls = 0;
    // The plan, and three articles.
    model.otherwise = (request) => ((calls += 1) <= 4 ? writes(request) : replies.error(500));
    clock.set(at(0));
    await untilTriedAgain(7, at(5));
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(409);
    clock.set(at(5));
    await untilTriedAgain(7, at(25));
    clock.set(at(25));
    await untilTriedAgain(7, null);
    expect(model.requests).toHaveLength(1 + 10 + 7 + 7);
    const run = await runThatIs('partial');
    expect(run.articles).toHaveLength(3);
    expect(run.failures).toHaveLength(7);
    expect(run.failures[0]).toMatchObject({
      persona: expect.any(String) as string,
      category: expect.any(String) as string,
      reason: expect.stringContaining('isn’t available') as string,
    });
    expect((await statusOf(admin)).lastRun?.outcome).toBe('partial');
    model.otherwise = writes;
    await eventually(async () => {
      expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
    });
    expect((await runThatIs('complete')).articles).toHaveLength(10);
  });

  it('has the topics of the week proposed again, too', async () => {
    fails();
    clock.set(atTopics(0));
    await tick(application);
    await eventually(async () => expect((await runsHere('articles'))[0]?.failures).toHaveLength(10));
    await eventually(async () => {
      await tick(application);
      const [run] = await runsHere('topics');
      expect(run?.failures).toEqual([
        {
          persona: null,
          category: null,
          reason: expect.any(String) as string,
          cause: expect.stringMatching(/^500 /) as string,
          nextTryAt: atTopics(5),
        },
      ]);
    });
    // The plan and the articles of the morning, and one call for the ideas.
    expect(model.requests).toHaveLength(1 + 10 + 1);
    clock.set(atTopics(5));
    await eventually(async () => {
      await tick(application);
      expect((await runsHere('topics'))[0]?.failures[0]?.nextTryAt).toBe(atTopics(25));
    });
  });
});

describe('A14 Postgres away at the slot', () => {
  it('has the run follow as soon as it is back', async () => {
    postgres.refuse();
    clock.set(at(0));
    await tick(application);
    postgres.heal();
    await eventually(async () => expect((await admin.get('/api/stats')).status).toBe(200), 30_000);
    const run = await runThatIs('complete');
    expect(run.id).toBe(idOf('articles', monday));
    expect(run.articles).toHaveLength(10);
  });
});
