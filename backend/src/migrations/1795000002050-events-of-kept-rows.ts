import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rows beside the articles now name the event that they are based on, because in a restored record the same revision
 * may be another event. The list of articles is filled again with these events.
 */
export class EventsOfKeptRows1795000002050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate article, article_total, dismissed_finding, persona_name, category_name,
        article_state, article_origins, kept_findings, kept_comparison;
      delete from parked_event where projection = 'article-list';
      delete from projection_checkpoint where name = 'article-list';
      alter table article add column event_id text not null, add column text_event_id text not null;
      alter table article_state add column event_id text not null;
      alter table article_origins drop column revision, add column event_id text not null;
      alter table kept_findings drop column text_revision, add column text_event_id text not null;
      alter table kept_comparison drop column text_revision, add column text_event_id text not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      truncate article_state, article_origins, kept_findings, kept_comparison;
      alter table kept_comparison drop column text_event_id, add column text_revision integer not null;
      alter table kept_findings drop column text_event_id, add column text_revision integer not null;
      alter table article_origins drop column event_id, add column revision integer not null;
      alter table article_state drop column event_id;
      alter table article drop column text_event_id, drop column event_id;
    `);
  }
}
