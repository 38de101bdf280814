import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HeaderImages1795000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No event holds the bytes, so this table is not rebuilt and nothing is ever deleted from it.
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
        add column header_images json not null default '[]',
        add column text_revision integer not null default 0;
      update article set text_revision = coalesce((
        select max(revision) from article_revision
        where article_id = article.id and (title is not null or content is not null)
      ), 0);

      create table image_set (
        article_id text not null,
        revision integer not null,
        primary key (article_id, revision),
        made_at timestamptz not null,
        article_revision integer not null,
        images json not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article drop column image_count, drop column header_images, drop column text_revision;
      drop table image_set, image_file;
    `);
  }
}
