import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what was looked up before an article was written, the passages that a person kept, findings until they are on
 * record, and the sources by which the relevance of an idea was checked.
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
