import type { DataSourceOptions, MixedList } from 'typeorm';
import { SnakeCaseNames } from './snake-case-names.js';

export interface DatabaseSchema {
  readonly entities: MixedList<new () => object>;
  readonly migrations: MixedList<new () => object>;
}

/** Connections for queries; read models are written on one of their own. */
const poolSize = 16;

/**
 * TypeORM's options for the one Postgres. Every wait has a limit, so that a database that stalls is an answer
 * with 503 and not a request that hangs; broken idle connections are dropped and made again.
 */
export function databaseOptions(url: string, { entities, migrations }: DatabaseSchema): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    entities: entities as never,
    migrations: migrations as never,
    namingStrategy: new SnakeCaseNames(),
    synchronize: false,
    migrationsTableName: 'schema_migration',
    migrationsTransactionMode: 'each',
    applicationName: 'provenance',
    poolSize,
    connectTimeoutMS: 3_000,
    extra: { query_timeout: 4_000, keepAlive: true, idleTimeoutMillis: 60_000 },
  };
}
