import { interruptiblePause } from './interruptible-pause.js';
import { DomainError } from '../kernel/domain-error.js';
import { isOutage } from './outage.js';

const pauseMs = { first: 500, longest: 15_000 };

/**
 * Whether the same work may succeed in a moment, because Postgres, the record or the connection to the model was the
 * obstacle.
 */
export function isPassing(error: unknown): boolean {
  return isOutage(error) || (error instanceof DomainError && error.kind === 'unavailable');
}

/**
 * Repeats work that an outage cut off, with growing pauses, until it succeeds, fails for another reason, or the signal
 * fires. The work must be repeatable.
 * @param onOutage told of each outage before the pause
 * @throws the signal’s reason if it fires during a pause
 */
export async function retry<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  onOutage?: (error: unknown) => void,
): Promise<T> {
  for (let wait = pauseMs.first; ; wait = Math.min(wait * 2, pauseMs.longest)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
      onOutage?.(error);
    }
    await interruptiblePause(wait, signal);
  }
}
