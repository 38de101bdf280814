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
  postgres = await startPostgres({ dataDirectory: directory, log: console.warn });
  await leaveWritesToTheSystem(postgres.url);
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void stopPostgresOfTheRun().finally(() => process.exit(1)));
  }
}

/**
 * Waiting for the disk at each commit would be most of the wait for an answer. Only a machine that loses its power shows
 * the difference, which no test can bring about: what a killed process wrote stays.
 * @param {string} connectionString
 */
async function leaveWritesToTheSystem(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
}

export async function stopPostgresOfTheRun() {
  await postgres?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
