import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds imports of archives, the items that they found, and their files until these have been read. */
export class Imports1795000002431 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table archive_import (
        id text primary key,
        file_name text not null,
        kind text not null,
        state text not null,
        created_at timestamptz not null,
        actor json not null,
        correlation_id text not null,
        mapping json not null,
        found json,
        counts json,
        reason text
      );
      create index on archive_import (created_at desc, id desc);
      create table import_item (
        import_id text not null,
        number integer not null,
        place text not null,
        article_id text not null,
        title text not null,
        source_id text not null,
        images json not null,
        item json,
        state text not null,
        reason text,
        primary key (import_id, number)
      );
      create index on import_item (import_id, state, number);
      create index on import_item (import_id, article_id, number);
      create table import_file_part (
        import_id text not null,
        number integer not null,
        kept_at timestamptz not null default now(),
        bytes bytea not null,
        primary key (import_id, number)
      );
      alter table import_file_part alter column bytes set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import_file_part, import_item, archive_import');
  }
}
