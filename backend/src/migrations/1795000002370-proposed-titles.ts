import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the titles that a model proposed for an article at the end of writing it. */
export class ProposedTitles1795000002370 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table generation add column titles json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table generation drop column titles');
  }
}
