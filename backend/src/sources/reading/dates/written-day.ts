const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Writes `2024-05-03` as 3 May 2024, and `2024-05` as May 2024. */
export function writtenDay(date: string): string {
  return (date.length > 7 ? day : month).format(new Date(date));
}
