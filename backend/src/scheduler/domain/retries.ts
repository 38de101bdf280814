import type { ScheduledTask } from './scheduled-run.events.js';

export interface TaskFailure {
  readonly tries: number;
  readonly reason: string;
  /** Null when it is not tried again. */
  readonly nextTryAt: Date | null;
}

/** How far a run is. */
export interface TaskResults {
  /** Undefined until it is planned. */
  readonly tasks: readonly ScheduledTask[] | undefined;
  /** By place in the plan: done, or how often it failed. */
  readonly results: ReadonlyMap<number, 'done' | TaskFailure>;
}

const minuteMs = 60_000;
/** How long to wait after the first failure of a task and after the second; the third is the last. */
const waitsMs = [5 * minuteMs, 20 * minuteMs];

/** When a task is tried again that failed for the `tries`th time; undefined when it is given up. */
export function nextTryAfter(tries: number, at: Date): Date | undefined {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? undefined : new Date(at.getTime() + wait);
}

export interface NextTask {
  readonly index: number;
  readonly task: ScheduledTask;
}

/** What to do now: what was never tried comes before what is due again. */
export function nextTasks({ tasks = [], results }: TaskResults, now: Date): NextTask[] {
  const places = tasks.map((task, index) => ({ index, task }));
  return [
    ...places.filter(({ index }) => !results.has(index)),
    ...places.filter(({ index }) => isDue(results.get(index), now)),
  ];
}

function isDue(result: 'done' | TaskFailure | undefined, now: Date): boolean {
  if (result === undefined || result === 'done' || result.nextTryAt === null) return false;
  const wait = result.nextTryAt.getTime() - now.getTime();
  // A longer wait than there is means that the clock was set back.
  return wait <= 0 || wait > Math.max(...waitsMs);
}
