import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the states of articles at their last save, without their texts. They follow from the record and may be emptied
 * at any time, so the table is unlogged.
 */
export class ArticleStates1795000002019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table article_state (
        article_id text primary key,
        version text not null,
        revision integer not null,
        state json not null
      ) with (fillfactor = 70);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_state');
  }
}
