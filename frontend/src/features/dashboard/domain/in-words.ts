import { count, counted } from '@/components/ui/text/numbers';

const small = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  'twenty',
];

/** Returns a number for a sentence: a word up to twenty (“six”), digits beyond (“40”). */
function inWords(value: number): string {
  return small[value] ?? count(value);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const wholeDays = (since: string, now: number) => Math.floor((now - Date.parse(since)) / DAY_MS);

/** Says how long something has been waiting, as in “3 days”, “5 hours” or “under an hour”. */
export function waitInWords(since: string, now = Date.now()): string {
  const days = wholeDays(since, now);
  if (days >= 1) return counted(days, 'day');
  const hours = Math.floor((now - Date.parse(since)) / HOUR_MS);
  return hours < 1 ? 'under an hour' : counted(hours, 'hour');
}

/**
 * Returns the sentence under the greeting about what is waiting. @param oldest the time of the oldest draft, in ISO
 * 8601
 */
export function waitingInWords(drafts: number, oldest?: string, now = Date.now()): string {
  if (drafts === 0) return 'Nothing is waiting.';
  const one = drafts === 1;
  const sentence = `${capitalized(inWords(drafts))} ${one ? 'draft is' : 'drafts are'} waiting for your eye.`;
  const days = oldest === undefined ? 0 : wholeDays(oldest, now);
  if (days < 1) return sentence;
  const waited = days === 1 ? 'a day' : `${inWords(days)} days`;
  return `${sentence} ${one ? 'It' : 'The oldest'} has been waiting for ${waited}.`;
}
