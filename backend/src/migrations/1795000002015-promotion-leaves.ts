import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds an index because, while articles change, the desk asks four times a second whether anything was promoted since
 * the last checkpoint.
 */
export class PromotionLeaves1795000002015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index record_leaf_promotions on record_leaf (position) where type = 'ArticlePromoted'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index record_leaf_promotions');
  }
}
