import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Removes counts that a stop of the server had ended as if they took too long; they are counted anew after the start.
 */
export class LostOrigins1795000002014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('delete from article_origins where totals is null');
  }

  async down(): Promise<void> {}
}
