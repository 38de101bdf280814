import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether something was promoted since the last checkpoint is asked four times a second while articles change. */
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
