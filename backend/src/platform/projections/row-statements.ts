import type { DataSource, EntityMetadata, ObjectLiteral } from 'typeorm';
import { UnwritableRows } from './event-fault.js';
import type { Change, Table } from './rows.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly string[];
}

/**
 * Turns the changes of a batch into few statements: one for all inserts into a table, one for all updates of
 * the same columns. Rows travel as one JSON parameter, so a statement's text does not depend on their number.
 */
export class RowStatements {
  /** @param schema where the tables stand: `public`, or the shadow schema of a rebuild. */
  constructor(
    private readonly dataSource: Pick<DataSource, 'getMetadata' | 'driver'>,
    private readonly schema = 'public',
  ) {}

  /** @throws UnwritableRows */
  from(changes: readonly Change[]): Statement[] {
    try {
      const coalesced = coalesce(changes, (table) =>
        this.metadata(table).primaryColumns.map(({ propertyName }) => propertyName),
      );
      return [
        ...[...coalesced.replaced].map(([table, values]) => this.check(table, values)),
        ...adjacentGroups(coalesced.changes, shapeOf).map((group) => this.statement(group)),
      ];
    } catch (error) {
      throw new UnwritableRows((error as Error).message, { cause: error });
    }
  }

  /** Has Postgres read values that nobody writes, and refuse them as it would have refused them alone. */
  private check(table: Table, values: readonly ObjectLiteral[]): Statement {
    const metadata = this.metadata(table);
    const columns = metadata.columns.map(({ propertyName }) => propertyName);
    return {
      text: `select from ${this.values(metadata, columns)}`,
      values: [JSON.stringify(values)],
    };
  }

  private statement(group: readonly [Change, ...Change[]]): Statement {
    const [first] = group;
    const metadata = this.metadata(first.table);
    const target = `"${this.schema}"."${metadata.tableName}"`;
    switch (first.kind) {
      case 'insert': {
        const columns = Object.keys(first.row);
        const names = columns.map((column) => quoted(metadata, column)).join(', ');
        return {
          text: `insert into ${target} (${names}) select ${columns.map((c) => `v."${c}"`).join(', ')} from ${this.values(metadata, columns)}`,
          values: [JSON.stringify(group.map((change) => (change.kind === 'insert' ? change.row : {})))],
        };
      }
      case 'update': {
        const [keys, patched] = [Object.keys(first.key), Object.keys(first.patch)];
        const set = patched.map((column) => `${quoted(metadata, column)} = v."set ${column}"`).join(', ');
        const rows = group.map((change) =>
          change.kind === 'update' ? { ...change.key, ...renamed(change.patch) } : {},
        );
        return {
          text: `update ${target} t set ${set} from ${this.values(metadata, keys, patched)} where ${matching(metadata, keys)}`,
          values: [JSON.stringify(rows)],
        };
      }
      case 'remove': {
        const keys = Object.keys(first.key);
        return {
          text: `delete from ${target} t using ${this.values(metadata, keys)} where ${matching(metadata, keys)}`,
          values: [JSON.stringify(group.map((change) => (change.kind === 'remove' ? change.key : {})))],
        };
      }
    }
  }

  private values(
    metadata: EntityMetadata,
    columns: readonly string[],
    patched: readonly string[] = [],
  ): string {
    const typed = [
      ...columns.map((column) => `"${column}" ${this.type(metadata, column)}`),
      ...patched.map((column) => `"set ${column}" ${this.type(metadata, column)}`),
    ];
    return `json_to_recordset($1::json) as v(${typed.join(', ')})`;
  }

  private type(metadata: EntityMetadata, property: string): string {
    const column = columnOf(metadata, property);
    return this.dataSource.driver.normalizeType(column) + (column.isArray ? '[]' : '');
  }

  private metadata(table: Table): EntityMetadata {
    return this.dataSource.getMetadata(table);
  }
}

function columnOf(metadata: EntityMetadata, property: string): EntityMetadata['columns'][number] {
  const column = metadata.findColumnWithPropertyName(property);
  if (!column) throw new Error(`${metadata.tableName} has no column ${property}`);
  return column;
}

function quoted(metadata: EntityMetadata, property: string): string {
  return `"${columnOf(metadata, property).databaseName}"`;
}

function matching(metadata: EntityMetadata, keys: readonly string[]): string {
  return keys.map((key) => `t.${quoted(metadata, key)} = v."${key}"`).join(' and ');
}

function renamed(patch: ObjectLiteral): ObjectLiteral {
  return Object.fromEntries(
    Object.entries(patch).map(([column, value]) => [`set ${column}`, value as unknown]),
  );
}

/** Neighbours of the same shape together; the order of the groups is the order of the changes. */
function adjacentGroups<T>(items: readonly T[], shape: (item: T) => string): [T, ...T[]][] {
  const groups: [T, ...T[]][] = [];
  let last: string | undefined;
  for (const item of items) {
    const group = groups.at(-1);
    if (group && shape(item) === last) group.push(item);
    else groups.push([item]);
    last = shape(item);
  }
  return groups;
}

/** Names of a table's primary key columns, as properties of its row class. */
type PrimaryKeyOf = (table: Table) => readonly string[];

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
function shapeOf(change: Change): string {
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
