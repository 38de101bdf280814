import { setTimeout as sleep } from 'node:timers/promises';

/** A started process. */
export interface RunningProcess {
  /** Resolves when the process is gone, for whatever reason, with words that tell the reason. */
  readonly ended: Promise<string>;
  /** Ends the process and resolves when it is gone. */
  stop(): Promise<void>;
}

export interface Supervisor {
  /** Ends the process for good; resolves when it is gone. A second call waits for the same. */
  stop(): Promise<void>;
}

/** Milliseconds. What ended right after its start will probably do so again, so the pauses grow. */
const firstPause = 100;
const longestPause = 2_000;
const healthyAfter = 500;

/** What is to be kept running. */
interface Task {
  /** What the log lines call it. */
  readonly name: string;
  /** Begins one process and resolves when that is ready for work; must give up when the signal aborts. */
  readonly start: (signal: AbortSignal) => Promise<RunningProcess>;
  /** Takes one line for people. */
  readonly log: (line: string) => void;
}

/**
 * Starts a process and starts it again, after growing pauses, whenever it ends without being asked to.
 *
 * @throws whatever the first start throws; failures of later ones are only logged
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

async function keepRunning(first: RunningProcess, task: Task, signal: AbortSignal): Promise<void> {
  const stopRequested = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  let current: RunningProcess | undefined = first;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    if (current !== undefined) {
      const since = Date.now();
      const reason = await Promise.race([current.ended, stopRequested]);
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

/** While Postgres is away for long, every try fails with the same words; one line of them is enough. */
function withoutRepetition(log: (line: string) => void): (line: string) => void {
  let last = '';
  return (line) => {
    if (line !== last) log(line);
    last = line;
  };
}
