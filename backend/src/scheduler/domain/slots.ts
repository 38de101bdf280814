import { DateTime } from 'luxon';
import type { Job } from './scheduled-run.events.js';

/** The hour at which a job is due, by the wall clock of the schedule's zone. */
const hours: Readonly<Record<Job, number>> = { articles: 9, topics: 13 };

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** The day of the week on which the job runs from a moment on; the first entry also applies to all time before. */
export interface RunDay {
  readonly day: Weekday;
  readonly since: Date;
}

export interface Timetable {
  readonly job: Job;
  /** The IANA name of the zone whose wall clock is used. */
  readonly zone: string;
  /** The days in the order in which they were set; there is at least one. */
  readonly runDays: readonly RunDay[];
}

/** A moment at which a job is due. */
export interface Slot {
  /**
   * The id, such as `articles-2026-11-23T09:00`. It has the local time, so that there is one slot a week whatever the
   * offset.
   */
  readonly id: string;
  readonly job: Job;
  readonly dueAt: Date;
}

/** Topics are due on Mondays, whatever the day of the articles. */
export const topicDays: readonly RunDay[] = [{ day: 'Monday', since: new Date(0) }];

/** The slots from one moment to another, both included, the oldest first. */
export function slotsBetween(timetable: Timetable, from: Date, to: Date): Slot[] {
  const slots: Slot[] = [];
  for (let day = startOfDay(from, timetable.zone); day.toJSDate() <= to; day = day.plus({ days: 1 })) {
    const slot = slotOn(day, timetable);
    if (slot && slot.dueAt >= from && slot.dueAt <= to) slots.push(slot);
  }
  return slots;
}

/** The first slot after a moment. */
export function nextSlot(timetable: Timetable, after: Date): Slot {
  const from = new Date(after.getTime() + 1);
  const to = startOfDay(after, timetable.zone).plus({ days: 9 }).toJSDate();
  const [slot] = slotsBetween(timetable, from, to);
  if (!slot)
    throw new Error(`The job ${timetable.job} has no slot in the nine days after ${after.toISOString()}.`);
  return slot;
}

/** The number of weeks, from Monday to Sunday on the calendar of a zone, since the first week of 1970. */
export function weekNumber(at: Date, zone: string): number {
  const monday = DateTime.fromJSDate(at, { zone }).startOf('week');
  // Only the dates are compared, because the zone's offset from UTC changes within the year.
  return Math.floor((monday.setZone('utc', { keepLocalTime: true }).toSeconds() / 86_400 - 4) / 7);
}

/** The timetable in words, such as `Every Monday at 9:00 AM`. */
export function timetableInWords({ job, runDays }: Timetable): string {
  const hour = hours[job];
  return `Every ${runDays.at(-1)?.day} at ${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

function slotOn(day: DateTime, { job, runDays }: Timetable): Slot | undefined {
  // The hour is set by the wall clock, because a day on which the clocks change does not have 24 hours.
  const due = day.set({ hour: hours[job] });
  const dueAt = due.toJSDate();
  const inForce = runDays.findLast(({ since }) => since <= dueAt) ?? runDays[0];
  if (inForce?.day !== weekdays[due.weekday - 1]) return undefined;
  const local = due.toISO({ includeOffset: false, suppressSeconds: true });
  return { id: `${job}-${local}`, job, dueAt };
}

function startOfDay(at: Date, zone: string): DateTime {
  return DateTime.fromJSDate(at, { zone }).startOf('day');
}
