import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a persona has published may have been imported. An index of promotions alone left such lookups to a scan of all articles. */
export class PublishedOfPersona1795000002550 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index article_published_of_persona on article (persona_id, created_at desc, id desc)
        where status in ('promoted', 'elsewhere') and not deleted;
      drop index article_promoted_of_persona;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index article_promoted_of_persona on article (persona_id, created_at desc, id desc)
        where status = 'promoted' and not deleted;
      drop index article_published_of_persona;
    `);
  }
}
