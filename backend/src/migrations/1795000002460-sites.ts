import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds site builders that promoted articles are sent to, with credentials apart from events, and the articles that they
 * hold.
 */
export class Sites1795000002460 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table site (
        id text primary key,
        position bigint not null,
        kind text not null,
        name text not null,
        address text not null,
        publish text not null,
        on_return text not null,
        form text not null,
        categories json not null,
        authors json not null,
        tags json not null,
        secret_id text not null,
        created_at timestamptz not null,
        created_by text not null
      );
      create table site_secret (
        id text primary key,
        sealed text not null
      );
      create table site_delivery (
        article_id text not null,
        revision integer not null,
        site_id text not null,
        site text not null,
        package integer not null,
        content_hash text not null,
        remote_id text not null,
        url text not null,
        state text not null,
        fingerprint text not null,
        at timestamptz not null,
        primary key (article_id, revision)
      );

      alter table outbox add conflict text;
      create index on outbox (line, channel, id desc) where starts_with(channel, 'site:');
      insert into outbox_checkpoint (feed, position) values ('sites', -1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from outbox_checkpoint where feed = 'sites';
      delete from outbox where channel like 'site:%';
      alter table outbox drop column conflict;
      drop table site_delivery, site_secret, site;
    `);
  }
}
