import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** @type {{ url: string, stop: () => Promise<void> } | undefined} */
let postgres;

/** @type {string | undefined} */
let directory;

/**
 * Starts the one Postgres of a whole Jest run, in a temporary directory; workers find its address in `TEST_POSTGRES_URL`.
 * Jest loads this file without transforming it, so it uses the compiled backend: `npm run build:backend` comes first.
 */
// oxlint-disable-next-line no-restricted-exports -- Jest calls the default export.
export default async function startPostgresOfTheRun() {
  const { startPostgres } = await import('../../../../dist/backend/modules/backend/embedded/postgres.js');
  directory = await mkdtemp(path.join(tmpdir(), 'provenance-test-'));
  await chmod(directory, 0o755);
  const start = () => startPostgres({ dataDirectory: directory, log: console.warn });
  postgres = await start();
  await fitForTests(postgres.url);
  // Postgres reads the maximum number of connections only when it starts.
  await postgres.stop();
  postgres = await start();
  // This needs a process of its own, where modules are those of Node and not of Jest.
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'migrated-database.mjs'), postgres.url]);
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void stopPostgresOfTheRun().finally(() => process.exit(1)));
  }
}

/**
 * Sets up Postgres for tests. It does not wait for the disk at each commit, which would be most of the time of an
 * answer. Only a power failure would show the difference, which no test can cause: what a killed process wrote stays.
 * All servers of all tests have their connections and databases here; in production, each has its own Postgres.
 * Databases that last for seconds need no vacuuming.
 * @param {string} connectionString
 */
async function fitForTests(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('alter system set max_connections = 300');
  await client.query('alter system set autovacuum = off');
  await client.end();
}

export async function stopPostgresOfTheRun() {
  await postgres?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
