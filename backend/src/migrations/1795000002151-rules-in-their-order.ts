import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes documents of rules from `jsonb`, which sorts names, to `json`, which keeps the house’s order. The rules are
 * read again.
 */
export class RulesInTheirOrder1795000002151 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.readAgain(runner, 'json');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.readAgain(runner, 'jsonb');
  }

  private async readAgain(runner: QueryRunner, type: 'json' | 'jsonb'): Promise<void> {
    await runner.query(`
      truncate editorial_rules;
      alter table editorial_rules alter column document type ${type} using document::${type};
      delete from parked_event where projection = 'editorial-rules';
      delete from projection_checkpoint where name = 'editorial-rules';
    `);
  }
}
