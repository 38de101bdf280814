import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../src/platform/program/startup-error.js';
import { claimDataDirectory } from './data-directory.js';
import { openCluster, superuser } from './postgres/cluster.js';
import { stopLeftover } from './postgres/leftover.js';
import { choosePlace } from './postgres/place.js';
import { runPostgres } from './postgres/server-process.js';
import { supervise, type RunningProcess, type Supervisor } from './processes/supervisor.js';

/** The embedded Postgres. */
export interface EmbeddedPostgres {
  /** Connection string of the database `provenance`; stays the same while this process lives. */
  readonly url: string;
  /** Ends Postgres and releases the data directory within some 15 seconds. */
  stop(): Promise<void>;
}

const database = 'provenance';

/**
 * Starts the Postgres that comes with the application on a free loopback port, with its data in
 * `<dataDirectory>/postgres`, which is made at the first start. If Postgres ends unexpectedly, it is started again on
 * the same port.
 *
 * @param log takes one line for people about anything unusual
 * @throws StartupError if the directory is in use or cannot be written, or if Postgres does not start
 */
export async function startPostgres({
  dataDirectory,
  log,
}: {
  dataDirectory: string;
  log: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const directory = path.resolve(dataDirectory);
  const claim = claimDataDirectory(directory);
  try {
    const { server, url } = await open(directory, log);
    const stop = async (): Promise<void> => {
      await server.stop();
      claim.release();
    };
    return { url, stop };
  } catch (error) {
    claim.release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `Postgres failed to start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function open(
  directory: string,
  log: (line: string) => void,
): Promise<{ server: Supervisor; url: string }> {
  const place = choosePlace(directory, log);
  const { password } = openCluster(place, directory);
  const port = await freePort();
  const start = async (signal: AbortSignal): Promise<RunningProcess> => {
    await stopLeftover(place, log);
    return runPostgres(place, port, signal);
  };
  const server = await supervise({ name: 'Postgres', start, log });
  const address = `postgresql://${superuser}:${password}@127.0.0.1:${port}`;
  await createDatabase(`${address}/postgres`).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return { server, url: `${address}/${database}` };
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
