import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an index of written articles, the latest of which tell how long the next one takes. */
export class WrittenGenerations1795000002239 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index generation_written on generation (requested_at desc) where status = 'done'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index generation_written');
  }
}
