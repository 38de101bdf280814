import type { ObjectLiteral } from 'typeorm';

/** A TypeORM entity class: the shape of one read table's rows. */
export type Table<Row extends ObjectLiteral = ObjectLiteral> = new () => Row;

export type Change =
  | { readonly kind: 'insert'; readonly table: Table; readonly row: ObjectLiteral }
  | {
      readonly kind: 'update';
      readonly table: Table;
      readonly key: ObjectLiteral;
      readonly patch: ObjectLiteral;
    }
  | { readonly kind: 'remove'; readonly table: Table; readonly key: ObjectLiteral };

/**
 * What projections say instead of SQL. Changes are collected and written a whole batch of events at a time,
 * so a projection stays a pure function of events. A key is any set of columns; all rows that match change.
 */
export class Rows {
  readonly changes: Change[] = [];

  /** A row that does not exist yet. One that does is an error of the event and parks it. */
  insert<Row extends ObjectLiteral>(table: Table<Row>, row: Row): void {
    this.changes.push({ kind: 'insert', table, row });
  }

  update<Row extends ObjectLiteral>(table: Table<Row>, key: Partial<Row>, patch: Partial<Row>): void {
    this.changes.push({ kind: 'update', table, key, patch });
  }

  remove<Row extends ObjectLiteral>(table: Table<Row>, key: Partial<Row>): void {
    this.changes.push({ kind: 'remove', table, key });
  }
}
