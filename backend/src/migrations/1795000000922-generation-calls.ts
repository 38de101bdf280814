import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the last answer of each piece of work, for a process that takes the work up before the answer’s step is on
 * record.
 */
export class GenerationCalls1795000000922 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table generation_call (
        work_id text primary key,
        prompt_hash text not null,
        value json not null,
        call json not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table generation_call;');
  }
}
