import { Thread } from '@/components/browser/thread';
import type { LiveFindings, LiveText } from './live-check';

/**
 * The time limit of a check, in milliseconds. It is longer than any text takes, including the time to load the worker.
 */
const limitMs = 5_000;

/** Runs the checks in a worker. */
export const checkThread = new Thread<LiveText, LiveFindings>(
  () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
  limitMs,
);
