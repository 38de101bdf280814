import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What rests on other articles is kept by itself, since it is out of date with each change of one of them. Both follow
 * from what is on record and may be emptied at any time, so Postgres need not write them twice.
 */
export class KeptComparisons1795000002012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table kept_findings;
      create unlogged table kept_findings (
        article_id text primary key,
        text_revision integer not null,
        key text not null,
        findings text not null
      );
      create unlogged table kept_comparison (
        article_id text not null,
        role text not null,
        text_revision integer not null,
        key text not null,
        others text not null,
        findings text not null,
        primary key (article_id, role)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table kept_comparison;
      drop table kept_findings;
      create unlogged table kept_findings (
        article_id text not null,
        role text not null,
        text_revision integer not null,
        key text not null,
        findings text not null,
        primary key (article_id, role)
      );
    `);
  }
}
