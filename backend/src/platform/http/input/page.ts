import { DomainError } from '../../kernel/domain-error.js';
import { parsedJson } from '../../text/parsed-json.js';
import { storageFault } from '../../text/storable-text.js';
import type { Rule } from './field-rules.js';
import { Field, listOf, QueryField, text, whole } from './field.js';

export const LimitField = QueryField(whole({ min: 1, max: 100 }), {
  optional: true,
  description: 'The number of entries on a page. Default: 50.',
});

export const CursorField = QueryField(text({ max: 2_000 }), {
  optional: true,
  description: 'The `nextCursor` of the previous page.',
});

/** `limit` and `cursor` of a list; extend it with the list's own filters. */
export class PageQuery {
  @LimitField
  limit?: number;

  @CursorField
  cursor?: string;
}

/**
 * The answer of a list that is read page by page: `class RunsAnswer extends PageOf(RunItem, count) {}`.
 * @param count the rule for the number of all items
 * @param description of the items, such as their order
 */
export function PageOf<Item extends object>(item: new () => Item, count: Rule, description = '') {
  class Page {
    @Field(count)
    total: number;

    @Field(listOf(item), { description })
    items: Item[];

    @Field(text(), { nullable: true })
    nextCursor: string | null;
  }
  return Page;
}

export const defaultPageSize = 50;

/** Key values of the last item of a page, such as `[createdAt, id]`; the next page starts after it. */
export type PageKey = readonly (string | number)[];

export function encodeCursor(key: PageKey): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * Makes a page of rows in the list's order. One row more than fits was read, which tells whether there is a next page.
 * @param keyOf gives a row's key in the list
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (last: Row) => PageKey,
): { items: Row[]; nextCursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit), nextCursor: last ? encodeCursor(keyOf(last)) : null };
}

/**
 * The key that `encodeCursor` was given.
 * @param length the number of values in the list’s key
 * @param fits whether the values are of the kinds in the list’s key; the database would refuse others
 * @throws DomainError `invalid` if the cursor was not made by this list
 */
export function decodeCursor(
  cursor: string,
  length: number,
  fits: (key: PageKey) => boolean = () => true,
): PageKey {
  const key = parsedJson(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(key) && key.length === length && key.every(isKeyValue) && fits(key)) return key;
  const message = 'The cursor must be the nextCursor of the previous page.';
  throw new DomainError('invalid', 'bad-cursor', message, { errors: [{ field: 'cursor', message }] });
}

/**
 * The position, as text, at which to continue in a list whose key is one number, such as a commit position; undefined
 * for its beginning.
 * @throws DomainError `invalid` if the cursor was not made by such a list
 */
export function positionAt(cursor: string | undefined): string | undefined {
  return cursor === undefined ? undefined : String(decodeCursor(cursor, 1, isPosition)[0]);
}

/** Whether a key’s value is a moment as `toISOString` writes it; Postgres refuses days that do not exist. */
export function isMoment(value: PageKey[number] | undefined): boolean {
  if (typeof value !== 'string' || !/^(?!0000)\d{4}-/.test(value)) return false;
  const moment = new Date(value);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === value;
}

function isPosition([value]: PageKey): boolean {
  return /^\d{1,18}$/.test(String(value));
}

function isKeyValue(value: unknown): value is string | number {
  return typeof value === 'string' ? storageFault(value) === undefined : Number.isFinite(value);
}
