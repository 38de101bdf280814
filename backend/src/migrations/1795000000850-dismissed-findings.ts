import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the guesses of checks that people found wrong. */
export class DismissedFindings1795000000850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table dismissed_finding (
        article_id text not null,
        revision integer not null,
        rule text not null,
        quote text not null,
        primary key (article_id, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table dismissed_finding;');
  }
}
