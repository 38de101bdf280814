import { setTimeout as sleep } from 'node:timers/promises';
import type { Allowance } from '../../ai/allowance.js';
import type { UpstreamFault } from './upstream-fault.js';

export interface RetryTiming {
  /** The longest wait before the first retry, in milliseconds; it doubles with each further retry. */
  readonly backOffMs: number;
  /** A random number from 0 to 1, which spreads the retries of many calls that failed together. */
  readonly random: () => number;
}

export const defaultTiming: RetryTiming = { backOffMs: 500, random: Math.random };

/**
 * Waits before a retry: between half of the doubled wait and all of it, or longer if the server asks for that.
 * @param retries the number of retries so far
 * @returns false if there must be no retry
 */
export async function pauseBeforeRetry(
  { failure, worthRetrying }: UpstreamFault,
  retries: number,
  allowance: Allowance,
  { backOffMs, random }: RetryTiming,
): Promise<boolean> {
  if (!worthRetrying || !allowance.hasCalls()) return false;
  if (!allowance.retriesFaults()) return false;
  const backOff = backOffMs * 2 ** retries * (0.5 + random() / 2);
  const pauseMs = Math.max(backOff, failure.retryAfterMs ?? 0);
  if (pauseMs >= allowance.remainingMs()) return false;
  await sleep(pauseMs, undefined, { signal: allowance.signal }).catch(() => undefined);
  return true;
}
