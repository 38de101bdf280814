import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { runThatIs, runsOf, SetClock, statusOf, tick } from '../support/weekly-jobs.js';
import type { Visitor } from '../support/visitor.js';

let clock: SetClock;
let application: TestApplication;
let admin: Visitor;

describe.each([
  [
    'autumn',
    [
      ['2026-10-26', '13:00', '17:00'],
      ['2026-11-02', '14:00', '18:00'],
    ],
  ],
  [
    'spring',
    [
      ['2027-03-08', '14:00', '18:00'],
      ['2027-03-15', '13:00', '17:00'],
    ],
  ],
] as const)('A15 both jobs around the day in %s on which the clocks change', (_, mondays) => {
  const slots = mondays.map(
    ([day, morning, afternoon]) => [`${day}T${morning}:00.000Z`, `${day}T${afternoon}:00.000Z`] as const,
  );
  const justBefore = (slot: string) => new Date(Date.parse(slot) - 1).toISOString();

  const ranAt = (slot: string, job: string) =>
    eventually(async () => expect((await runThatIs(application, admin, 'complete', job)).dueAt).toBe(slot));

  beforeAll(async () => {
    clock = new SetClock(justBefore(slots[0]?.[0] ?? ''));
    application = await TestApplication.start({ clock });
    admin = await application.admin();
  });
  afterAll(() => application.stop());

  it.each(slots)('are due at %s and %s, and run then, not sooner', async (articles, topics) => {
    clock.set(justBefore(articles));
    const before = await runsOf(admin);
    expect(await statusOf(admin)).toMatchObject({ nextScheduledRun: articles, nextTopicsRun: topics });
    await tick(application);
    expect(await runsOf(admin)).toEqual(before);
    clock.set(articles);
    await ranAt(articles, 'articles');
    clock.set(justBefore(topics));
    await tick(application);
    expect(await runsOf(admin)).toHaveLength(before.length + 1);
    clock.set(topics);
    await ranAt(topics, 'topics');
    expect(await runsOf(admin)).toHaveLength(before.length + 2);
  });
});
