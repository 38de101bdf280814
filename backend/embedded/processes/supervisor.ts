import { setTimeout as sleep } from 'node:timers/promises';

/** A started process. */
export interface RunningProcess {
  /** Resolves when the process is gone, for whatever reason, with words that tell the reason. */
  readonly ended: Promise<string>;
  /** Ends the process and resolves when it is gone. */
  stop(): Promise<void>;
}

export interface Supervisor {
  /** Ends the process for good and resolves when it is gone. A second call waits for the same end. */
  stop(): Promise<void>;
}

/** Pauses in milliseconds. They grow because a process that ended right after its start will probably do so again. */
const firstPause = 100;
const longestPause = 2_000;
const healthyAfter = 500;

/** A server that is to be kept running. */
interface Task {
  /** The server’s name in log lines. */
  readonly name: string;
  /** Starts one process and resolves when it is ready for work; must give up when the signal aborts. */
  readonly start: (signal: AbortSignal) => Promise<RunningProcess>;
  /** Takes a line for people. */
  readonly log: (line: string) => void;
}

/**
 * Starts a process, and starts it again after growing pauses whenever it ends without being asked to.
 *
 * @throws whatever the first start throws; failures of later starts are only logged
 */
export async function supervise(task: Task): Promise<Supervisor> {
  const stopping = new AbortController();
  const first = await task.start(stopping.signal);
  const watching = keepRunning(first, { ...task, log: withoutRepetition(task.log) }, stopping.signal);
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}

/**
 * The outcome of a start: the result of the first promise that settles, or words that say why the start was given up.
 *
 * @param within milliseconds
 * @param signal aborts when the process is to be stopped
 */
export async function outcomeOfStart<T>(
  outcomes: readonly Promise<T>[],
  within: number,
  signal: AbortSignal,
): Promise<T | string> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it was not ready in time'), within);
  });
  try {
    const outcome = await firstUnlessAborted<T | string>([...outcomes, tooLong], signal);
    return outcome ?? 'it was stopped while it started';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The first result, or undefined when the signal aborts. The listener is removed afterwards because the signal lives
 * long.
 */
async function firstUnlessAborted<T>(
  results: readonly Promise<T>[],
  signal: AbortSignal,
): Promise<T | undefined> {
  let abort = (): void => undefined;
  const aborted = new Promise<undefined>((resolve) => (abort = () => resolve(undefined)));
  if (signal.aborted) return undefined;
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([...results, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function keepRunning(first: RunningProcess, task: Task, signal: AbortSignal): Promise<void> {
  let current: RunningProcess | undefined = first;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    if (current !== undefined) {
      const since = Date.now();
      const reason = await firstUnlessAborted([current.ended], signal);
      if (reason === undefined) break;
      task.log(`${task.name} ended unexpectedly (${reason}) and is being started again.`);
      if (Date.now() - since > healthyAfter) attempt = 0;
    }
    current = await startAgain(task, attempt, signal);
  }
  await current?.stop();
}

async function startAgain(
  { name, start, log }: Task,
  attempt: number,
  signal: AbortSignal,
): Promise<RunningProcess | undefined> {
  const pause = Math.min(longestPause, firstPause * 2 ** attempt);
  await sleep(pause, undefined, { signal }).catch(() => undefined);
  if (signal.aborted) return undefined;
  try {
    const process = await start(signal);
    log(`${name} is running again.`);
    return process;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!signal.aborted) log(`${name} could not be started again yet: ${reason}`);
    return undefined;
  }
}

/** Drops a line that repeats the one before: while Postgres is away, every try fails with the same words. */
function withoutRepetition(log: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) log(line);
    last = line;
  };
}
