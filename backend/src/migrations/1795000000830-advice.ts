import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds possible faults of captions and ideas, and details that they lack. */
export class Advice1795000000830 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article
        add column caption_marks json not null default '[]',
        add column captions_missing json not null default '[]';
      alter table topic_idea
        add column marks json not null default '[]',
        add column missing json not null default '[]';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table topic_idea drop column marks, drop column missing;
      alter table article drop column caption_marks, drop column captions_missing;
    `);
  }
}
