import { retryAfterMs } from '../../fetching/retry-after.js';

/** The longest wait that is believed, a week; no server means a longer one. */
const longestMs = 604_800_000;

const unitMs: Readonly<Record<string, number>> = {
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

const amount = String.raw`\d{1,9}(?:\.\d{1,9})? ?(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)\b`;
const parts = new RegExp(String.raw`(\d{1,9}(?:\.\d{1,9})?) ?(ms|milli|[smhd])`, 'gi');
/** Matches “Please try again in 1m2.5s”, “retry after 30 seconds” and “wait 2 minutes”. */
const told = new RegExp(
  String.raw`(?:\bin|\bafter|\bwait(?: for)?) (?:about )?((?:\d{1,9}(?:\.\d{1,9})?(?:ms|[smhd]))+\b|${amount})`,
  'gi',
);

function lengthOf(text: string): number {
  let sum = 0;
  for (const [, count, unit = ''] of text.matchAll(parts)) {
    sum += Number(count) * (unitMs[unit.toLowerCase() === 'milli' ? 'ms' : unit.toLowerCase()] ?? 0);
  }
  return sum;
}

/** The wait in a header that counts milliseconds; 0 if there is none. */
function inMilliseconds(header: string | null | undefined): number {
  return /^\s*\d{1,15}(\.\d+)?\s*$/.test(header ?? '') ? Number(header) : 0;
}

/** Reads Google’s `RetryInfo`, either “31s” or seconds and nanoseconds apart, as milliseconds. */
function delayOf(delay: unknown): number {
  if (typeof delay === 'string')
    return /^\d{1,9}(\.\d{1,9})?s$/.test(delay) ? Number.parseFloat(delay) * 1_000 : 0;
  if (typeof delay !== 'object' || delay === null) return 0;
  const { seconds = 0, nanos = 0 } = delay as { seconds?: unknown; nanos?: unknown };
  const length = Number(seconds) * 1_000 + Number(nanos) / 1_000_000;
  return Number.isFinite(length) ? length : 0;
}

interface Refusal {
  readonly headers?: Headers | undefined;
  /** The words of the answer, which are meant for people. */
  readonly text: string;
  /** The delays in the details of the error. */
  readonly delays: readonly unknown[];
}

/**
 * How long a server asks to be left alone, in milliseconds: the longest wait in its headers, the details of its error
 * and its words.
 * @returns undefined if it asks for no wait
 */
export function namedWaitMs({ headers, text, delays }: Refusal, now: number): number | undefined {
  const longest = Math.max(
    inMilliseconds(headers?.get('retry-after-ms')),
    retryAfterMs(headers?.get('retry-after'), now) ?? 0,
    ...delays.map(delayOf),
    ...Array.from(text.matchAll(told), ([, length = '']) => lengthOf(length)),
  );
  return longest > 0 ? Math.min(longest, longestMs) : undefined;
}
