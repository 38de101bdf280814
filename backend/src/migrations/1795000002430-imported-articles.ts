import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imported articles have no prompt that they were written by; instead they tell where they came from. */
export class ImportedArticles1795000002430 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article alter column provenance drop not null, add column imported_from json;
      update article_origins set totals = (totals::jsonb || '{"imported": 0}')::json where totals is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update article_origins set totals = (totals::jsonb - 'imported')::json where totals is not null;
      delete from article where imported_from is not null;
      alter table article alter column provenance set not null, drop column imported_from;
    `);
  }
}
