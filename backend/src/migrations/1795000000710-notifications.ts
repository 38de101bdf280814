import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notifications1795000000710 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table finished_work (
        id text primary key,
        kind text not null,
        position bigint not null,
        finished_at timestamptz not null
      );
      create index on finished_work (position);

      create table outbox (
        id bigint generated always as identity primary key,
        kind text not null,
        work text not null,
        channel text not null,
        digest json not null,
        status text not null,
        attempts integer not null,
        created_at timestamptz not null,
        next_try_at timestamptz,
        sent_at timestamptz,
        error text,
        unique (kind, work, channel)
      );
      create index on outbox (channel, id) where status = 'waiting';
      create table outbox_checkpoint (
        one boolean primary key check (one),
        position bigint not null
      );
      insert into outbox_checkpoint values (true, -1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table outbox_checkpoint, outbox, finished_work');
  }
}
