const DAY_MS = 86_400_000;

/** The number of days within which a slot is described by its distance. */
const NEAR_DAYS = 7;

/** Replaces the narrow space that some versions of the language data put before “AM”. */
const plain = (text: string) => text.replaceAll('\u202f', ' ');

function timeInWords(at: Date, timeZone: string): string {
  return plain(at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone }));
}

/** Returns the date and time of a slot in the zone of the schedule, as in “Monday, November 23, 2026 at 9:00 AM”. */
export function slotInWords(at: string, timeZone: string): string {
  const date = new Date(at);
  const options = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone } as const;
  return `${date.toLocaleDateString('en-US', options)} at ${timeInWords(date, timeZone)}`;
}

/** Returns the weekday and time of a slot, as in “Monday, 9:00 AM”. */
export function weekdayInWords(at: string, timeZone: string): string {
  const date = new Date(at);
  return `${date.toLocaleDateString('en-US', { weekday: 'long', timeZone })}, ${timeInWords(date, timeZone)}`;
}

/**
 * Says when a job runs next: “Tomorrow at 9:00 AM”, “in 3 days”, or the whole date. Days are those of the schedule's
 * zone, not spans of 24 hours and not the reader's days.
 * @param at the time of the slot, in ISO 8601; null while the job is paused
 */
export function nextRunInWords(at: string | null, timeZone: string, now: Date): string {
  if (at === null) return 'Not scheduled';
  const days = dayNumber(new Date(at), timeZone) - dayNumber(now, timeZone);
  if (days === 1) return `Tomorrow at ${timeInWords(new Date(at), timeZone)}`;
  return days > 1 && days <= NEAR_DAYS ? `in ${days} days` : slotInWords(at, timeZone);
}

/** Returns the number of the calendar day in a zone, so that days can be counted. */
function dayNumber(moment: Date, timeZone: string): number {
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', timeZone } as const;
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(moment);
  const [year, month, day] = ['year', 'month', 'day'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day) / DAY_MS;
}

/** Says when the weekly ideas are made. New York's zone has the name that people there use all year round. */
export function topicsTimeInWords(timeZone = 'America/New_York'): string {
  return `1 PM ${timeZone === 'America/New_York' ? 'EST' : zoneInWords(timeZone)}`;
}

/** Returns the name of a zone, such as “New York time” for `America/New_York`. */
export function zoneInWords(timeZone: string): string {
  if (timeZone === 'UTC') return 'UTC';
  return `${timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`;
}
