import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Most revisions set the text alone, so that the one that set the title or the status may stand a thousand revisions
 * earlier. Whoever asks what an article was at a revision finds it here without looking at those in between.
 */
export class TitlesOfRevisions1795000002021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index article_revision_named on article_revision (article_id, revision)
        where title is not null or status is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index article_revision_named');
  }
}
