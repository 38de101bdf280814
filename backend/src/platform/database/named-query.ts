import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { statementName } from './statement-name.js';

/** A connection remembers all of them, some 100 KB each. */
const mostNamed = 40;
const named = new Set<string>();

/**
 * A statement that is asked all the time: Postgres parses it once a connection, and plans it for the values that it is
 * given. Of texts that depend on what people ask for, the first forty are remembered.
 */
export async function namedQuery<Row extends object>(
  { driver }: Pick<DataSource, 'driver'>,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = (driver as PostgresDriver).master as Pool;
  if (named.size < mostNamed) named.add(text);
  const name = named.has(text) ? { name: statementName(text) } : {};
  const { rows } = await pool.query<Row>({ ...name, text, values: [...values] });
  return rows;
}
