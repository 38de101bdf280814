import type { DataSource, EntityMetadata, ObjectLiteral } from 'typeorm';
import { textArray } from '../database/binary-array.js';
import { UnwritableRows } from './event-fault.js';
import type { RowChange, Table } from './rows.js';

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | Buffer)[];
}

/**
 * Turns the changes of a batch into few statements: one for all inserts into a table, and one for all updates of the
 * same columns. Each column is sent as one parameter, so a statement's text does not depend on the number of rows.
 */
export class RowStatements {
  private readonly shapes = new Map<string, Shape>();

  /** @param schema the schema of the tables: `public`, or the shadow schema of a rebuild */
  constructor(
    private readonly dataSource: Pick<DataSource, 'getMetadata' | 'driver'>,
    private readonly schema = 'public',
  ) {}

  /** @throws UnwritableRows */
  from(changes: readonly RowChange[]): Statement[] {
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

  /**
   * Makes Postgres read values that are never written, so that it refuses them as it would have refused them on their
   * own.
   */
  private check(table: Table, rows: readonly ObjectLiteral[]): Statement {
    const { columns: all } = this.metadata(table);
    const columns = all.map(({ propertyName }) => this.column(table, propertyName));
    const read = columns.map(({ value }) => `count(${value})`).join(', ');
    return { text: `select ${read} from ${unnested(columns)}`, values: parameters(columns, rows) };
  }

  private statement({ shape, changes }: Group): Statement {
    const { text, columns } = entryOf(this.shapes, shape, () => this.shapeFor(changes[0]));
    return { text, values: parameters(columns, changes.map(parameterOf)) };
  }

  private shapeFor(change: RowChange): Shape {
    const { table } = change;
    const tableName = `"${this.schema}"."${this.metadata(table).tableName}"`;
    const named = Object.keys(change.kind === 'insert' ? change.row : change.key).map((property) =>
      this.column(table, property),
    );
    if (change.kind === 'insert') {
      const names = named.map(({ target }) => target).join(', ');
      const values = named.map(({ value }) => value).join(', ');
      return {
        columns: named,
        text: `insert into ${tableName} (${names}) select ${values} from ${unnested(named)}`,
      };
    }
    const where = named.map((column) => `t.${equality(column)}`).join(' and ');
    if (change.kind === 'remove')
      return { columns: named, text: `delete from ${tableName} t using ${unnested(named)} where ${where}` };
    const set = Object.keys(change.patch).map((property) => this.column(table, property, setName(property)));
    const columns = [...named, ...set];
    const assignments = set.map(equality).join(', ');
    return {
      columns,
      text: `update ${tableName} t set ${assignments} from ${unnested(columns)} where ${where}`,
    };
  }

  private column(table: Table, property: string, name = property): SentColumn {
    const metadata = this.metadata(table);
    const column = metadata.findColumnWithPropertyName(property);
    if (!column) throw new Error(`${metadata.tableName} has no column ${property}`);
    const type = this.dataSource.driver.normalizeType(column);
    return {
      name,
      target: `"${column.databaseName}"`,
      value: `v."${name}"::${type}`,
      isJson: type.startsWith('json'),
    };
  }

  private metadata(table: Table): EntityMetadata {
    return this.dataSource.getMetadata(table);
  }
}

interface Shape {
  readonly text: string;
  readonly columns: readonly SentColumn[];
}

interface SentColumn {
  /** The column’s name in the parameters: an update has values to find rows by, and values to set. */
  readonly name: string;
  /** The column’s name in the table. */
  readonly target: string;
  /** The sent value as an SQL expression. */
  readonly value: string;
  readonly isJson: boolean;
}

const equality = ({ target, value }: SentColumn): string => `${target} = ${value}`;

const setName = (property: string): string => `set ${property}`;

/** The values of a change for the statement of its shape. */
function parameterOf(change: RowChange): ObjectLiteral {
  if (change.kind === 'insert') return change.row;
  if (change.kind === 'remove') return change.key;
  const parameter: ObjectLiteral = { ...change.key };
  for (const [column, value] of Object.entries(change.patch)) parameter[setName(column)] = value as unknown;
  return parameter;
}

/** The rows that are sent with a statement, as SQL. */
function unnested(columns: readonly SentColumn[]): string {
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  return `unnest(${arrays}) as v(${columns.map(({ name }) => `"${name}"`).join(', ')})`;
}

function parameters(columns: readonly SentColumn[], rows: readonly ObjectLiteral[]): Buffer[] {
  return columns.map(({ name, isJson }) => textArray(rows.map((row) => textOf(row[name], isJson))));
}

function textOf(value: unknown, isJson: boolean): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' && !isJson ? value : JSON.stringify(value);
  // Postgres would write another character in the place of half a pair.
  if (!text.isWellFormed()) throw new Error('a text contains half of a surrogate pair');
  return text;
}

