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
  /** By shape. */
  private readonly texts = new Map<string, string>();

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
        ...adjacentGroups(coalesced.changes).map((group) => this.statement(group)),
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

  private statement({ shape, changes }: Group): Statement {
    const text = entryOf(this.texts, shape, () => this.textFor(changes[0]));
    return { text, values: [JSON.stringify(changes.map(parameterOf))] };
  }

  private textFor(change: Change): string {
    const metadata = this.metadata(change.table);
    const target = `"${this.schema}"."${metadata.tableName}"`;
    if (change.kind === 'insert') {
      const columns = Object.keys(change.row);
      const names = columns.map((column) => quoted(metadata, column)).join(', ');
      const values = columns.map((column) => `v."${column}"`).join(', ');
      return `insert into ${target} (${names}) select ${values} from ${this.values(metadata, columns)}`;
    }
    const keys = Object.keys(change.key);
    if (change.kind === 'remove')
      return `delete from ${target} t using ${this.values(metadata, keys)} where ${matching(metadata, keys)}`;
    const patched = Object.keys(change.patch);
    const set = patched.map((column) => `${quoted(metadata, column)} = v."set ${column}"`).join(', ');
    return `update ${target} t set ${set} from ${this.values(metadata, keys, patched)} where ${matching(metadata, keys)}`;
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

/** What a change gives to the statement of its shape. */
function parameterOf(change: Change): ObjectLiteral {
  if (change.kind === 'insert') return change.row;
  if (change.kind === 'remove') return change.key;
  const parameter: ObjectLiteral = { ...change.key };
  for (const [column, value] of Object.entries(change.patch)) parameter[`set ${column}`] = value as unknown;
  return parameter;
}

/** Changes that one statement writes. */
interface Group {
  readonly shape: string;
  readonly changes: [Change, ...Change[]];
}

/** Neighbours of the same shape together; the order of the groups is the order of the changes. */
function adjacentGroups(changes: readonly Change[]): Group[] {
  const groups: Group[] = [];
  for (const change of changes) {
    const shape = shapeOf(change);
    const group = groups.at(-1);
    if (group?.shape === shape) group.changes.push(change);
    else groups.push({ shape, changes: [change] });
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
    const shapes = new Map<string, Change[]>();
    for (const change of pending.get(table)?.values() ?? []) {
      entryOf(shapes, shapeOf(change), (): Change[] => []).push(change);
    }
    written.push(...[...shapes.keys()].sort().flatMap((shape) => shapes.get(shape) ?? []));
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

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, initial: () => Value): Value {
  const value = map.get(key) ?? initial();
  map.set(key, value);
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
