import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../src/platform/program/startup-error.js';
import { isRunning, printedBy } from '../processes/process-identity.mjs';
import { endPostmaster } from './end-postmaster.js';
import type { Place } from './place.js';

/**
 * Ends a Postgres that an earlier run left at work on this cluster, since Postgres outlives a parent that was killed. A
 * process is touched only if it provably serves the cluster, because the number in `postmaster.pid` may now belong to
 * another process.
 */
export async function stopLeftover(place: Place, log: (line: string) => void): Promise<void> {
  const file = path.join(place.cluster, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  if (serves(pid, place.cluster)) {
    log(`Stopping the Postgres that an earlier run left behind (process ${pid}).`);
    await endPostmaster(pid, place, () => !isRunning(pid));
  }
  await allGone(place.cluster);
  // Postgres trusts the number in the file as long as any process has it, even a zombie or another program of the same
  // user.
  if (readPid(file) === pid && process.platform === 'linux') rmSync(file, { force: true });
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function serves(pid: number, cluster: string): boolean {
  if (!isRunning(pid) || process.platform === 'win32') return false;
  if (process.platform === 'linux') return workingDirectory(pid) === realpathSync(cluster);
  return printedBy('command=', pid).includes(cluster);
}

/**
 * Waits for the children of a postmaster that was killed, which end by themselves a moment later; only then is the
 * cluster free.
 */
async function allGone(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const real = realpathSync(cluster);
  const deadline = Date.now() + 15_000;
  for (;;) {
    const left = readdirSync('/proc').filter(
      (entry) => /^\d+$/.test(entry) && workingDirectory(Number(entry)) === real,
    );
    if (left.length === 0) return;
    if (Date.now() > deadline) {
      throw new StartupError(
        `Processes of an earlier Postgres still use ${cluster} (${left.join(', ')}): stop them, then start again.`,
      );
    }
    await sleep(50);
  }
}

/** The directory that a process works in; only the processes of a cluster work in the cluster’s directory. */
function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
