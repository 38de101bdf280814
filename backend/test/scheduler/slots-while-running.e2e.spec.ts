import type { DateTime } from 'luxon';
import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import {
  after,
  aWeek,
  inAWeek,
  plainWriting,
  dayMs,
  fridayBefore,
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
} from '../support/weekly-jobs.js';

let application: TestApplication;
let admin: Visitor;
let monday: DateTime;
/** The number of the test's first week. Each test has two weeks of its own. */
let week = 0;
const clock = new SetClock(fridayBefore(mondayOf(0)));

beforeAll(async () => {
  application = await TestApplication.start({ clock, settings: plainWriting });
  await changeSchedule(await application.admin(), aWeek);
});
beforeEach(async () => {
  monday = mondayOf(week);
  week += 2;
  clock.set(fridayBefore(monday));
  admin = await application.admin();
  await admin.post('/api/scheduler/toggle', { enabled: true });
  await tick(application);
});
afterEach(async () => {
  await eventually(async () => {
    await tick(application);
    const outcomes = (await runsOf(await application.admin())).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome !== 'complete' && outcome !== 'missed')).toEqual([]);
  }, 30_000);
});
afterAll(() => application.stop());

describe('A13 a slot that nobody was there for', () => {
  it('is not made up for when the job was paused over it', async () => {
    await admin.post('/api/scheduler/toggle', { enabled: false });
    clock.set(after(monday, 0));
    await tick(application);
    clock.forward(hourMs);
    await admin.post('/api/scheduler/toggle', { enabled: true });
    await tick(application);
    expect(await runsSince(admin, monday, 'articles')).toEqual([]);
    clock.forward(7 * dayMs);
    const next = idOf('articles', monday.plus({ weeks: 1 }));
    await eventually(async () => {
      await tick(application);
      const runs = await runsSince(admin, monday, 'articles');
      expect(runs.map(({ id, outcome }) => [id, outcome])).toEqual([[next, 'complete']]);
    }, 30_000);
  });

  it('comes to its run when the tick is late, as after an event loop that was blocked across it', async () => {
    clock.set(after(monday, -2_000));
    await tick(application);
    clock.set(after(monday, 3_000));
    const run = await runThatIs(application, admin, 'complete', 'articles', monday);
    expect([run.id, run.articles.length]).toEqual([idOf('articles', monday), inAWeek]);
  });
});

describe('A16 a clock that jumps', () => {
  it.each([
    ['an hour forward and back', [hourMs, -hourMs]],
    ['eight days forward and back', [8 * dayMs, -8 * dayMs]],
    ['an hour back and forward', [-hourMs, hourMs]],
    ['eight days back and forward', [-8 * dayMs, 8 * dayMs]],
  ])('%s over a slot has one run for it', async (_, jumps) => {
    clock.set(after(monday, -20 * minuteMs));
    await tick(application);
    for (const jump of jumps) {
      clock.forward(jump);
      await tick(application);
    }
    for (const minutes of [-1, 1, 30, 70]) {
      clock.set(after(monday, minutes * minuteMs));
      await tick(application);
    }
    admin = await application.admin();
    await eventually(async () => {
      await tick(application);
      const runs = await runsOf(admin, 'articles');
      const ofMonday = runs.filter(({ id }) => id === idOf('articles', monday));
      expect(ofMonday.map(({ outcome, articles }) => [outcome, articles.length])).toEqual([
        ['complete', inAWeek],
      ]);
      expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
    }, 30_000);
  });
});

describe('A17 pause, resume and order', () => {
  // A run must be long enough to be paused in the middle.
  beforeAll(async () =>
    changeSchedule(await application.admin(), { total_articles_per_week: 10, articles_per_persona: 2 }),
  );

  it('do not fight: of 30 switches at once the last that was acknowledged holds', async () => {
    const requests = Array.from({ length: 30 }, (_, index) => index % 3 === 0);
    const answers = await Promise.all(
      requests.map((enabled) => admin.post('/api/scheduler/toggle', { enabled })),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { body } = await admin.get<{ items: { type: string }[] }>('/api/audit?limit=100');
    const switches = body.items.map(({ type }) => type).filter((type) => /^ArticleJob/.test(type));
    // Each switch was a change, and the last one is in force.
    expect(switches.every((type, index) => type !== switches[index + 1])).toBe(true);
    const { enabled } = (await admin.get<{ enabled: boolean }>('/api/scheduler/status')).body;
    expect(enabled).toBe(switches[0] === 'ArticleJobResumed');
  });

  it('let a run end whole that was paused in its middle', async () => {
    clock.set(after(monday, 0));
    await tick(application);
    await admin.post('/api/scheduler/toggle', { enabled: false });
    const run = await runThatIs(application, admin, 'complete', 'articles', monday);
    expect([run.id, run.articles.length]).toEqual([idOf('articles', monday), 10]);
  });

  it('have a slot wait for the run that was ordered before it, and then run', async () => {
    const order = admin.post('/api/scheduler/trigger', {});
    clock.set(after(monday, 0));
    expect((await order).status).toBe(202);
    await eventually(async () => {
      await tick(application);
      const runs = await runsSince(admin, monday, 'articles');
      expect(runs.map(({ trigger, outcome, articles }) => [trigger, outcome, articles.length])).toEqual([
        ['schedule', 'complete', 10],
        ['manual', 'complete', 10],
      ]);
      const [second, first] = runs;
      expect(second?.startedAt && first?.finishedAt && second.startedAt >= first.finishedAt).toBe(true);
    }, 30_000);
  });
});
