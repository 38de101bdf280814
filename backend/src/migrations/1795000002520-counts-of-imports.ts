import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes the counts of an import: they are counted from its items, and this second copy was never read. */
export class CountsOfImports1795000002520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table archive_import drop column counts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table archive_import add column counts json');
  }
}
