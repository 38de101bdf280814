import { loadSettings } from '../src/platform/config/settings.js';
import { StartupError } from '../src/platform/program/startup-error.js';
import { askedToEnd } from '../src/platform/program/ending-signals.js';
import { startServers } from './servers.js';

/**
 * `npm run eventstore`: runs the embedded event store by itself until it is asked to end, so that several replicas on
 * one machine can share it. It starts an embedded Postgres unless `DATABASE_URL` names one, and prints the settings
 * that the replicas need, with the credentials in them.
 */
export async function runAlone(): Promise<void> {
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const asked = askedToEnd();
  try {
    const settings = { ...loadSettings(), eventstoreUrl: undefined };
    const servers = await startServers(settings, log);
    print(`EVENTSTORE_URL=${servers.eventStoreUrl}`);
    if (settings.databaseUrl === undefined) print(`DATABASE_URL=${servers.databaseUrl}`);
    await asked;
    await servers.stop();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    log(error.message);
    process.exitCode = 1;
  }
}
