import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Auth1795000000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_account (
        id text primary key,
        username text not null,
        username_key text not null,
        email text not null,
        first_name text not null,
        last_name text not null,
        role text not null,
        assigned_persona text,
        is_active boolean not null,
        must_change_password boolean not null,
        credential_id text,
        deactivation integer,
        created_at timestamptz not null,
        revision integer not null
      );
      create index on user_account (username_key);
      create table credential (
        id text primary key,
        user_id text not null,
        hash text not null,
        created_at timestamptz not null
      );
      create table session (
        id text primary key,
        user_id text not null,
        credential_id text not null,
        next_credential_id text,
        deactivation integer,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
      create index on session (expires_at);
      create table sign_in_failure (
        id bigint generated always as identity primary key,
        username_digest text not null,
        address text not null,
        failed_at timestamptz not null
      );
      create index on sign_in_failure (username_digest, failed_at);
      create index on sign_in_failure (address, failed_at);
      create index on sign_in_failure (failed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table sign_in_failure, session, credential, user_account');
  }
}
