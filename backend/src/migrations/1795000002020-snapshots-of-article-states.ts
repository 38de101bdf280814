import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Some databases already have the column, because for a while the table was made with it. */
export class SnapshotsOfArticleStates1795000002020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article_state add column if not exists snapshot integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article_state drop column snapshot');
  }
}
