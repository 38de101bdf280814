import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps findings that depend on other articles by themselves, because every change of one of those articles makes them
 * out of date. Both tables follow from the record and may be emptied at any time, so they are unlogged.
 */
export class KeptComparisons1795000002012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate kept_findings;
      create unlogged table kept_comparison (like kept_findings including all);
      alter table kept_comparison add column others text not null;
      alter table kept_findings drop column role, add primary key (article_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table kept_comparison;
      truncate kept_findings;
      alter table kept_findings drop constraint kept_findings_pkey, add column role text not null,
        add primary key (article_id, role);
    `);
  }
}
