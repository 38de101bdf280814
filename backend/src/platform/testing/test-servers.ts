import { randomUUID } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { startEventStore } from '../../../embedded/event-store/supervise.js';
import { temporaryDirectory } from './temporary-directory.js';

/** Real servers for one test file. */
export interface TestServers {
  /** Its own database, empty at first, on the Postgres that the whole run shares. */
  readonly databaseUrl: string;
  /** Connection string of its own event store, which keeps its events in that database. */
  readonly eventStoreUrl: string;
  /** The event store's process, for tests that kill or freeze it; another one after each restart. */
  readonly eventStoreProcessId: number;
  /** Servers on a copy of the database, as after a backup was restored elsewhere; these ones are gone then. */
  restoredElsewhere(): Promise<TestServers>;
  stop(): Promise<void>;
}

interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** The program that runs as the child process: the bundle, which starts in half the time. */
export const compiledEventStore = path.resolve('dist/backend/embedded/event-store/main.js');

/**
 * Gives a test file its own database and its own event store, a real child process as in production. Needs the compiled
 * backend (`npm run build:backend`; `npm test` sees to it) and one of the Jest projects that start Postgres.
 * @param original as of {@link createTestDatabase}
 */
export async function startTestServers(original?: string): Promise<TestServers> {
  return serversOn(await createTestDatabase(original));
}

/** The same with the product's tables and nothing in them: a copy, for making the tables takes longest. */
export const startMigratedServers = (): Promise<TestServers> => startTestServers('migrated');

async function serversOn(database: TestDatabase): Promise<TestServers> {
  const directory = await temporaryDirectory();
  const eventStore = await startEventStore({
    databaseUrl: database.url,
    dataDirectory: directory.path,
    log: () => undefined,
    program: compiledEventStore,
  });
  const end = async (): Promise<void> => {
    await eventStore.stop();
    await directory.remove();
  };
  return {
    databaseUrl: database.url,
    eventStoreUrl: eventStore.connectionString,
    get eventStoreProcessId() {
      return eventStore.processId;
    },
    restoredElsewhere: async () => {
      await end();
      const copy = await createTestDatabase(new URL(database.url).pathname.slice(1));
      await database.drop();
      return serversOn(copy);
    },
    stop: async () => {
      await end();
      await database.drop();
    },
  };
}

/**
 * A database on the Postgres of the run, for tests that need no event store.
 * @param original name of the one that it is a copy of, to which nobody is connected; it is empty otherwise
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
