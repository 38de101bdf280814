import type { ObjectLiteral } from 'typeorm';

/** A TypeORM entity class: the shape of one read table's rows. */
export type Table<Row extends ObjectLiteral = ObjectLiteral> = new () => Row;

export type RowChange =
  | { readonly kind: 'insert'; readonly table: Table; readonly row: ObjectLiteral }
  | {
      readonly kind: 'update';
      readonly table: Table;
      readonly key: ObjectLiteral;
      readonly patch: ObjectLiteral;
    }
  | { readonly kind: 'remove'; readonly table: Table; readonly key: ObjectLiteral };

/**
 * The changes that projections ask for, instead of SQL. They are collected and written for a whole batch of events at a
 * time, so a projection stays a pure function of events. A key is any set of columns; all rows that match it change.
 */
export class Rows {
  readonly changes: RowChange[] = [];

  /** Inserts a row that does not exist yet. If it exists, the event is at fault and is parked. */
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
