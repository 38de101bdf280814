import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How much of what a model read its provider had kept from an earlier call; no event before now says so. */
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
