import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index for the state of an article at a revision. Most revisions set the text alone, so the one that set the
 * title or the status may be a thousand revisions earlier; the index finds it without reading those in between.
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
