import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['generation_step', 'batch_outcome', 'scheduled_task'];

/** What a provider said of a failure, beside the sentence that everybody is told. */
export class CausesOfFailures1795000002100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} add column cause text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column cause`);
  }
}
