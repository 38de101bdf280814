import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { connectionString, openCredentials } from '../../../embedded/event-store/credentials.js';
import { openStore } from '../../../embedded/event-store/store.js';
import { startEventStore, type EmbeddedEventStore } from '../../../embedded/event-store/supervise.js';
import { temporaryDirectory } from './temporary-directory.js';

/** Real servers for one test file. */
export interface TestServers {
  /** URL of its own database, empty at first, on the Postgres that the whole run shares. */
  readonly databaseUrl: string;
  /** Connection string of its own event store, which keeps its events in that database. */
  readonly eventStoreUrl: string;
  /** Starts servers on a copy of the database, as after a backup was restored elsewhere; these ones are stopped. */
  restoredElsewhere(): Promise<TestServers>;
  stop(): Promise<void>;
}

/** Real servers whose event store can be killed and frozen. */
export interface ServersApart extends TestServers {
  /** Id of the event store’s process, which changes with each restart. */
  readonly eventStoreProcessId: number;
}

interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The program that runs as the child process. It is the bundle because that starts in half the time. */
export const compiledEventStore = path.resolve('dist/backend/embedded/main.js');

/**
 * Gives a test file its own database and its own event store. The store works in this process, where its code is loaded
 * and warm, because starting another process takes ten times as long. It needs the compiled backend (`npm run
 * build:backend`; `npm test` runs it) and one of the Jest projects that start Postgres.
 * @param original as in {@link createTestDatabase}
 */
export async function startTestServers(original?: string): Promise<TestServers> {
  return serversOn(await createTestDatabase(original), openStoreHere);
}

/**
 * Starts the same servers with the product’s tables, which are empty. They are a copy, because making the tables takes
 * longest.
 */
export const startMigratedServers = (): Promise<TestServers> => startTestServers('migrated');

/** Starts the same servers with the event store in a process of its own, supervised as in production. */
export async function startServersApart(original?: string): Promise<ServersApart> {
  const database = await createTestDatabase(original);
  let eventStore: EmbeddedEventStore;
  const servers = await serversOn(database, async (databaseUrl, dataDirectory) => {
    eventStore = await startEventStore({
      databaseUrl,
      dataDirectory,
      log: () => undefined,
      program: compiledEventStore,
    });
    return eventStore;
  });
  return {
    ...servers,
    get eventStoreProcessId() {
      return eventStore.processId;
    },
  };
}

type OpenEventStore = (
  databaseUrl: string,
  dataDirectory: string,
) => Promise<Pick<EmbeddedEventStore, 'connectionString' | 'stop'>>;

const openStoreHere: OpenEventStore = async (databaseUrl, dataDirectory) => {
  const credentials = openCredentials(dataDirectory);
  const store = await openStore(databaseUrl, credentials, 0, (error) => {
    throw error;
  });
  return { connectionString: connectionString(credentials, store.port), stop: () => store.close() };
};

async function serversOn(database: TestDatabase, open: OpenEventStore): Promise<TestServers> {
  const directory = await temporaryDirectory();
  const eventStore = await open(database.url, directory.path);
  const end = async (): Promise<void> => {
    await eventStore.stop();
    await directory.remove();
  };
  return {
    databaseUrl: database.url,
    eventStoreUrl: eventStore.connectionString,
    restoredElsewhere: async () => {
      await end();
      const copy = await createTestDatabase(new URL(database.url).pathname.slice(1));
      await database.drop();
      return serversOn(copy, open);
    },
    stop: async () => {
      await end();
      await database.drop();
    },
  };
}

/**
 * A database on the Postgres of the run, for tests that need no event store.
 * @param original name of the database to copy, to which nobody is connected; without it, the database is empty
 */
export async function createTestDatabase(original = 'template1'): Promise<TestDatabase> {
  const shared = process.env['TEST_POSTGRES_URL'];
  if (shared === undefined)
    throw new Error('Only the projects int and e2e have a Postgres (see global-setup.mjs).');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await execute(shared, `create database ${name} template ${original}`);
  const url = new URL(shared);
  url.pathname = name;
  return { url: url.href, drop: () => execute(shared, `drop database ${name} with (force)`) };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
