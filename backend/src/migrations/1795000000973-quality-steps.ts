import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds rounds of revision and the first check of a draft, as its generation reports them. They are counted anew from
 * all events.
 */
export class QualitySteps1795000000973 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quality_step (
        generation_id text not null,
        revision integer not null,
        faults integer,
        primary key (generation_id, revision)
      );
      truncate quality_draft, quality_edit, quality_promotion, quality_verdict, quality_captions;
      delete from parked_event where projection = 'quality';
      delete from projection_checkpoint where name = 'quality';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quality_step;');
  }
}
