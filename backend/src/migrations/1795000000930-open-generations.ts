import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the persona and the category of a generation and the moment of its request. The read model is rebuilt from all
 * events.
 */
export class OpenGenerations1795000000930 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table generation
        add column persona_id text,
        add column category_id text,
        add column requested_at timestamptz;
      create index on generation (author_id)
        where batch_id is null and status in ('running', 'waiting-for-outline', 'failed');
      truncate generation, generation_step;
      delete from parked_event where projection = 'generation-progress';
      delete from projection_checkpoint where name = 'generation-progress';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index generation_author_id_idx;
      alter table generation drop column persona_id, drop column category_id, drop column requested_at;
    `);
  }
}
