import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RemovedCategories1795000000810 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table removed_category (
        id text primary key,
        actor json not null,
        correlation_id text not null,
        event_id text not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table removed_category');
  }
}
