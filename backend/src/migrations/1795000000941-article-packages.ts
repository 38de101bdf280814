import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds packages: promoted articles and the files that were made of them. */
export class ArticlePackages1795000000941 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article_package (
        article_id text not null,
        revision integer not null,
        at timestamptz not null,
        by json not null,
        frozen json,
        primary key (article_id, revision)
      );
      create table article_made_set (
        article_id text not null,
        kind text not null,
        revision integer not null,
        article_revision integer not null,
        made json not null,
        primary key (article_id, kind, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_made_set, article_package;');
  }
}
