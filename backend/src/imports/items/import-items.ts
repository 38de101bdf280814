import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v5 as nameBasedUuid } from 'uuid';
import { defaultPageSize, pageOf, positionAt } from '../../platform/http/input/page.js';
import type { ItemState } from '../domain/item-states.js';
import type { ImportItemPage, ItemCounts, ItemsQuery } from '../dto/imports.dto.js';
import type { ItemImage } from '../readers/images.js';
import type { Item } from '../readers/item.js';

/** An item that waits to be imported. */
export interface WaitingItem extends Omit<Item, 'place' | 'leftOut' | 'losses'> {
  readonly number: number;
  readonly articleId: string;
  /** Whether the article did not exist when the file was read. */
  readonly isNew: boolean;
}

/** The outcome of an item. */
export interface ItemOutcome {
  readonly number: number;
  readonly state: ItemState;
  readonly reason: string | null;
}

const namespace = 'a60fcb51-4f0e-5e0c-9d0a-3d1ee40f6f0b';

/** The id of an item's article: the same for the same item of the same site, whoever imports it and however often. */
const articleIdOf = ({ system, site, sourceId }: Pick<Item, 'system' | 'site' | 'sourceId'>): string =>
  nameBasedUuid(JSON.stringify([system, site, sourceId]), namespace);

interface ItemRow {
  readonly number: number;
  readonly place: string;
  readonly title: string;
  readonly sourceId: string;
  readonly state: ItemState;
  readonly reason: string | null;
  readonly articleId: string | null;
  readonly images: ItemImage[];
}

/** The items of imports, in Postgres until their import is over, because they are too many for the record. */
@Injectable()
export class ImportItems {
  constructor(private readonly dataSource: DataSource) {}

  /** Forgets the items that an interrupted reading has left. */
  async clear(importId: string): Promise<void> {
    await this.dataSource.query('delete from import_item where import_id = $1', [importId]);
  }

  /** @param from the number of the first item */
  async add(importId: string, items: readonly Item[], from: number): Promise<void> {
    const rows = items.map(({ leftOut, ...item }, at) => ({
      number: from + at,
      place: item.place,
      article_id: articleIdOf(item),
      title: item.title,
      source_id: item.sourceId,
      images: item.images,
      item: leftOut === null ? item : null,
      state: leftOut === null ? 'create' : 'left-out',
      reason: leftOut ?? inOneLine(item.shortened),
    }));
    await this.dataSource.query(
      `insert into import_item (import_id, number, place, article_id, title, source_id, images, item, state, reason)
       select $1, item.* from json_to_recordset($2) item (number integer, place text, article_id text, title text,
         source_id text, images json, item json, state text, reason text)`,
      [importId, JSON.stringify(rows)],
    );
    await this.compare(importId, from, from + items.length);
  }

  /** A page of the items, in the order of the file. */
  async page(
    importId: string,
    { state, limit = defaultPageSize, cursor }: ItemsQuery,
  ): Promise<ImportItemPage> {
    const after = positionAt(cursor) ?? -1;
    const rows = await this.dataSource.query<ItemRow[]>(
      `select number, place, title, source_id "sourceId", state, reason, images,
         case when state in ('update', 'unchanged', 'conflict', 'created', 'updated') then article_id end "articleId"
       from import_item where import_id = $1 and number > $2::bigint and ($3::text is null or state = $3)
       order by number limit $4`,
      [importId, after, state ?? null, limit + 1],
    );
    const { items, nextCursor } = pageOf(rows, limit, ({ number }) => [number]);
    const states = await this.byState(importId);
    return {
      total: state === undefined ? totalOf(states) : (states.get(state) ?? 0),
      nextCursor,
      items: items.map(({ number: _, ...item }) => item),
    };
  }

