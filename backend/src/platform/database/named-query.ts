import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { statementName } from './statement-name.js';

/** The most named statements. Each connection remembers all of them, at about 100 KB each. */
const mostNamed = 40;
const named = new Set<string>();

/**
 * Runs a frequent statement. Postgres parses it once for each connection and plans it for the given values. Where texts
 * depend on what people ask for, only the first forty are remembered.
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
