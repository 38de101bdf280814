import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What rests on other articles is kept by itself, since it is out of date with each change of one of them. Both follow
 * from what is on record and may be emptied at any time, so Postgres need not write them twice.
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
