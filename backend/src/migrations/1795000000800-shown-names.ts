import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the names of personas and categories once, not in every article. The list of articles is filled again. */
export class ShownNames1795000000800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table persona_name (id text primary key, name text not null);
      create table category_name (id text primary key, name text not null);
      alter table article drop column search;
      alter table article add column search text not null generated always as (lower(title)) stored;
      create index on article using gin (search gin_trgm_ops);
      truncate article;
      delete from parked_event where projection = 'article-list';
      delete from projection_checkpoint where name = 'article-list';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article drop column search;
      alter table article add column search text not null
        generated always as (lower(title || chr(10) || persona || chr(10) || category)) stored;
      create index on article using gin (search gin_trgm_ops);
      drop table category_name, persona_name;
    `);
  }
}
