import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody has a passkey yet, so there is nothing to rebuild. */
export class Passkeys1795000002400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table user_passkey (id text primary key, user_id text not null);
      create index on user_passkey (user_id);
      create table passkey (
        id text primary key,
        user_id text not null,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        counted_back boolean not null default false,
        transports text[] not null,
        synced boolean not null,
        host text not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      );
      create table passkey_handle (user_id text primary key, handle text not null);
      create table passkey_challenge (
        challenge text primary key,
        owner text not null,
        network text not null,
        created_at timestamptz not null
      );
      create index on passkey_challenge (created_at);
      create index on passkey_challenge (network);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passkey_challenge, passkey_handle, passkey, user_passkey');
  }
}
