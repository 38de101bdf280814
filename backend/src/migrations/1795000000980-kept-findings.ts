import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the findings of the checks in articles. They follow from the record and may be emptied at any time, so the table
 * is unlogged.
 */
export class KeptFindings1795000000980 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table kept_findings (
        article_id text not null,
        role text not null,
        text_revision integer not null,
        key text not null,
        findings text not null,
        primary key (article_id, role)
      );
      create index article_promoted_of_persona on article (persona_id, created_at desc, id desc)
        where status = 'promoted' and not deleted;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index article_promoted_of_persona; drop table kept_findings;');
  }
}
