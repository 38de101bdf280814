import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the captions’ words that people have approved. */
export class CaptionApprovals1795000002170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table article_caption_approval (
        article_id text not null,
        revision integer not null,
        words text not null,
        at timestamptz not null,
        by json not null,
        primary key (article_id, revision)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table article_caption_approval;');
  }
}
