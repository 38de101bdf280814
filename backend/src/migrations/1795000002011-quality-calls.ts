import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds calls to models that did not lead to an article, above all for plans. They are counted anew from all events. */
export class QualityCalls1795000002011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table quality_call (
        purpose text not null,
        id text not null,
        revision integer not null,
        at timestamptz not null,
        provider text not null,
        model text not null,
        input_tokens integer,
        output_tokens integer,
        primary key (purpose, id, revision)
      );
      create index quality_call_at on quality_call (at);
      alter table quality_draft add batch_id text;
      create index quality_draft_batch on quality_draft (batch_id);
      truncate quality_draft, quality_step, quality_edit, quality_promotion, quality_verdict, quality_captions;
      delete from parked_event where projection = 'quality';
      delete from projection_checkpoint where name = 'quality';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table quality_call; alter table quality_draft drop column batch_id;');
  }
}
