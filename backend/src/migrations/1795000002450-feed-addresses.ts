import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a token is part of the address of a feed; no token before now was. */
export class FeedAddresses1795000002450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_token add column feed boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_token drop column feed');
  }
}
