import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds generations with their steps, and the models’ raw answers, which no event holds. */
export class Generations1795000000921 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table generation (
        id text primary key,
        actor json not null,
        correlation_id text not null,
        author_id text,
        batch_id text,
        status text not null,
        outline json,
        sources json not null,
        unreadable json not null,
        failure text
      );
      create index on generation (id) where status = 'running';
      create table generation_step (
        generation_id text not null,
        revision integer not null,
        step text not null,
        at timestamptz not null,
        duration_ms integer not null,
        tokens json,
        model text,
        prompt_version text,
        prompt_hash text,
        outcome text not null,
        detail text,
        primary key (generation_id, revision)
      );
      create table generation_answer (
        hash text primary key,
        answer text not null,
        kept_at timestamptz not null
      );
      alter table article add column generation_id text;
      alter table article add column summary text;
      alter table article add column sources json;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article drop column generation_id, drop column summary, drop column sources;
      drop table generation_answer, generation_step, generation;
    `);
  }
}
