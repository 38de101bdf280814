import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Reviews1795000002175 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation add column review json`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation drop column review`);
  }
}
