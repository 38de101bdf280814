import type { DataSource, EntityMetadata, ObjectLiteral } from 'typeorm';
import { coalesce, shapeOf } from './coalesce.js';
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
