import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A checkpoint names its event, since a position alone fits any record, and counts how often its tables were rebuilt.
 * The new parameters have defaults, because during an upgrade an instance of the version before still projects.
 */
export class CheckpointEvents1795000000820 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table projection_checkpoint
        add column event_id text,
        add column generation integer not null default 0;
      drop function advance_checkpoints;
      create function advance_checkpoints(
        names text[], expected bigint[], reached bigint,
        generations integer[] default null, reached_event text default null
      ) returns void
      language plpgsql as $$
      declare moved integer;
      begin
        update projection_checkpoint c set position = reached, event_id = reached_event
          from unnest(names, expected, generations) e(name, position, generation)
          where c.name = e.name and c.position = e.position
            and c.generation = coalesce(e.generation, c.generation);
        get diagnostics moved = row_count;
        if moved <> cardinality(names) then
          raise exception 'a checkpoint was moved by another process' using errcode = 'PV001';
        end if;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function advance_checkpoints;
      alter table projection_checkpoint drop column event_id, drop column generation;
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
    `);
  }
}
