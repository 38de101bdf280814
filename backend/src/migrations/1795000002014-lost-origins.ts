import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stopping the server ended counts that were under way, as if they took too long. They are counted after the start. */
export class LostOrigins1795000002014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('delete from article_origins where totals is null');
  }

  async down(): Promise<void> {}
}
