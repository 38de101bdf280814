import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { outcomeOfStart, type RunningProcess } from '../processes/supervisor.js';
import { postgres } from './binaries.js';
import { postgresEnvironment } from './cluster.js';
import { complaintOf } from './complaint.js';
import { endPostmaster } from './end-postmaster.js';
import type { Place } from './place.js';

/** The longest wait for “ready” in milliseconds; after a crash, Postgres may have much to redo. */
const readyWithin = 120_000;

/**
 * Starts Postgres on a loopback port and resolves when it accepts connections.
 *
 * @throws Error with Postgres' own last words if it ends before, or when the signal aborts
 */
export async function runPostgres(place: Place, port: number, signal: AbortSignal): Promise<RunningProcess> {
  const child = spawn(postgres(place.native), [...settings(port), '-D', place.cluster], {
    ...place.account,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // It gets its own session, so that Ctrl-C in the terminal does not end it before the application has finished with
    // it.
    detached: process.platform !== 'win32',
  });
  const output = createInterface({ input: child.stderr });
  const lastLines: string[] = [];
  const ready = new Promise<true>((resolve) => {
    output.on('line', (line) => {
      if (lastLines.push(line) > 20) lastLines.shift();
      if (line.includes('database system is ready to accept connections')) resolve(true);
    });
  });
  let gone = false;
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (_, by) => resolve(by === null ? complaintOf(lastLines.join('\n')) : `signal ${by}`));
  }).finally(() => (gone = true));
  const running: RunningProcess = {
    ended,
    stop: async () => {
      if (child.pid !== undefined) await endPostmaster(child.pid, place, () => gone);
      await ended;
    },
  };
  const outcome = await outcomeOfStart<true | string>([ready, ended], readyWithin, signal);
  if (outcome === true) return running;
  await running.stop();
  throw new Error(outcome);
}

function settings(port: number): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    // Postgres listens on TCP with a password only, because a socket file needs a directory that exists and has a short
    // path.
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // After many rows have come at once, Postgres plans searches by old statistics until it analyses the table.
    autovacuum_naptime: '10s',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