/** Changes that are written by one statement. */
interface Group {
  readonly shape: string;
  readonly changes: [RowChange, ...RowChange[]];
}

/** Groups neighbouring changes of the same shape; the groups stay in the order of the changes. */
function adjacentGroups(changes: readonly RowChange[]): Group[] {
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
  readonly changes: readonly RowChange[];
  /** Values that a later change in the batch replaced. They are never written, yet Postgres might refuse them. */
  readonly replaced: ReadonlyMap<Table, readonly ObjectLiteral[]>;
}

/**
 * Merges the changes of a batch so that each row is written once: an insert takes in the updates after it, updates of
 * one row become one, and a removal replaces the updates before it. Changes that would be refused one by one are still
 * refused, so that rows do not depend on where a batch ends: an insert never merges with another insert or with a
 * removal. Order matters only within one row; a change that is not addressed by primary key is a barrier for its table.
 */
export function coalesce(changes: readonly RowChange[], primaryKeyOf: PrimaryKeyOf): Coalesced {
  const written: RowChange[] = [];
  const pending = new Map<Table, Map<string, RowChange>>();
  const replaced = new Map<Table, ObjectLiteral[]>();
  const flush = (table: Table): void => {
    // Each row is written once, so rows of one shape may be grouped and share a statement.
    const shapes = new Map<string, RowChange[]>();
    for (const change of pending.get(table)?.values() ?? []) {
      entryOf(shapes, shapeOf(change), (): RowChange[] => []).push(change);
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
    entryOf(pending, table, () => new Map<string, RowChange>()).set(id, merged?.change ?? change);
  }
  for (const table of [...pending.keys()]) flush(table);
  return { changes: written, replaced };
}

/** The parts of a change that determine its statement's text: its kind, table and columns. */
function shapeOf(change: RowChange): string {
  const columns = change.kind === 'insert' ? change.row : change.kind === 'update' ? change.patch : {};
  const keys = change.kind === 'insert' ? {} : change.key;
  return [change.kind, change.table.name, ...Object.keys(keys), '/', ...Object.keys(columns)].join(' ');
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, initial: () => Value): Value {
  const value = map.get(key) ?? initial();
  map.set(key, value);
  return value;
}

function identity(change: RowChange, primaryKey: readonly string[]): string | undefined {
  const key: ObjectLiteral = change.kind === 'insert' ? change.row : change.key;
  if (change.kind !== 'insert' && Object.keys(key).length !== primaryKey.length) return undefined;
  const values = primaryKey.map((column): unknown => key[column]);
  return values.includes(undefined) ? undefined : JSON.stringify(values);
}

/** One change with the effect of both, and the values that it replaces; undefined if both must be written. */
function merge(
  earlier: RowChange,
  later: RowChange,
): { change: RowChange; replaced: ObjectLiteral } | undefined {
  if (later.kind === 'remove' && earlier.kind === 'update') return { change: later, replaced: earlier.patch };
  if (later.kind !== 'update' || earlier.kind === 'remove') return undefined;
  const before = earlier.kind === 'insert' ? earlier.row : earlier.patch;
  const after = { ...before, ...later.patch };
  const change = earlier.kind === 'insert' ? { ...earlier, row: after } : { ...earlier, patch: after };
  const overwritten = Object.entries(before).filter(([column]) => column in later.patch);
  return { change, replaced: Object.fromEntries(overwritten) };
}
