import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Audit1795000000400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entry (
        position bigint primary key,
        at timestamptz not null,
        actor_kind text not null,
        actor text not null,
        actor_name text not null,
        actor_role text,
        type text not null,
        revision integer not null,
        subject_kind text not null,
        subject_id text not null,
        summary text not null,
        changes jsonb not null,
        correlation_id text not null,
        request_id text
      );
      create index on audit_entry (at, position);
      create index on audit_entry (actor, position);
      create index on audit_entry (type, position);
      create index on audit_entry (subject_id, position);
      create index on audit_entry (correlation_id, position);
      create table audit_title (
        subject_kind text not null,
        subject_id text not null,
        position bigint not null,
        title text not null,
        primary key (subject_kind, subject_id, position)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_title, audit_entry');
  }
}
