import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes the end of a session from its row, because the rules decide at each check how long it lasts. Where only the
 * house’s sign-on lets people in, the server can still admit a password.
 */
export class SessionLimits1795000002420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table session drop column expires_at, add column address text;
      alter table user_account add column password_admitted boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table user_account drop column password_admitted;
      alter table session drop column address, add column expires_at timestamptz;
      update session set expires_at = last_seen_at + interval '14 days';
      alter table session alter column expires_at set not null;
      create index on session (expires_at);
    `);
  }
}
