import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeaderImages1795000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The bytes are in no event: this table is not rebuilt, and nothing is ever deleted from it.
    await runner.query(`
      create table image_file (
        id text primary key,
        article_id text not null,
        sha256 text not null,
        media_type text not null,
        bytes bytea not null,
        thumbnail bytea not null,
        created_at timestamptz not null default now()
      );
      alter table image_file alter column bytes set storage external;
      alter table image_file alter column thumbnail set storage external;

      alter table article
        add column image_count integer not null default 0,
        add column header_images json not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article drop column image_count, drop column header_images;
      drop table image_file;
    `);
  }
}
