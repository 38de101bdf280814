import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A restored backup and a second installation count their messages as the first one does, so that only chance can give
 * every message an id that no other has.
 */
export class MessageIds1795000002090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add message_id uuid not null default gen_random_uuid()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column message_id');
  }
}
