import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Captions1795000000610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article
        add column caption_count integer not null default 0,
        add column social_captions json not null default '[]',
        add column captions_revision integer,
        add column captions_at timestamptz,
        add column captions_provider text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table article
        drop column caption_count,
        drop column social_captions,
        drop column captions_revision,
        drop column captions_at,
        drop column captions_provider;
    `);
  }
}
