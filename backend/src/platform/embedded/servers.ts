import type { Settings } from '../config/settings.js';
import { startEventStore } from './event-store/supervise.js';
import { startPostgres } from './postgres.js';

export interface Servers {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  /** Ends what was started here, in the reverse order; servers of one's own are left alone. */
  stop(): Promise<void>;
}

/**
 * Starts the servers that the settings do not name: an embedded Postgres, an embedded event store, or both.
 * @throws StartupError when one of them cannot start; what had started is stopped again.
 */
export async function startServers(settings: Settings, log: (line: string) => void): Promise<Servers> {
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (const server of started.splice(0).reverse()) await server.stop();
  };
  try {
    let { databaseUrl, eventstoreUrl: eventStoreUrl } = settings;
    if (!databaseUrl) {
      const postgres = await startPostgres({ dataDirectory: settings.dataDir, log });
      started.push(postgres);
      databaseUrl = postgres.url;
    }
    if (!eventStoreUrl) {
      const eventStore = await startEventStore({ databaseUrl, port: settings.eventstorePort, log });
      started.push(eventStore);
      eventStoreUrl = eventStore.connectionString;
    }
    return { databaseUrl, eventStoreUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
