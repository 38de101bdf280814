import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @type {{ url: string, stop: () => Promise<void> } | undefined} */
let postgres;

/** @type {string | undefined} */
let directory;

/**
 * Starts the one Postgres of a whole Jest run, in a temporary directory; workers find its address in `TEST_POSTGRES_URL`.
 * Jest loads this file without transforming it, so it uses the compiled backend: `npm run build:backend` comes first.
 */
// eslint-disable-next-line no-restricted-exports -- Jest calls the default export.
export default async function startPostgresOfTheRun() {
  const { startPostgres } = await import('../../../../dist/backend/modules/backend/embedded/postgres.js');
  directory = await mkdtemp(path.join(tmpdir(), 'provenance-test-'));
  await chmod(directory, 0o755);
  postgres = await startPostgres({ dataDirectory: directory, log: console.warn });
  process.env['TEST_POSTGRES_URL'] = postgres.url;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void stopPostgresOfTheRun().finally(() => process.exit(1)));
  }
}

export async function stopPostgresOfTheRun() {
  await postgres?.stop();
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
}
