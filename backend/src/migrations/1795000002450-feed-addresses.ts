import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds whether a token is part of the address of a feed; no earlier token was. */
export class FeedAddresses1795000002450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_token add column feed boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_token drop column feed');
  }
}
