import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../src/platform/config/settings.js';
import { requireUsableDatabase } from '../src/platform/database/usable-database.js';
import { startEventStore } from './event-store/supervise.js';
import { startPostgres } from './postgres.js';
import { identityOf, stillRuns, type ProcessIdentity } from './processes/process-identity.mjs';

export interface ServerAddresses {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
}

export interface Servers extends ServerAddresses {
  /** Stops the servers that were started here, in reverse order; servers named in the settings are left alone. */
  stop(): Promise<void>;
}

/** The addresses that commands beside the application read. */
interface AddressFile extends ServerAddresses {
  /** The process that started the servers; they run as long as it does. Earlier versions did not write it. */
  readonly writer?: ProcessIdentity;
}

/**
 * Starts the servers that the settings do not name: an embedded Postgres, an embedded event store, or both.
 * Leaves their addresses in the data directory for commands that work beside the running application.
 * @throws StartupError when one of them cannot start; what had started is stopped again.
 */
export async function startServers(settings: Settings, log: (line: string) => void): Promise<Servers> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    // If nothing was started, the file is another instance’s: one that is refused must leave the first one’s file
    // alone.
    if (started.length > 0) rmSync(addressFile(settings), { force: true });
    for (const server of started.splice(0).reverse()) await server.stop();
  };
  try {
    let { databaseUrl, eventstoreUrl: eventStoreUrl } = settings;
    if (databaseUrl) {
      await requireUsableDatabase(databaseUrl, log);
    } else {
      const postgres = await startPostgres({ dataDirectory: settings.dataDir, log });
      started.push(postgres);
      databaseUrl = postgres.url;
    }
    if (!eventStoreUrl) {
      const { dataDir: dataDirectory, eventstorePort: port } = settings;
      const eventStore = await startEventStore({ databaseUrl, dataDirectory, port, log });
      started.push(eventStore);
      eventStoreUrl = eventStore.connectionString;
    }
    const addresses: ServerAddresses = { databaseUrl, eventStoreUrl };
    const file: AddressFile = { ...addresses, writer: identityOf(process.pid) };
    // The file is private because the addresses hold the servers’ passwords.
    if (started.length > 0) writeFileSync(addressFile(settings), JSON.stringify(file), { mode: 0o600 });
    return { ...addresses, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The servers of the application that runs on this data directory, or servers started for now if none runs. */
export async function runningOrStartedServers(
  settings: Settings,
  log: (line: string) => void,
): Promise<Servers> {
  const running = runningServers(settings);
  return running ? { ...running, stop: () => Promise.resolve() } : startServers(settings, log);
}

function runningServers(settings: Settings): ServerAddresses | undefined {
  let left: AddressFile;
  try {
    left = JSON.parse(readFileSync(addressFile(settings), 'utf8')) as AddressFile;
  } catch {
    return undefined;
  }
  const { writer, ...addresses } = left;
  // After a crash, other servers may answer at these addresses, such as a Postgres that outlived its parent.
  return writer && stillRuns(writer) ? addresses : undefined;
}

function addressFile({ dataDir }: Settings): string {
  return path.join(dataDir, 'servers.json');
}
