import { DateTime } from 'luxon';

/** A week of the house, from Monday, 00:00 in the schedule’s time zone, to the next Monday. */
export interface Week {
  /** The Monday's date, such as `2026-11-16`. */
  readonly monday: string;
  readonly start: Date;
  /** The first instant of the next week. */
  readonly end: Date;
}

/** The week that contains an instant. */
export function weekOf(at: Date, zone: string): Week {
  return week(DateTime.fromJSDate(at, { zone }).startOf('week'));
}

/** The last `count` weeks, the oldest first; the last one contains `at`. */
export function weeksUntil(at: Date, zone: string, count: number): Week[] {
  const current = DateTime.fromJSDate(at, { zone }).startOf('week');
  return Array.from({ length: count }, (_, index) => week(current.minus({ weeks: count - 1 - index })));
}

/** An instant in ISO 8601 with the zone's offset, so that date and time are local to the zone. */
export function inZone(at: Date, zone: string): string {
  return DateTime.fromJSDate(at, { zone }).toISO({ suppressMilliseconds: true }) ?? at.toISOString();
}

/** The day of an instant in the zone, such as `2026-11-28`. */
export function dayIn(at: Date, zone: string): string {
  return calendarDate(DateTime.fromJSDate(at, { zone }));
}

/** Makes a week by the calendar, because one in which the clocks change has 167 or 169 hours. */
function week(start: DateTime): Week {
  const monday = calendarDate(start);
  return { monday, start: start.toJSDate(), end: start.plus({ weeks: 1 }).toJSDate() };
}

function calendarDate(at: DateTime): string {
  const date = at.toISODate();
  if (date === null) throw new Error(`No calendar in the zone ${String(at.zoneName)}`);
  return date;
}
