import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Platform1795000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table projection_checkpoint (
        name text primary key,
        position bigint not null
      );
      create table parked_event (
        projection text not null,
        position bigint not null,
        stream text not null,
        event_id text not null,
        type text not null,
        reason text not null,
        parked_at timestamptz not null default now(),
        primary key (projection, position)
      );
      create function advance_checkpoints(names text[], expected bigint[], reached bigint) returns void
      language plpgsql as $$
      declare moved integer;
      begin
        update projection_checkpoint c set position = reached
          from unnest(names, expected) e(name, position)
          where c.name = e.name and c.position = e.position;
        get diagnostics moved = row_count;
        if moved <> cardinality(names) then
          raise exception 'a checkpoint was moved by another process' using errcode = 'PV001';
        end if;
      end $$;
      create table idempotency_key (
        user_id text not null,
        key text not null,
        body_hash text not null,
        running_until timestamptz,
        status integer,
        response json,
        created_at timestamptz not null default now(),
        primary key (user_id, key)
      );
      create index on idempotency_key (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table idempotency_key, parked_event, projection_checkpoint;
      drop function advance_checkpoints;
    `);
  }
}
