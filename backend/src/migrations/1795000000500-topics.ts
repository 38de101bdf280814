import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Topics1795000000500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table topic_idea (
        id text primary key,
        number integer not null,
        batch_id text,
        title text not null,
        angle text not null,
        relevance text not null,
        sources json not null,
        categories json not null,
        prompt text,
        provenance json not null,
        created_at timestamptz not null,
        deleted boolean not null
      );
      create index on topic_idea (created_at);
      create index on topic_idea (batch_id) where batch_id is not null;

      create table topic_article (
        id text primary key,
        title text not null,
        titled_at timestamptz not null,
        created_at timestamptz not null,
        idea_id text,
        author_id text,
        persona_id text not null,
        deleted boolean not null
      );
      create index on topic_article (titled_at);
      create index on topic_article (idea_id) where idea_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table topic_article, topic_idea;');
  }
}
