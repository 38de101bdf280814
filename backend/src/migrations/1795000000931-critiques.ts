import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the model said of a text that it had written, as advice. */
export class Critiques1795000000931 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation add column critique json`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation drop column critique`);
  }
}
