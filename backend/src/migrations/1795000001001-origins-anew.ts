import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Empties the shares of words, which are counted anew after the start: words that neighbouring paragraphs share were
 * given to another author.
 */
export class OriginsAnew1795000001001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('truncate article_origins');
  }

  async down(): Promise<void> {}
}
