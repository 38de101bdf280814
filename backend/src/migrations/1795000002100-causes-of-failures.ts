import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = ['generation_step', 'batch_outcome', 'scheduled_task'];

/** Adds the provider’s words about a failure, beside the sentence that everyone is shown. */
export class CausesOfFailures1795000002100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} add column cause text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`alter table ${table} drop column cause`);
  }
}
