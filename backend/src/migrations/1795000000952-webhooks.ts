import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds promotions, returns and deletions as messages, the webhooks that receive them (their secrets are kept apart from
 * events), and lines and answers in the outbox.
 */
export class Webhooks1795000000952 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table publication_event (
        id text primary key,
        position bigint not null,
        type text not null,
        article_id text not null,
        revision integer not null,
        at timestamptz not null
      );
      create index on publication_event (position);
      create index on publication_event (article_id, position);

      create table webhook (
        id text primary key,
        position bigint not null,
        url text not null,
        events json not null,
        description text not null,
        secrets json not null,
        created_at timestamptz not null,
        created_by text not null
      );
      create table webhook_secret (
        id text primary key,
        secret text not null
      );

      alter table outbox add line text;
      alter table outbox add answer json;
      create index on outbox (channel, line, id) where status = 'waiting' and line is not null;
      create index on outbox (channel, id desc);
      alter table outbox_checkpoint add feed text not null default 'finished-work';
      alter table outbox_checkpoint drop column one;
      alter table outbox_checkpoint alter feed drop default;
      alter table outbox_checkpoint add primary key (feed);
      insert into outbox_checkpoint (feed, position) values ('publications', -1);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from outbox_checkpoint where feed = 'publications';
      alter table outbox_checkpoint drop column feed;
      alter table outbox_checkpoint add one boolean primary key default true check (one);
      delete from outbox where channel like 'webhook:%';
      alter table outbox drop column answer, drop column line;
      drop table webhook_secret, webhook, publication_event;
    `);
  }
}
