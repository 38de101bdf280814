import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the author of each part of an article’s text after each change, so that the next change need not replay all of
 * them. The rows of an article count up to the one that its row in article_origins names. Both tables follow from the
 * record and may be emptied at any time.
 */
export class KeptReplays1795000002120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate article_origins;
      alter table article_origins add column changes integer not null;
      create table article_division (
        article_id text not null,
        number integer not null,
        revision integer not null,
        author json not null,
        title text not null,
        title_runs bytea not null,
        content_revision integer not null,
        content_runs bytea not null,
        as_written text[],
        primary key (article_id, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table article_division;
      truncate article_origins;
      alter table article_origins drop column changes;
    `);
  }
}
