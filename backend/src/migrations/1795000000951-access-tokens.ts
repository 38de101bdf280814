import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds tokens of scripts; their hashes and last uses are kept apart from events. */
export class AccessTokens1795000000951 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access_token (
        id text primary key,
        name text not null,
        scopes json not null,
        expires_at timestamptz not null,
        created_at timestamptz not null,
        created_by text not null
      );
      create table access_token_secret (
        id text primary key,
        hash text not null,
        last_used_at timestamptz
      );
      create index on access_token_secret (left(hash, 16));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table access_token_secret, access_token');
  }
}
