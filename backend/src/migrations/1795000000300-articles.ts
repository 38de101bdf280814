import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Articles1795000000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm;
      create table article (
        id text primary key,
        title text not null,
        content text not null,
        status text not null,
        deleted boolean not null,
        persona_id text not null,
        persona text not null,
        category_id text not null,
        category text not null,
        author_id text,
        batch_id text,
        batch_index integer,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        word_count integer not null,
        revision integer not null,
        edited boolean not null,
        rule_report json not null,
        provenance json not null,
        search text not null
          generated always as (lower(title || chr(10) || persona || chr(10) || category)) stored
      );
      create index on article (created_at desc, id desc) where not deleted;
      create index on article (persona_id, created_at desc);
      create index on article (author_id, created_at desc);
      create index on article (category_id, created_at desc);
      create index on article (batch_id) where batch_id is not null;
      create index on article using gin (search gin_trgm_ops);

      create table article_revision (
        article_id text not null,
        revision integer not null,
        type text not null,
        at timestamptz not null,
        actor json not null,
        summary text not null,
        changes json not null,
        title text,
        content text,
        word_count integer,
        rule_report json,
        status text,
        primary key (article_id, revision)
      );
      create index on article_revision (at) where type = 'ArticlePromoted';

      create table batch (
        id text primary key,
        actor json not null,
        author_id text,
        key text,
        articles json not null,
        correlation_id text not null,
        finished boolean not null
      );
      create index on batch (id) where not finished;
      create table batch_outcome (
        batch_id text not null,
        place integer not null,
        failure text,
        primary key (batch_id, place)
      );

      create table weekly_reservation (
        author_id text not null,
        monday text not null,
        work_id text not null,
        places_left integer not null,
        primary key (author_id, monday, work_id)
      );
      create table weekly_article (
        author_id text not null,
        monday text not null,
        article_id text not null,
        primary key (author_id, monday, article_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table weekly_article, weekly_reservation, batch_outcome, batch, article_revision, article;
    `);
  }
}
