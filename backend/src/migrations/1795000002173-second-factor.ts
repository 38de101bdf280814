import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody has a second factor yet, so there is nothing to rebuild. */
export class SecondFactor1795000002173 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table user_account add column totp_id text, add column recovery_id text;
      alter table session add column proven_at timestamptz not null default now();
      update session set proven_at = created_at;
      create table totp_secret (
        id text primary key,
        user_id text not null,
        sealed text not null,
        last_step bigint not null,
        created_at timestamptz not null
      );
      create index on totp_secret (user_id);
      create table recovery_code (
        id text primary key,
        set_id text not null,
        hash text not null,
        used_at timestamptz,
        created_at timestamptz not null
      );
      create index on recovery_code (set_id);
      create table sign_in_ticket (
        id text primary key,
        user_id text not null,
        credential_id text not null,
        deactivation integer,
        tries integer not null,
        created_at timestamptz not null
      );
      create index on sign_in_ticket (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table sign_in_ticket, recovery_code, totp_secret;
      alter table session drop column proven_at;
      alter table user_account drop column totp_id, drop column recovery_id;
    `);
  }
}
