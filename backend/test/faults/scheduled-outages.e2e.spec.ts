import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import type { ScheduledRunItem } from '../../src/scheduler/dto/scheduler.dto.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { TestApplication } from '../support/application.js';
import { modelSettings, startModel } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { minuteMs, runsOf, runThatIs, SetClock, statusOf, tick } from '../support/weekly-jobs.js';
import type { Visitor } from '../support/visitor.js';

const slot = Date.parse('2026-11-23T14:00:00Z');
const at = (minutes: number): string => new Date(slot + minutes * minuteMs).toISOString();

describe('A14 a model that fails', () => {
  let model: FakeOpenAi;
  let clock: SetClock;
  let application: TestApplication;
  let admin: Visitor;
  let writes: FakeOpenAi['otherwise'];

  beforeEach(async () => {
    model = await startModel();
    writes = model.otherwise;
    clock = new SetClock('2026-11-20T12:00:00Z');
    application = await TestApplication.start({ clock, settings: modelSettings(model) });
    admin = await application.admin();
  });
  afterEach(async () => {
    await application.stop();
    await model.stop();
  });

  const fails = (): void => void (model.otherwise = () => replies.error(500));

  /** Waits until this number of tasks have failed and all of them have their next try at this time. Returns the run. */
  async function untilTriedAgain(failed: number, nextTryAt: string | null): Promise<ScheduledRunItem> {
    let found: ScheduledRunItem | undefined;
    await eventually(async () => {
      await tick(application);
      [found] = await runsOf(admin);
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
    // There is one call for the plan, and one for each article.
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
    const run = await runThatIs(application, admin, 'complete');
    expect(run).toMatchObject({ finishedAt: at(25), failures: [] });
    expect(run.articles).toHaveLength(10);
  });

  it('for three hours: the run ends partial and says what failed, and the next one is not in its way', async () => {
    let calls = 0;
    // The model answers for the plan and three articles.
    model.otherwise = (request) => ((calls += 1) <= 4 ? writes(request) : replies.error(500));
    clock.set(at(0));
    await untilTriedAgain(7, at(5));
    expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(409);
    clock.set(at(5));
    await untilTriedAgain(7, at(25));
    clock.set(at(25));
    await untilTriedAgain(7, null);
    expect(model.requests).toHaveLength(1 + 10 + 7 + 7);
    const run = await runThatIs(application, admin, 'partial');
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
    expect((await runThatIs(application, admin, 'complete')).articles).toHaveLength(10);
  });

  it('has the topics of the week proposed again, too', async () => {
    fails();
    clock.set('2026-11-23T18:00:00Z');
    await tick(application);
    await eventually(async () => expect((await runsOf(admin, 'articles'))[0]?.failures).toHaveLength(10));
    await eventually(async () => {
      await tick(application);
      const [run] = await runsOf(admin, 'topics');
      expect(run?.failures).toEqual([
        {
          persona: null,
          category: null,
          reason: expect.any(String) as string,
          cause: expect.stringMatching(/^500 /) as string,
          nextTryAt: '2026-11-23T18:05:00.000Z',
        },
      ]);
    });
    // These are the plan and the articles of the morning, and one call for the ideas.
    expect(model.requests).toHaveLength(1 + 10 + 1);
    clock.set('2026-11-23T18:05:00Z');
    await eventually(async () => {
      await tick(application);
      expect((await runsOf(admin, 'topics'))[0]?.failures[0]?.nextTryAt).toBe('2026-11-23T18:25:00.000Z');
    });
  });
});

describe('A14 Postgres away at the slot', () => {
  let servers: TestServers;
  let proxy: TcpProxy;

  beforeEach(async () => {
    servers = await startMigratedServers();
    const url = new URL(servers.databaseUrl);
    proxy = await TcpProxy.start(Number(url.port));
  });
  afterEach(async () => {
    await proxy.stop();
    await servers.stop();
  });

  it('has the run follow as soon as it is back', async () => {
    const url = new URL(servers.databaseUrl);
    url.host = `127.0.0.1:${proxy.port}`;
    const clock = new SetClock('2026-11-20T12:00:00Z');
    const application = await TestApplication.start({
      clock,
      servers: { ...servers, databaseUrl: url.href, stop: () => servers.stop() },
    });
    try {
      const admin = await application.admin();
      await tick(application);
      proxy.refuse();
      clock.set(at(0));
      await tick(application);
      proxy.heal();
      const run = await runThatIs(application, await eventuallySignedIn(application, admin), 'complete');
      expect(run).toMatchObject({ id: 'articles-2026-11-23T09:00' });
      expect(run.articles).toHaveLength(10);
    } finally {
      await application.app.close();
    }
  });
});

async function eventuallySignedIn(application: TestApplication, admin: Visitor): Promise<Visitor> {
  await eventually(async () => expect((await admin.get('/api/stats')).status).toBe(200), 30_000);
  return application.admin();
}
