import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Scheduler1795000000700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table scheduler (
        id text primary key,
        enabled boolean not null,
        slack boolean not null,
        email boolean not null,
        claim json
      );
      create table article_run_day (
        revision integer primary key,
        day text not null,
        since timestamptz not null
      );
      create table scheduled_run (
        id text primary key,
        position bigint not null,
        job text not null,
        trigger text not null,
        custom_prompt text,
        due_at timestamptz not null,
        started_at timestamptz,
        finished_at timestamptz,
        outcome text not null,
        reason text,
        actor json not null,
        correlation_id text not null
      );
      create index on scheduled_run (position);
      create index on scheduled_run (job, due_at);
      create index on scheduled_run (id) where outcome = 'unfinished';
      create table scheduled_task (
        run_id text not null,
        place integer not null,
        article_id text,
        persona text,
        category text,
        done boolean not null,
        title text,
        deleted boolean not null,
        ideas integer,
        failure text,
        next_try_at timestamptz,
        primary key (run_id, place)
      );
      create index on scheduled_task (article_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scheduled_task, scheduled_run, article_run_day, scheduler');
  }
}
