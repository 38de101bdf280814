import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the addresses that a model was given in the persona, the category, the wish or the idea; earlier events do not
 * tell them.
 */
export class GivenAddresses1795000002181 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table generation add column given_addresses json not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table generation drop column given_addresses');
  }
}
