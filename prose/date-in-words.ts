const day = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Puts a date into words: "May 3, 2024" for `2024-05-03`, and "May 2024" for `2024-05`. */
export const dateInWords = (date: string): string =>
  (date.length > '2024-05'.length ? day : month).format(new Date(date));
