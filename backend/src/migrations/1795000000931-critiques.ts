import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the model’s comments on a text that it had written, as advice. */
export class Critiques1795000000931 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation add column critique json`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation drop column critique`);
  }
}
