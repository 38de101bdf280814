import type { CheckAnswer, CheckJob } from './check-worker';
import type { LiveFindings, LiveText } from './live-check';

/** Longer than any text takes, and than the program takes to come. */
const LIMIT_MS = 5_000;

let thread: Worker | undefined;
let jobs = 0;

/**
 * Runs the checks in a thread of the browser: no text, however odd, holds up who types it.
 * @throws Error when it takes too long
 */
export function checkHere(text: LiveText): Promise<LiveFindings> {
  const worker = (thread ??= new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' }));
  const id = (jobs += 1);
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => {
      worker.terminate();
      if (thread === worker) thread = undefined;
      reject(new Error('The text could not be checked in time.'));
    }, LIMIT_MS);
    const onAnswer = ({ data }: MessageEvent<CheckAnswer>) => {
      if (data.id !== id) return;
      clearTimeout(late);
      worker.removeEventListener('message', onAnswer);
      resolve(data);
    };
    worker.addEventListener('message', onAnswer);
    worker.postMessage({ id, text } satisfies CheckJob);
  });
}
