import { DateTime } from 'luxon';
import { WeeklyJobs } from '../../src/scheduler/ticking/weekly-jobs.js';
import type { ScheduledRunItem, RunsAnswer, SchedulerStatus } from '../../src/scheduler/dto/scheduler.dto.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import type { TestApplication } from './application.js';
import { save } from './configuration.js';
import { eventually } from './eventually.js';
import type { Visitor } from './visitor.js';

/** A clock that stands still until it is set. */
export class SetClock extends Clock {
  private time: number;

  constructor(iso: string) {
    super();
    this.time = Date.parse(iso);
  }

  override now(): Date {
    return new Date(this.time);
  }

  set(iso: string): void {
    this.time = Date.parse(iso);
  }

  forward(ms: number): void {
    this.time += ms;
  }
}

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Looks after the jobs, as happens at every full minute. */
export function tick({ app }: TestApplication): Promise<void> {
  return app.get(WeeklyJobs).tick();
}

export async function statusOf(admin: Visitor): Promise<SchedulerStatus> {
  return (await admin.get<SchedulerStatus>('/api/scheduler/status')).body;
}

/** Lists the runs, newest first. */
export async function runsOf(admin: Visitor, job?: string): Promise<ScheduledRunItem[]> {
  const runs: ScheduledRunItem[] = [];
  let page = '/api/scheduler/runs?limit=100';
  for (;;) {
    const { items, nextCursor } = (await admin.get<RunsAnswer>(page)).body;
    runs.push(...items);
    if (nextCursor === null) return runs.filter((run) => job === undefined || run.job === job);
    page = `/api/scheduler/runs?limit=100&cursor=${nextCursor}`;
  }
}

/**
 * Waits until the newest run of a job has come to this outcome, and returns it. Minutes pass until then.
 * @param monday runs before its week don't count
 */
export async function runThatIs(
  application: TestApplication,
  admin: Visitor,
  outcome: ScheduledRunItem['outcome'],
  job = 'articles',
  monday?: DateTime,
): Promise<ScheduledRunItem> {
  let found: ScheduledRunItem | undefined;
  await eventually(async () => {
    await tick(application);
    [found] = await (monday ? runsSince(admin, monday, job) : runsOf(admin, job));
    expect(found?.outcome).toBe(outcome);
  }, 30_000);
  if (!found) throw new Error('There is no run.');
  return found;
}

/** The moment at which the articles of a Monday are due, this number of weeks after the first one. */
export const mondayOf = (week: number): DateTime =>
  DateTime.fromISO('2026-11-23T09:00', { zone: 'America/New_York' }).plus({ weeks: week });
export const topicsOf = (monday: DateTime): DateTime => monday.set({ hour: 13 });
export const fridayBefore = (monday: DateTime): string => monday.minus({ days: 3 }).toISO() ?? '';
export const after = (monday: DateTime, ms: number): string => new Date(monday.toMillis() + ms).toISOString();
export const idOf = (job: string, due: DateTime): string => `${job}-${due.toFormat("yyyy-MM-dd'T'HH:mm")}`;

/** Lists the runs of the week of a Monday and later, newest first. */
export async function runsSince(admin: Visitor, monday: DateTime, job?: string): Promise<ScheduledRunItem[]> {
  const friday = Date.parse(fridayBefore(monday));
  return (await runsOf(admin, job)).filter(({ dueAt }) => Date.parse(dueAt) >= friday);
}

/** Changes the rules about when articles are written, and how many. */
export async function changeSchedule(admin: Visitor, change: Record<string, unknown>): Promise<void> {
  const path = '/api/config/editorial-rules';
  const rules = (await admin.get<{ article_generation_schedule: object }>(path)).body;
  const schedule = { ...rules.article_generation_schedule, ...change };
  const saved = await save(admin, 'editorial-rules', { ...rules, article_generation_schedule: schedule });
  expect(saved.status).toBe(200);
}

/**
 * The settings of a model that writes plainly, because these tests are about when something runs, not how articles are
 * written.
 */
export const plainWriting = { AI_PIPELINE: 'single' };

/** The number of articles in a week; fewer than the house's ten, because the number is tested elsewhere. */
export const inAWeek = 2;
export const aWeek = { total_articles_per_week: inAWeek, articles_per_persona: 1 };
