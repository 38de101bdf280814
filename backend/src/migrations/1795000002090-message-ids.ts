import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives every message a random id. A restored backup and a second installation count their messages alike, so counted
 * ids would repeat.
 */
export class MessageIds1795000002090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox add message_id uuid not null default gen_random_uuid()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column message_id');
  }
}
