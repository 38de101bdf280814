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
const longestPause = 5_000;
const healthyAfter = 1_000;

/**
 * Starts a process and starts it again, after growing pauses, whenever it ends without being asked to.
 *
 * @param name what the log lines call it
 * @param start begins one process and resolves when that is ready for work; must give up when the signal aborts
 * @throws whatever the first start throws; failures of later ones are only logged
 */
export async function supervise(
  name: string,
  start: (signal: AbortSignal) => Promise<RunningProcess>,
  log: (line: string) => void,
): Promise<Supervisor> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopRequested = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });

  let lastComplaint = '';
  const complain = (complaint: string): void => {
    // While Postgres is away for long, every try fails with the same words; one line of them is enough.
    if (complaint !== lastComplaint) log(complaint);
    lastComplaint = complaint;
  };

  const restart = async (attempt: number): Promise<RunningProcess | undefined> => {
    const pause = Math.min(longestPause, firstPause * 2 ** attempt);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return undefined;
    return start(signal).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) complain(`${name} could not be started again yet: ${reason}`);
      return undefined;
    });
  };

  const watch = async (first: RunningProcess): Promise<void> => {
    let current: RunningProcess | undefined = first;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      if (current !== undefined) {
        const since = Date.now();
        const reason = await Promise.race([current.ended, stopRequested]);
        if (reason === undefined) break;
        complain(`${name} ended unexpectedly (${reason}) and is being started again.`);
        if (Date.now() - since > healthyAfter) attempt = 0;
      }
      current = await restart(attempt);
      if (current !== undefined) complain(`${name} is running again.`);
    }
    await current?.stop();
  };

  const watching = watch(await start(signal));
  return {
    stop: () => {
      stopping.abort();
      return watching;
    },
  };
}
