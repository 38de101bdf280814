import { setTimeout as pause } from 'node:timers/promises';

/**
 * Pauses for a time in milliseconds, or until a signal ends the pause.
 * @throws the signal’s own reason, which Node’s timer hides in an AbortError
 */
export async function interruptiblePause(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
}
