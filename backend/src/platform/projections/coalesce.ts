import type { ObjectLiteral } from 'typeorm';
import type { Change, Table } from './rows.js';

/** Names of a table's primary key columns, as properties of its row class. */
export type PrimaryKeyOf = (table: Table) => readonly string[];

export interface Coalesced {
  readonly changes: readonly Change[];
  /** Values that a later change of the batch replaced. Nobody writes them, yet Postgres may refuse them. */
  readonly replaced: ReadonlyMap<Table, readonly ObjectLiteral[]>;
}

/**
 * Merges the changes of a batch so that each row is written once: an insert takes in the updates after it, updates of
 * one row become one, a removal stands for the updates before it. Whatever one by one would be refused stays to be
 * refused, so that rows do not depend on where a batch ends: an insert never merges with another one or with a removal.
 * Order matters only within one row; a change that is not addressed by primary key is a barrier for its table.
 */
export function coalesce(changes: readonly Change[], primaryKeyOf: PrimaryKeyOf): Coalesced {
  const written: Change[] = [];
  const pending = new Map<Table, Map<string, Change>>();
  const replaced = new Map<Table, ObjectLiteral[]>();
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
    const earlier = pending.get(table)?.get(id);
    const merged = earlier && merge(earlier, change);
    if (merged) entryOf(replaced, table, () => []).push(merged.replaced);
    else if (earlier) flush(table);
    entryOf(pending, table, () => new Map<string, Change>()).set(id, merged?.change ?? change);
  }
  for (const table of [...pending.keys()]) flush(table);
  return { changes: written, replaced };
}

/** What decides the text of a change's statement: its kind, table and columns. */
export function shapeOf(change: Change): string {
  const columns = change.kind === 'insert' ? change.row : change.kind === 'update' ? change.patch : {};
  const keys = change.kind === 'insert' ? {} : change.key;
  return [change.kind, change.table.name, ...Object.keys(keys), '/', ...Object.keys(columns)].join(' ');
}

function entryOf<Value>(map: Map<Table, Value>, table: Table, initial: () => Value): Value {
  const value = map.get(table) ?? initial();
  map.set(table, value);
  return value;
}

function identity(change: Change, primaryKey: readonly string[]): string | undefined {
  const key: ObjectLiteral = change.kind === 'insert' ? change.row : change.key;
  if (change.kind !== 'insert' && Object.keys(key).length !== primaryKey.length) return undefined;
  const values = primaryKey.map((column): unknown => key[column]);
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/** The one change with the effect of both and what it no longer says, or undefined when both have to be written. */
function merge(earlier: Change, later: Change): { change: Change; replaced: ObjectLiteral } | undefined {
  if (later.kind === 'remove' && earlier.kind === 'update') return { change: later, replaced: earlier.patch };
  if (later.kind !== 'update' || earlier.kind === 'remove') return undefined;
  const before = earlier.kind === 'insert' ? earlier.row : earlier.patch;
  const after = { ...before, ...later.patch };
  const change = earlier.kind === 'insert' ? { ...earlier, row: after } : { ...earlier, patch: after };
  const overwritten = Object.entries(before).filter(([column]) => column in later.patch);
  return { change, replaced: Object.fromEntries(overwritten) };
}
