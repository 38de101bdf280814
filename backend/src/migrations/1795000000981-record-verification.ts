import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the result of the last verification of the whole record. */
export class RecordVerification1795000000981 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table record_verification (
        is_last boolean primary key default true check (is_last),
        at timestamptz not null,
        events bigint not null,
        checkpoints bigint not null,
        problem text
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table record_verification');
  }
}
