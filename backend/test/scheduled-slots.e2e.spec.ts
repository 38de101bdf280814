import { DateTime } from 'luxon';
import type { RunsAnswer } from '../src/scheduler/scheduler.dto.js';
import { WeeklyJobs } from '../src/scheduler/ticking/weekly-jobs.js';
import { scaled } from '../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../src/platform/testing/test-servers.js';
import { TestApplication } from './support/application.js';
import { eventually } from './support/eventually.js';
import { checkInvariants } from './support/invariants.js';
import { dayMs, hourMs, minuteMs, runsOf, runThatIs, SetClock, tick } from './support/weekly-jobs.js';

const friday = '2026-11-20T12:00:00Z';
/** In New York: 9:00 AM and 1:00 PM. */
const monday = { articles: '2026-11-23T14:00:00Z', topics: '2026-11-23T18:00:00Z' };

let servers: TestServers;
/** When something runs is what is tested, not how articles are written. */
const settings = { AI_PIPELINE: 'single' };
beforeEach(async () => {
  servers = await startMigratedServers();
});
afterEach(() => servers.stop());

/** Does the work with an application on the test's servers, which then ends. */
async function withApplication<T>(
  clock: SetClock,
  work: (application: TestApplication) => Promise<T>,
): Promise<T> {
  const application = await TestApplication.start({ servers, clock, settings });
  try {
    return await work(application);
  } finally {
    await application.app.close();
  }
}

/** Both slots of so many Mondays in New York, in their order; the weeks hold changes of the clocks. */
function slotsOf(mondays: number): DateTime[] {
  const first = DateTime.fromISO('2027-02-22T00:00', { zone: 'America/New_York' });
  return Array.from({ length: mondays }, (_, week) => first.plus({ weeks: week })).flatMap((day) => [
    day.set({ hour: 9 }),
    day.set({ hour: 13 }),
  ]);
}

describe('A12 one run per slot', () => {
  it('whatever number of replicas, with clocks apart and orders at the same second', async () => {
    const clocks = [-30_000, 0, 30_000].map((apart) => ({
      clock: new SetClock('2027-02-19T12:00:00Z'),
      apart,
    }));
    const replicas: TestApplication[] = [];
    for (const { clock } of clocks) replicas.push(await TestApplication.start({ servers, clock, settings }));
    const [leader] = replicas;
    if (!leader) throw new Error('There is no replica.');
    const setAll = (at: number) => {
      for (const { clock, apart } of clocks) clock.set(new Date(at + apart).toISOString());
    };
    const decideAll = () => Promise.all(replicas.map(({ app }) => app.get(WeeklyJobs).decide()));
    const mondays = scaled(200);
    let byHand = 0;
    try {
      for (const [index, slot] of slotsOf(mondays).entries()) {
        setAll(slot.toMillis());
        const admin = await leader.admin();
        const order = () => admin.post('/api/scheduler/trigger', {});
        const orders = slot.hour === 9 ? [order(), order()] : [];
        const [answers] = await Promise.all([Promise.all(orders), decideAll()]);
        expect(answers.filter(({ status }) => status !== 202 && status !== 409)).toEqual([]);
        byHand += answers.filter(({ status }) => status === 202).length;
        setAll(slot.toMillis() + minuteMs);
        await decideAll();
        await eventually(async () => {
          await tick(leader);
          const { total, items } = (await admin.get<RunsAnswer>('/api/scheduler/runs?limit=5')).body;
          expect(items.filter(({ outcome }) => outcome !== 'complete')).toEqual([]);
          expect(total).toBe(index + 1 + byHand);
        }, 30_000);
      }
      const runs = await runsOf(await leader.admin());
      expect(new Set(runs.map(({ id }) => id)).size).toBe(2 * mondays + byHand);
      for (const { job, articles, ideas } of runs) {
        expect([articles.length, ideas]).toEqual(job === 'articles' ? [10, 0] : [0, 5]);
      }
    } finally {
      await Promise.all(replicas.map(({ app }) => app.close()));
    }
    expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  }, 1_800_000);

  it('and none for slots before the first start', async () => {
    await withApplication(new SetClock('2026-11-23T14:00:00.001Z'), async (application) => {
      await tick(application);
      expect(await runsOf(await application.admin())).toEqual([]);
    });
  });
});

