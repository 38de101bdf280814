import { Thread } from '@/components/browser/thread';
import type { LiveFindings, LiveText } from './live-check';

/** Longer than any text takes to check, including the time to load the worker. */
const limitMs = 5_000;

/** Runs the checks. */
export const checkThread = new Thread<LiveText, LiveFindings>(
  () => new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }),
  limitMs,
);
