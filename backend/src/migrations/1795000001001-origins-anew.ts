import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Words that neighbouring paragraphs share were given to another author; all shares are counted anew after the start. */
export class OriginsAnew1795000001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('truncate article_origins');
  }

  async down(): Promise<void> {}
}
