import { type DomainError, unavailable } from '../../platform/kernel/domain-error.js';
import { TimeLimitExceeded, withTimeout } from '../../platform/concurrency/timeout.js';

/** The longest time that anybody who asks has to wait. */
const askLimitMs = 5_000;
/** The shortest time after which it makes sense to ask again. */
const leastPauseMs = 5_000;

/**
 * Limits work that somebody waits for.
 * @param work begins nothing more after the time that it is given, on the monotonic clock
 * @throws DomainError `unavailable` when it takes too long
 */
export async function inTime<T>(work: (latest: number) => Promise<T>): Promise<T> {
  try {
    return await withTimeout(askLimitMs, work(performance.now() + askLimitMs));
  } catch (error) {
    if (error instanceof TimeLimitExceeded) throw originsNotInTime();
    throw error;
  }
}

export function originsNotInTime(inMs = 0): DomainError {
  return unavailable(
    'origins-not-in-time',
    'Finding who wrote what took too long.',
    Math.ceil(Math.max(inMs, leastPauseMs) / 1_000),
  );
}
