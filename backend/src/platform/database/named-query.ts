import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { statementName } from './statement-name.js';

/**
 * A statement that Postgres parses and plans once a connection, for what is written all the time. Texts must be few, for a
 * connection remembers them all.
 */
export async function namedQuery<Row extends object>(
  { driver }: Pick<DataSource, 'driver'>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = (driver as PostgresDriver).master as Pool;
  const { rows } = await pool.query<Row>({ name: statementName(text), text, values: [...values] });
  return rows;
}
