/**
 * The longest wait, a week in milliseconds. No server means a longer one, and a number that is not finite cannot be
 * recorded.
 */
const longestMs = 604_800_000;

/**
 * The wait in a `Retry-After` header, in milliseconds from `now`; it is either seconds or a date (RFC 9110). More than
 * a week counts as a week.
 * @returns undefined if there is none that can be understood
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, longestMs);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - now), longestMs);
}
