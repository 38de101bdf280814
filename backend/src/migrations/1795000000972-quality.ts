import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the tables from which the figures of quality are counted. */
export class Quality1795000000972 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quality_draft (
        id text primary key,
        at timestamptz not null,
        persona_id text not null,
        persona text not null,
        provider text not null,
        model text not null,
        rounds integer not null,
        input_tokens integer,
        output_tokens integer
      );
      create index quality_draft_at on quality_draft (at);
      create table quality_edit (
        article_id text not null,
        revision integer not null,
        words integer not null,
        primary key (article_id, revision)
      );
      create table quality_promotion (
        article_id text not null,
        revision integer not null,
        at timestamptz not null,
        primary key (article_id, revision)
      );
      create table quality_verdict (
        article_id text not null,
        revision integer not null,
        place integer not null,
        rule text not null,
        verdict text not null,
        primary key (article_id, revision, place)
      );
      create table quality_captions (
        article_id text not null,
        revision integer not null,
        captions integer not null,
        place integer,
        primary key (article_id, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table quality_draft, quality_edit, quality_promotion, quality_verdict, quality_captions;',
    );
  }
}
