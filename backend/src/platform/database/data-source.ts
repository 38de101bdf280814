import { DefaultNamingStrategy, DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';

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
    // A list's best plan depends on what is sought.
    extra: { ...requestLimits, idleTimeoutMillis: 60_000, options: '-c plan_cache_mode=force_custom_plan' },
  };
}

/** A connected data source whose schema is up to date, however many processes start at once. */
export async function migratedDataSource(options: DataSourceOptions): Promise<DataSource> {
  const dataSource = await new DataSource(options).initialize();
  const holder = dataSource.createQueryRunner();
  const ask = async (call: string): Promise<boolean> => {
    const rows = (await holder.query(`select ${call}(hashtextextended('migrations', 0)) yes`)) as {
      yes: boolean;
    }[];
    return rows[0]?.yes === true;
  };
  try {
    // Asked again and again, since waiting in Postgres would outlast the limit of a query.
    while (!(await ask('pg_try_advisory_lock'))) await pause(100);
    await dataSource.runMigrations();
    await ask('pg_advisory_unlock');
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  } finally {
    await holder.release();
  }
}
