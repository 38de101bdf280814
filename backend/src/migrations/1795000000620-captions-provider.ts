import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CaptionsProvider1795000000620 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article add column captions_provider text;');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table article drop column captions_provider;');
  }
}
