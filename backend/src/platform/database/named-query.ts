import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { statementName } from './statement-name.js';

/**
 * A query that Postgres parses and plans once a connection, for statements that are asked all the time and have one good
 * plan whatever their values are: rows by their keys. Their texts must be few, for a connection remembers them all.
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
