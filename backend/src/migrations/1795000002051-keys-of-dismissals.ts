import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives each dismissal a key, so that a reader of an article gets keys instead of passages of any length. */
export class KeysOfDismissals1795000002051 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table dismissed_finding add column key text;
      update dismissed_finding set key = encode(sha256(convert_to(rule || chr(10) || quote, 'UTF8')), 'hex');
      alter table dismissed_finding alter column key set not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table dismissed_finding drop column key');
  }
}
