import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Nobody has linked an account at a provider of sign-on yet, so there is nothing to rebuild. */
export class SignOn1795000002410 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sign_on_link (
        identity_id text primary key,
        user_id text not null,
        linked_at timestamptz not null
      );
      create index on sign_on_link (user_id);
      create table sign_on_identity (
        id text primary key,
        issuer text not null,
        subject text not null,
        created_at timestamptz not null,
        unique (issuer, subject)
      );
      create table sign_on_state (
        id text primary key,
        browser text not null,
        provider text not null,
        begun jsonb not null,
        created_at timestamptz not null
      );
      create index on sign_on_state (created_at);
      create table sign_on_invitation (
        id text primary key,
        user_id text not null unique,
        invited_by text not null,
        expires_at timestamptz not null
      );
      create table sign_on_claims (
        issuer text primary key,
        claims jsonb not null,
        came_at timestamptz not null
      );
      alter table session
        alter column credential_id drop not null,
        add column identity_id text,
        add column provider_session text;
      create index on session (identity_id) where identity_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from session where identity_id is not null;
      alter table session drop column identity_id, drop column provider_session,
        alter column credential_id set not null;
      drop table sign_on_claims, sign_on_invitation, sign_on_state, sign_on_identity, sign_on_link;
    `);
  }
}
