import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets webhooks be switched off; all existing ones are on. */
export class SwitchedOffWebhooks1795000002040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook add switched_off json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table webhook drop column switched_off');
  }
}
