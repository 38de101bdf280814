import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pgCtl } from './binaries.js';
import type { Place } from './place.js';

/** Signals in the order in which they are tried, each with the milliseconds that it is given. */
const steps = [
  ['INT', 5_000],
  ['QUIT', 2_000],
  ['KILL', 1_000],
] as const;

/**
 * Ends a postmaster: first by a fast shutdown, which finishes writing; if that takes too long, at once, so that the
 * next start recovers from the log.
 *
 * @param gone tells whether the process has ended
 */
export async function endPostmaster(pid: number, place: Place, gone: () => boolean): Promise<void> {
  for (const [name, patience] of steps) {
    if (gone()) return;
    sendSignal(pid, name, place);
    const deadline = Date.now() + patience;
    while (!gone() && Date.now() < deadline) await sleep(10);
  }
}

/** On Windows, where Node can only kill, Postgres’ own tool delivers the signal. */
function sendSignal(pid: number, name: string, place: Place): void {
  if (process.platform === 'win32') {
    spawnSync(pgCtl(place.native), ['kill', name, String(pid)], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(pid, `SIG${name}`);
  } catch {
    return; // The process has just ended by itself.
  }
}
