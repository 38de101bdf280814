import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { backendFile } from '../../src/platform/program/backend-file.js';
import { memoryEnvironment } from '../../src/platform/program/program.js';
import { StartupError } from '../../src/platform/program/startup-error.js';
import { outcomeOfStart, supervise, type RunningProcess } from '../processes/supervisor.js';
import type { ChildMessage } from './child.js';
import { connectionString, openCredentials } from './credentials.js';

/** An embedded event store that runs in a child process. */
export interface EmbeddedEventStore {
  /** Connection string for EventStoreDB’s client, with the credentials; it stays the same while this process lives. */
  readonly connectionString: string;
  /** Id of the child’s process; it changes with each restart. */
  readonly processId: number;
  /** Ends the child within some 5 seconds. */
  stop(): Promise<void>;
}

interface Options {
  /** URL of the Postgres that keeps the events, in the schema `event_store`. */
  readonly databaseUrl: string;
  /** Directory of the credentials, which is made if it is missing. */
  readonly dataDirectory: string;
  /** Port to listen on; 0 or undefined for a free one. */
  readonly port?: number | undefined;
  /** Takes a line for people about anything unusual. */
  readonly log: (line: string) => void;
  /** Path of the compiled child; tests that run from source name another. */
  readonly program?: string;
}

const startWithin = 30_000;
const stopWithin = 5_000;

/**
 * Starts the embedded event store as a child process, because client and server each take so much of an event loop that
 * they should not share one. If the child ends unexpectedly (it ends on purpose when Postgres goes away), it is started
 * again on the same port.
 *
 * @throws StartupError if it does not start, for instance because another event store uses the database
 */
export async function startEventStore({
  databaseUrl,
  dataDirectory,
  port = 0,
  log,
  program,
}: Options): Promise<EmbeddedEventStore> {
  const main = program ?? fileURLToPath(backendFile('embedded/main.js'));
  const credentials = openCredentials(dataDirectory);
  let running = { port, processId: 0 };
  const start = async (signal: AbortSignal): Promise<RunningProcess> => {
    const settings = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDirectory,
      EVENTSTORE_PORT: String(running.port),
    };
    const child = await startChild(main, settings, signal);
    running = child;
    return child;
  };
  try {
    const child = await supervise({ name: 'The event store', start, log });
    return {
      connectionString: connectionString(credentials, running.port),
      get processId() {
        return running.processId;
      },
      stop: () => child.stop(),
    };
  } catch (error) {
    throw new StartupError(`The event store failed to start: ${(error as Error).message}`);
  }
}

async function startChild(
  program: string,
  settings: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<RunningProcess & { port: number; processId: number }> {
  const child = fork(program, {
    env: { ...memoryEnvironment, ...process.env, ...settings },
    // This is the size of the young generation in MiB; V8’s default of 16 takes more memory and saves no time.
    execArgv: ['--max-semi-space-size=2'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let complaint: string | undefined;
  const listening = new Promise<number>((resolve) => {
    child.on('message', (message: ChildMessage) => {
      if ('port' in message) resolve(message.port);
      else complaint = message.complaint;
    });
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) =>
      resolve(complaint ?? (by === null ? `exit code ${code}` : `signal ${by}`)),
    );
  });
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    const ender = setTimeout(() => child.kill('SIGKILL'), stopWithin);
    await ended;
    clearTimeout(ender);
  };
  const outcome = await outcomeOfStart<number | string>([listening, ended], startWithin, signal);
  if (typeof outcome === 'number') return { port: outcome, processId: child.pid ?? 0, ended, stop };
  await stop();
  throw new Error(outcome);
}
