import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What articles were when they were last saved, without their texts. It follows from what is on record and may be
 * emptied at any time, so Postgres need not write it twice.
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
