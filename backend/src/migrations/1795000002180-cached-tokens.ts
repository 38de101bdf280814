import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds how many of a model’s input tokens its provider had cached from an earlier call; no earlier event says so. */
export class CachedTokens1795000002180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quality_draft add column cached_tokens integer;
      alter table quality_call add column cached_tokens integer;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table quality_draft drop column cached_tokens;
      alter table quality_call drop column cached_tokens;
    `);
  }
}
