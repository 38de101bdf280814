import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is looked up before an article is written, and which passages of it a person left in; what has been found until
 * that is on record; and what the relevance of an idea was checked by.
 */
export class Research1795000002380 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table generation add column research json, add column kept_passages json;
      alter table topic_idea add column found json;
      create table generation_finding (
        generation_id text not null,
        key text not null,
        value json not null,
        primary key (generation_id, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table generation_finding;
      alter table topic_idea drop column found;
      alter table generation drop column research, drop column kept_passages;
    `);
  }
}
