import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The runs of words that a text is compared by stand beside its findings: another article that changes makes nothing
 * out of date that has no run in common with it.
 */
export class RunsOfKeptFindings1795000002110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table kept_findings add column runs bytea');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table kept_findings drop column runs');
  }
}
