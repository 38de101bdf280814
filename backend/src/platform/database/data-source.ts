import { DefaultNamingStrategy, DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Client, type ClientBase, type ClientConfig, type Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isRefusal, refused } from './refusal.js';
import { setForSession, type SessionSettings } from './session-settings.js';

/** Turns the names of properties into those of columns: `wordCount` in a row class is `word_count` in Postgres. */
class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

export interface DatabaseSchema {
  readonly entities: MixedList<new () => object>;
  readonly migrations: MixedList<new () => object>;
}

/** The number of connections for queries. Reads by key and writes of read models use other connections. */
const poolSize = 16;

/**
 * Time limits in milliseconds. Every wait has a limit, so that a stalled database leads to an answer with 503 and not
 * to a request that hangs.
 */
export const requestLimits = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 4_000,
  keepAlive: true,
} satisfies ClientConfig;

/**
 * Settings of each session. The best plan for a list depends on what is searched for, so plans are made anew. Postgres
 * gives a statement up before its caller does, so that the next caller can use the connection.
 */
const sessionSettings: SessionSettings = {
  plan_cache_mode: 'force_custom_plan',
  statement_timeout: requestLimits.query_timeout - 200,
};

/** TypeORM’s options for Postgres. Broken idle connections are dropped and replaced. */
export function databaseOptions(url: string, { entities, migrations }: DatabaseSchema): DataSourceOptions {
  return {
    type: 'postgres',
    // If TypeORM loaded the driver by name, there would be a second copy next to the one in the bundle.
    driver: pg,
    url,
    entities: entities as never,
    migrations: migrations as never,
    namingStrategy: new SnakeCaseNames(),
    synchronize: false,
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    applicationName: 'provenance',
    poolSize,
    extra: {
      ...requestLimits,
      idleTimeoutMillis: 60_000,
      onConnect: (client: ClientBase) => setForSession(client, sessionSettings),
    },
  };
}

/**
 * A connected data source with an up-to-date schema, however many processes start at once.
 * @throws StartupError when Postgres refuses something that waiting cannot change
 */
export async function migratedDataSource(options: DataSourceOptions): Promise<DataSource> {
  await migrate(options).catch((error: unknown) => {
    throw isRefusal(error) ? refused(error) : error;
  });
  const dataSource = await new DataSource(options).initialize();
  ((dataSource.driver as PostgresDriver).master as Pool).on('release', endWhileBusy);
  return dataSource;
}

/** Migrates on its own connections, without the time limits of requests, because indexing a large table takes long. */
async function migrate(options: DataSourceOptions): Promise<void> {
  const { connectionTimeoutMillis, keepAlive } = requestLimits;
  const extra = { connectionTimeoutMillis, keepAlive };
  const dataSource = await new DataSource({ ...options, entities: [], extra }).initialize();
  const holder = dataSource.createQueryRunner();
  const ask = async (call: string): Promise<boolean> => {
    const rows = (await holder.query(`select ${call}(hashtextextended('migrations', 0)) yes`)) as {
      yes: boolean;
    }[];
    return rows[0]?.yes === true;
  };
  try {
    // This polls for the lock because a session that waits in Postgres has a transaction open, and the other process’s
    // migration may wait for that transaction.
    while (!(await ask('pg_try_advisory_lock'))) await pause(100);
    await dataSource.runMigrations();
  } finally {
    // A pooler may keep the session, and with it the lock, when its connection ends.
    await ask('pg_advisory_unlock').catch(() => undefined);
    await holder.release();
    await dataSource.destroy();
  }
}

/**
 * Ends a connection whose last statement was not answered in time. The pool would otherwise hand it to the next caller,
 * whose query would wait behind that statement and the end of its transaction.
 */
function endWhileBusy(_error: Error | undefined, client: Client): void {
  const { _activeQuery: unanswered } = client as Client & { readonly _activeQuery: object | null };
  if (unanswered) void client.end();
}
