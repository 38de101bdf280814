import type { ObjectLiteral } from 'typeorm';
import type { Change, Table } from './rows.js';

/** Names of a table's primary key columns, as properties of its row class. */
export type PrimaryKeyOf = (table: Table) => readonly string[];

/**
 * Merges the changes of a batch so that each row is written once: an insert takes in the updates after it,
 * updates of one row become one, a removal cancels what came before. Order matters only within one row; a
 * change that is not addressed by primary key is a barrier for its table.
 */
export function coalesce(changes: readonly Change[], primaryKeyOf: PrimaryKeyOf): Change[] {
  const written: Change[] = [];
  const pending = new Map<Table, Map<string, Change>>();
  const flush = (table: Table): void => {
    // Each row is written once, so rows of one shape may stand together and share a statement.
    const rows = [...(pending.get(table)?.values() ?? [])];
    written.push(...rows.sort((a, b) => shapeOf(a).localeCompare(shapeOf(b))));
    pending.delete(table);
  };
  for (const change of changes) {
    const { table } = change;
    const id = identity(change, primaryKeyOf(table));
    if (id === undefined) {
      flush(table);
      written.push(change);
      continue;
    }
    const rows = pending.get(table) ?? new Map<string, Change>();
    const earlier = rows.get(id);
    if (earlier?.kind === 'remove' && change.kind !== 'remove') flush(table);
    const merged = earlier ? merge(earlier, change) : change;
    if (merged) (pending.get(table) ?? pendingFor(pending, table)).set(id, merged);
    else rows.delete(id);
  }
  for (const table of [...pending.keys()]) flush(table);
  return written;
}

/** What decides the text of a change's statement: its kind, table and columns. */
export function shapeOf(change: Change): string {
  const columns = change.kind === 'insert' ? change.row : change.kind === 'update' ? change.patch : {};
  const keys = change.kind === 'insert' ? {} : change.key;
  return [change.kind, change.table.name, ...Object.keys(keys), '/', ...Object.keys(columns)].join(' ');
}

function pendingFor(pending: Map<Table, Map<string, Change>>, table: Table): Map<string, Change> {
  const rows = new Map<string, Change>();
  pending.set(table, rows);
  return rows;
}

function identity(change: Change, primaryKey: readonly string[]): string | undefined {
  const key: ObjectLiteral = change.kind === 'insert' ? change.row : change.key;
  if (change.kind !== 'insert' && Object.keys(key).length !== primaryKey.length) return undefined;
  const values = primaryKey.map((column): unknown => key[column]);
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/** The one change with the effect of both, or undefined when they cancel out. */
function merge(earlier: Change, later: Change): Change | undefined {
  if (later.kind === 'remove') return earlier.kind === 'insert' ? undefined : later;
  if (later.kind === 'insert' || earlier.kind === 'remove') return later;
  if (earlier.kind === 'insert') return { ...earlier, row: { ...earlier.row, ...later.patch } };
  return { ...earlier, patch: { ...earlier.patch, ...later.patch } };
}
