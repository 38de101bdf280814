import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds who opened which revision of an article for review. */
export class ArticleReviews1795000002001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article_review (
        article_id text not null,
        revision integer not null,
        opened integer not null,
        at timestamptz not null,
        by json not null,
        primary key (article_id, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_review;');
  }
}