describe('A13 a slot that nobody was there for', () => {
  const late: [string, number, string][] = [
    ['1 minute', minuteMs, 'complete'],
    ['1 hour', hourMs, 'complete'],
    ['23 hours 59', dayMs - minuteMs, 'complete'],
    ['24 hours 1', dayMs + minuteMs, 'missed'],
  ];

  it.each(late)('%s ago', async (_, ago, outcome) => {
    await withApplication(new SetClock(friday), tick);
    const clock = new SetClock(new Date(Date.parse(monday.articles) + ago).toISOString());
    for (const _round of [1, 2]) {
      await withApplication(clock, async (application) => {
        const admin = await application.admin();
        // By itself: nobody waits for the next minute.
        await eventually(async () => {
          const runs = await runsOf(admin, 'articles');
          expect(runs.map((run) => [run.id, run.outcome])).toEqual([['articles-2026-11-23T09:00', outcome]]);
          expect(runs[0]?.articles).toHaveLength(outcome === 'missed' ? 0 : 10);
        }, 30_000);
      });
    }
  });

  it('in three weeks is told as missed, each once, and the last one is run if it is young enough', async () => {
    await withApplication(new SetClock(friday), tick);
    const clock = new SetClock('2026-12-07T20:00:00Z');
    await withApplication(clock, async (application) => {
      const admin = await application.admin();
      await runThatIs(application, admin, 'complete', 'topics');
      await runThatIs(application, admin, 'complete', 'articles');
      expect((await runsOf(admin)).map(({ id, outcome }) => `${id} ${outcome}`).sort()).toEqual([
        'articles-2026-11-23T09:00 missed',
        'articles-2026-11-30T09:00 missed',
        'articles-2026-12-07T09:00 complete',
        'topics-2026-11-23T13:00 missed',
        'topics-2026-11-30T13:00 missed',
        'topics-2026-12-07T13:00 complete',
      ]);
    });
  });

  it('is not made up for when the job was paused over it', async () => {
    const clock = new SetClock(friday);
    await withApplication(clock, async (application) => {
      const admin = await application.admin();
      await admin.post('/api/scheduler/toggle', { enabled: false });
      clock.set(monday.articles);
      await tick(application);
      clock.forward(hourMs);
      await admin.post('/api/scheduler/toggle', { enabled: true });
      await tick(application);
      expect(await runsOf(admin, 'articles')).toEqual([]);
      clock.forward(7 * dayMs);
      expect((await runThatIs(application, admin, 'complete')).id).toBe('articles-2026-11-30T09:00');
      expect(await runsOf(admin, 'articles')).toHaveLength(1);
    });
  });

  it('comes to its run when the tick is late, as after an event loop that was blocked across it', async () => {
    const clock = new SetClock('2026-11-23T13:59:58Z');
    await withApplication(clock, async (application) => {
      await tick(application);
      clock.set('2026-11-23T14:00:03Z');
      expect((await runThatIs(application, await application.admin(), 'complete')).articles).toHaveLength(10);
    });
  });
});

describe('A16 a clock that jumps', () => {
  it.each([
    ['an hour forward and back', [hourMs, -hourMs]],
    ['eight days forward and back', [8 * dayMs, -8 * dayMs]],
    ['an hour back and forward', [-hourMs, hourMs]],
    ['eight days back and forward', [-8 * dayMs, 8 * dayMs]],
  ])('%s over a slot has one run for it', async (_, jumps) => {
    const start = Date.parse(monday.articles) - 20 * minuteMs;
    const clock = new SetClock(new Date(start).toISOString());
    await withApplication(clock, async (application) => {
      await tick(application);
      for (const jump of jumps) {
        clock.forward(jump);
        await tick(application);
      }
      for (const after of [-1, 1, 30, 70]) {
        clock.set(new Date(Date.parse(monday.articles) + after * minuteMs).toISOString());
        await tick(application);
      }
      const admin = await application.admin();
      await eventually(async () => {
        await tick(application);
        const runs = await runsOf(admin, 'articles');
        const ofMonday = runs.filter(({ id }) => id === 'articles-2026-11-23T09:00');
        expect(ofMonday.map(({ outcome, articles }) => [outcome, articles.length])).toEqual([
          ['complete', 10],
        ]);
        expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
      }, 30_000);
    });
  });
});

describe('A17 pause, resume and order', () => {
  it('do not fight: of 30 switches at once the last that was acknowledged holds', async () => {
    const clock = new SetClock(friday);
    await withApplication(clock, async (application) => {
      const admin = await application.admin();
      const requests = Array.from({ length: 30 }, (_, index) => index % 3 === 0);
      const answers = await Promise.all(
        requests.map((enabled) => admin.post('/api/scheduler/toggle', { enabled })),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      const { body } = await admin.get<{ items: { type: string }[] }>('/api/audit?limit=100');
      const switches = body.items.map(({ type }) => type).filter((type) => /^ArticleJob/.test(type));
      // Each one is a change, and the last one is what holds.
      expect(switches.every((type, index) => type !== switches[index + 1])).toBe(true);
      const { enabled } = (await admin.get<{ enabled: boolean }>('/api/scheduler/status')).body;
      expect(enabled).toBe(switches[0] === 'ArticleJobResumed');
    });
  });

  it('let a run end whole that was paused in its middle', async () => {
    const clock = new SetClock(friday);
    await withApplication(clock, async (application) => {
      const admin = await application.admin();
      clock.set(monday.articles);
      await tick(application);
      await admin.post('/api/scheduler/toggle', { enabled: false });
      expect((await runThatIs(application, admin, 'complete')).articles).toHaveLength(10);
    });
  });

  it('have a slot wait for the run that was ordered before it, and then run', async () => {
    const clock = new SetClock(friday);
    await withApplication(clock, async (application) => {
      const admin = await application.admin();
      const order = admin.post('/api/scheduler/trigger', {});
      clock.set(monday.articles);
      expect((await order).status).toBe(202);
      expect((await runThatIs(application, admin, 'complete')).articles).toHaveLength(10);
      await eventually(async () => {
        const runs = await runsOf(admin, 'articles');
        expect(runs.map(({ trigger, articles }) => [trigger, articles.length])).toEqual([
          ['schedule', 10],
          ['manual', 10],
        ]);
        const [second, first] = runs;
        expect(second?.startedAt && first?.finishedAt && second.startedAt >= first.finishedAt).toBe(true);
      });
    });
  });
});
