import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from './domain-error.js';

const pauseMs = 2_000;

/**
 * Runs work that a start begins with. When the record cannot be reached at that moment, the start goes on without it
 * and the work is tried again until it succeeds or the application stops; every other failure is the start's.
 */
export async function untilReachable(work: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  if (!(await reached(work))) void tryAgain(work, stopped);
}

async function tryAgain(work: () => Promise<void>, stopped: AbortSignal): Promise<void> {
  do {
    await pause(pauseMs, undefined, { signal: stopped }).catch(() => undefined);
  } while (!stopped.aborted && !(await reached(work)));
}

async function reached(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unavailable') return false;
    throw error;
  }
}
