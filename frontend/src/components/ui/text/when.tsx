const timeOfDay = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const whole = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

const dayNumber = (date: Date) => Math.round(new Date(date.toDateString()).getTime() / 86_400_000);

/** Names a day in the reader's own time zone: "Today", "Yesterday" or "Nov 18", with the year if it is not this one. */
export function dayWords(at: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(at);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  return (at.getFullYear() === now.getFullYear() ? dayOfYear : dayAndYear).format(at);
}

/** Names the day of a moment, with the time if it is today: "Today, 9:42 AM". */
export function whenWords(at: Date, now = new Date()): string {
  const day = dayWords(at, now);
  return day === 'Today' ? `Today, ${timeOfDay.format(at)}` : day;
}

const namedDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Names the day of an ISO moment in the moment's own zone, whatever zone the reader is in: "Nov 16". */
export function namedDayWords(moment: string): string {
  return namedDay.format(new Date(moment.slice(0, 10)));
}

interface WhenProps {
  at: string;
  /** Whether today's moments are shown by their time alone, for narrow columns. */
  short?: boolean;
  /** Whether only the time is shown, because a heading names the day. */
  timeOnly?: boolean;
}

/** Shows a moment in few words, and the full date and zone on hover. */
export function When({ at, short = false, timeOnly = false }: WhenProps) {
  const date = new Date(at);
  const words = timeOnly ? timeOfDay.format(date) : whenWords(date);
  return (
    <time dateTime={at} title={whole.format(date)} className="whitespace-nowrap">
      {short ? words.replace('Today, ', '') : words}
    </time>
  );
}
