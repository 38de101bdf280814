import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps the runs of words by which a text is compared beside its findings: a change of another article then only
 * affects texts that have a run in common with it.
 */
export class RunsOfKeptFindings1795000002110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table kept_findings add column runs bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table kept_findings drop column runs');
  }
}
