import { DefaultNamingStrategy, DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type Client, type ClientBase, type ClientConfig, type Pool } from 'pg';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { isRefusal, refused } from './refusal.js';
import { setForSession, type SessionSettings } from './session-settings.js';

/** `wordCount` in a row class is `word_count` in Postgres. */
class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

export interface DatabaseSchema {
  readonly entities: MixedList<new () => object>;
  readonly migrations: MixedList<new () => object>;
}

/** Connections for queries; rows are read by their keys, and read models written, on others. */
const poolSize = 16;

/** Every wait has a limit, so that a database that stalls is an answer with 503 and not a request that hangs. */
export const requestLimits = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 4_000,
  keepAlive: true,
} satisfies ClientConfig;

/**
 * A list's best plan depends on what is sought. And Postgres gives a statement up before whoever asked does, so that the
 * connection is of use to the next.
 */
const sessionSettings: SessionSettings = {
  plan_cache_mode: 'force_custom_plan',
  statement_timeout: requestLimits.query_timeout - 200,
};

/** TypeORM's options for the one Postgres. Broken idle connections are dropped and made again. */
export function databaseOptions(url: string, { entities, migrations }: DatabaseSchema): DataSourceOptions {
  return {
    type: 'postgres',
    // Found by name, there would be a second copy beside the one of the bundle.
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
 * A connected data source whose schema is up to date, however many processes start at once.
 * @throws StartupError when Postgres refuses what no waiting changes
 */
export async function migratedDataSource(options: DataSourceOptions): Promise<DataSource> {
  await migrate(options).catch((error: unknown) => {
    throw isRefusal(error) ? refused(error) : error;
  });
  const dataSource = await new DataSource(options).initialize();
  ((dataSource.driver as PostgresDriver).master as Pool).on('release', endWhileBusy);
  return dataSource;
}

/** On connections of its own, without the limits of requests: to index a large table takes as long as it takes. */
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
    // Asked again and again: whoever waits in Postgres has a transaction open, for which the other's migration may wait.
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
 * What is asked over a connection whose last statement was not answered in time waits behind that statement, the end of
 * its transaction included. The pool gives it to the next all the same, unless it is ended.
 */
function endWhileBusy(_error: Error | undefined, client: Client): void {
  const { _activeQuery: unanswered } = client as Client & { readonly _activeQuery: object | null };
  if (unanswered) void client.end();
}
