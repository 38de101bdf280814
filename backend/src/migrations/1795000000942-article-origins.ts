import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds totals of who wrote the words of articles. They are counted from events and may be deleted at any time. */
export class ArticleOrigins1795000000942 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article_origins (
        article_id text primary key,
        revision integer not null,
        untouched boolean not null,
        totals json
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_origins');
  }
}
