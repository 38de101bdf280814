import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchForm } from '../../../checks/text/search-form.js';

/**
 * The desk itself now normalizes the text that is searched; Postgres would do so by the locale of the database. The
 * rows are filled in place, because a rebuild of the read model would read the whole record.
 */
export class SearchForms1795000002150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index article_search_idx, article_listed;
      alter table article alter column search drop expression;
      alter table persona_name add column search text not null default '';
      alter table category_name add column search text not null default '';
    `);
    await fill(runner, 'article', 'title');
    await runner.query(indexes);
    for (const table of ['persona_name', 'category_name']) {
      await fill(runner, table, 'name');
      await runner.query(`alter table ${table} alter column search drop default`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table category_name drop column search;
      alter table persona_name drop column search;
      alter table article drop column search;
      alter table article add column search text not null generated always as (lower(title)) stored;
    `);
    await runner.query(indexes);
  }
}

/** The indexes are made after the rows are filled, which is quicker and makes them smaller. */
const indexes = `
  create index article_search_idx on article using gin (search gin_trgm_ops) with (gin_pending_list_limit = 256);
  create index article_listed on article (created_at desc, id desc)
    include (search, status, persona_id, category_id, author_id) where not deleted;
`;

const rowsAtOnce = 5_000;

/** Fills the column, but leaves rows alone that have their form already, as most titles in small letters do. */
async function fill(runner: QueryRunner, table: string, column: string): Promise<void> {
  let last = '';
  for (;;) {
    const rows = (await runner.query(
      `select id, ${column} text from ${table} where id > $1 order by id limit ${rowsAtOnce}`,
      [last],
    )) as { id: string; text: string }[];
    if (rows.length === 0) return;
    await runner.query(
      `update ${table} set search = given.search from unnest($1::text[], $2::text[]) given (id, search)
       where ${table}.id = given.id and ${table}.search <> given.search`,
      [rows.map(({ id }) => id), rows.map(({ text }) => searchForm(text))],
    );
    last = rows.at(-1)?.id ?? '';
  }
}
