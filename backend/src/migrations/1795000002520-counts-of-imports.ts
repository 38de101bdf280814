import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of an import is counted from its items; a second copy was written and never read. */
export class CountsOfImports1795000002520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table archive_import drop column counts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table archive_import add column counts json');
  }
}
