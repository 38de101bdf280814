import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the person who made a token, which opens nothing while that person is no administrator. */
export class TokenCreators1795000002002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table access_token add column created_by_id text;
      update access_token set created_by_id = (
        select actor from audit_entry where subject_id = access_token.id and type = 'AccessTokenCreated');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table access_token drop column created_by_id');
  }
}
