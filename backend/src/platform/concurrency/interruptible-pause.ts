import { setTimeout as pause } from 'node:timers/promises';

/**
 * A pause in milliseconds that a signal ends.
 * @throws the signal's own reason, which Node's timer hides in an AbortError
 */
export async function interruptiblePause(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
