/**
 * What a `Retry-After` header asks for, in milliseconds from `now`; it is either seconds or a date (RFC 9110).
 * @returns undefined when there is none that can be understood
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