  async counts(importId: string): Promise<ItemCounts> {
    const states = await this.byState(importId);
    const of = (state: ItemState): number => states.get(state) ?? 0;
    return {
      total: totalOf(states),
      willCreate: of('create'),
      willUpdate: of('update'),
      unchanged: of('unchanged'),
      leftOut: of('left-out'),
      conflicts: of('conflict'),
      created: of('created'),
      updated: of('updated'),
      failed: of('failed'),
    };
  }

  /**
   * The next items to be imported, in order.
   * @param after the number of the item before them
   * @param states the states of the items that are wanted
   */
  waiting(
    importId: string,
    after: number,
    most: number,
    states: readonly ItemState[],
  ): Promise<WaitingItem[]> {
    return this.dataSource
      .query<{ number: number; articleId: string; isNew: boolean; item: Item }[]>(
        `select number, article_id "articleId", state = 'create' "isNew", item from import_item
         where import_id = $1 and number > $2 and state = any($4) and item is not null order by number limit $3`,
        [importId, after, most, states],
      )
      .then((rows) => rows.map(({ item, ...row }) => ({ ...item, ...row })));
  }

  async settle(importId: string, outcomes: readonly ItemOutcome[]): Promise<void> {
    await this.dataSource.query(
      `update import_item set state = outcome.state, reason = outcome.reason, item = null
       from json_to_recordset($2) outcome (number integer, state text, reason text)
       where import_id = $1 and import_item.number = outcome.number`,
      [importId, JSON.stringify(outcomes)],
    );
  }

  /** Drops the texts of items that will not be imported any more. */
  async dropTexts(importId: string): Promise<void> {
    await this.dataSource.query(
      'update import_item set item = null where import_id = $1 and item is not null',
      [importId],
    );
  }

  /** Sets the states of new items to what would become of them now; the final decision is made on each article. */
  private async compare(importId: string, from: number, to: number): Promise<void> {
    await this.dataSource.query(
      `update import_item set state = 'left-out', item = null, reason = known.reason
       from (
         select number, case
           when exists (
             select from import_item earlier where earlier.import_id = $1
               and earlier.article_id = item.article_id and earlier.number < item.number)
             then 'The file has another item with the same id.'
           when exists (select from article where article.id = item.source_id and not article.deleted)
             and item.item->>'system' = 'desk' then 'It is an article of this desk.' end reason
         from import_item item
         where item.import_id = $1 and item.number >= $2 and item.number < $3 and item.state = 'create'
       ) known
       where import_id = $1 and import_item.number = known.number and known.reason is not null`,
      [importId, from, to],
    );
    await this.dataSource.query(
      `update import_item set state = known.state, reason = known.reason
       from (
         select item.number, case
             when same.text and (same.facts or article.deleted or article.edited) then 'unchanged'
             when article.deleted or article.edited then 'conflict' else 'update' end state,
           case when same.text then null
             when article.deleted then 'It was deleted here, and has changed there since.'
             when article.edited then 'It has changed there, and was edited here.'
             else item.reason end reason
         from import_item item join article on article.id = item.article_id
         cross join lateral (
           select article.imported_from->>'itemHash' = item.item->>'itemHash' text,
             (article.imported_from->>'author', article.imported_from->>'url', article.imported_from->>'publishedAt')
               is not distinct from (item.item->>'author', item.item->>'url', item.item->>'publishedAt') facts) same
         where item.import_id = $1 and item.number >= $2 and item.number < $3 and item.state = 'create'
       ) known
       where import_id = $1 and import_item.number = known.number`,
      [importId, from, to],
    );
  }

  private async byState(importId: string): Promise<Map<ItemState, number>> {
    const rows = await this.dataSource.query<{ state: ItemState; count: number }[]>(
      'select state, count(*)::integer count from import_item where import_id = $1 group by state',
      [importId],
    );
    return new Map(rows.map(({ state, count }) => [state, count]));
  }
}

/** Sentences; null where there are none. */
export const inOneLine = (sentences: readonly string[] = []): string | null => sentences.join(' ') || null;

const totalOf = (states: ReadonlyMap<ItemState, number>): number =>
  [...states.values()].reduce((sum, count) => sum + count, 0);
