import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the changes of sign-in that people are told of, and an index of used recovery codes, of which they are told too.
 */
export class SignInNews1795000002500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sign_in_change (
        id text primary key,
        user_id text not null,
        what text not null,
        at timestamptz not null
      );
      create index on sign_in_change (at);
      create index on recovery_code (used_at) where used_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index recovery_code_used_at_idx;
      drop table sign_in_change;
      delete from outbox where channel = 'person';
    `);
  }
}
