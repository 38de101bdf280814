import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

const atRestMs = 10_000;

/**
 * Collects garbage once after a start. V8 would wait until the heap has grown, which takes hours at a quiet desk, and
 * leave 30 MiB unused until then.
 */
export function collectAfterStart(): void {
  setTimeout(collectGarbage, atRestMs).unref();
}

/** Collects all garbage of this thread. */
export function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // V8 refuses the code from the build when the flags differ.
  v8.setFlagsFromString('--no-expose-gc');
  collect();
}
