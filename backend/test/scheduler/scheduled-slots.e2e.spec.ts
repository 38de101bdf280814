import { DateTime } from 'luxon';
import type { RunsAnswer } from '../../src/scheduler/dto/scheduler.dto.js';
import { WeeklyJobs } from '../../src/scheduler/ticking/weekly-jobs.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { checkInvariants } from '../support/invariants.js';
import {
  after,
  aWeek,
  inAWeek,
  plainWriting,
  dayMs,
  changeSchedule,
  hourMs,
  idOf,
  minuteMs,
  mondayOf,
  runsOf,
  runsSince,
  runThatIs,
  SetClock,
  tick,
  topicsOf,
} from '../support/weekly-jobs.js';

/** Does the work with an application on these servers, which then ends. */
async function withApplication<T>(
  servers: TestServers,
  clock: SetClock,
  work: (application: TestApplication) => Promise<T>,
): Promise<T> {
  const application = await TestApplication.start({ servers, clock, settings: plainWriting });
  try {
    return await work(application);
  } finally {
    await application.app.close();
  }
}

/** Both slots of this number of Mondays in New York, in their order. The clocks change within these weeks. */
function slotsOf(mondays: number): DateTime[] {
  const first = DateTime.fromISO('2027-02-22T00:00', { zone: 'America/New_York' });
  return Array.from({ length: mondays }, (_, week) => first.plus({ weeks: week })).flatMap((day) => [
    day.set({ hour: 9 }),
    day.set({ hour: 13 }),
  ]);
}

describe('A12 one run per slot', () => {
  let servers: TestServers;
  beforeAll(async () => {
    servers = await startMigratedServers();
  });
  afterAll(() => servers.stop());

  it('whatever number of replicas, with clocks apart and orders at the same second', async () => {
    const clocks = [-30_000, 0, 30_000].map((apart) => ({
      clock: new SetClock('2027-02-19T12:00:00Z'),
      apart,
    }));
    const replicas: TestApplication[] = [];
    for (const { clock } of clocks)
      replicas.push(await TestApplication.start({ servers, clock, settings: plainWriting }));
    const [leader] = replicas;
    if (!leader) throw new Error('There is no replica.');
    const setAll = (at: number) => {
      for (const { clock, apart } of clocks) clock.set(new Date(at + apart).toISOString());
    };
    const decideAll = () => Promise.all(replicas.map(({ app }) => app.get(WeeklyJobs).decide()));
    const mondays = scaled(200);
    await changeSchedule(await leader.admin(), aWeek);
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
        expect([articles.length, ideas]).toEqual(job === 'articles' ? [inAWeek, 0] : [0, 5]);
      }
    } finally {
      await Promise.all(replicas.map(({ app }) => app.close()));
    }
    expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  }, 1_800_000);
});

describe('A12 and A13 an application that is not always there', () => {
  let servers: TestServers;
  let runsAtFirst: unknown[];
  beforeAll(async () => {
    servers = await startMigratedServers();
    await withApplication(servers, new SetClock(after(mondayOf(-1), 1)), async (application) => {
      const admin = await application.admin();
      await changeSchedule(admin, aWeek);
      await tick(application);
      runsAtFirst = await runsOf(admin);
    });
  });
  afterAll(() => servers.stop());

  it('runs nothing for slots before its first start', () => {
    expect(runsAtFirst).toEqual([]);
  });

  const late: [string, number, string, number][] = [
    ['1 minute', minuteMs, 'complete', 1],
    ['1 hour', hourMs, 'complete', 1],
    ['23 hours 59', dayMs - minuteMs, 'complete', 2],
    ['24 hours 1', dayMs + minuteMs, 'missed', 2],
  ];

  it.each(late)('has a slot of %s ago be a run, or missed, once', async (what, ago, outcome, starts) => {
    const monday = mondayOf(late.findIndex(([one]) => one === what));
    const clock = new SetClock(after(monday, ago));
    for (let start = 0; start < starts; start += 1) {
      await withApplication(servers, clock, async (application) => {
        const admin = await application.admin();
        // This happens at the start: nobody waits for the next minute.
        await eventually(async () => {
          const runs = await runsSince(admin, monday, 'articles');
          expect(runs.map((run) => [run.id, run.outcome])).toEqual([[idOf('articles', monday), outcome]]);
          expect(runs[0]?.articles).toHaveLength(outcome === 'missed' ? 0 : inAWeek);
        }, 30_000);
      });
    }
  });

  it('tells slots of three weeks as missed, each once, and runs the last one if it is young enough', async () => {
    const mondays = [late.length, late.length + 1, late.length + 2].map(mondayOf) as [
      DateTime,
      DateTime,
      DateTime,
    ];
    const clock = new SetClock(after(mondays[2], 6 * hourMs));
    await withApplication(servers, clock, async (application) => {
      const admin = await application.admin();
      await runThatIs(application, admin, 'complete', 'topics', mondays[0]);
      await runThatIs(application, admin, 'complete', 'articles', mondays[0]);
      const outcomes = ['missed', 'missed', 'complete'];
      expect(
        (await runsSince(admin, mondays[0])).map(({ id, outcome }) => `${id} ${outcome}`).sort(),
      ).toEqual([
        ...mondays.map((monday, n) => `${idOf('articles', monday)} ${outcomes[n]}`),
        ...mondays.map((monday, n) => `${idOf('topics', topicsOf(monday))} ${outcomes[n]}`),
      ]);
    });
  });
});
