import type pg from 'pg';

/**
 * Data and metadata are `bytea` because `jsonb` would reorder keys and refuse \u0000, and events must come back byte
 * for byte. The view is for people; data that is not JSON shows as null there.
 */
const definition = `
  create schema if not exists event_store;

  create table event_store.event (
    position bigint primary key,
    stream text collate "C" not null,
    revision bigint not null,
    id uuid not null,
    type text collate "C" not null,
    is_json boolean not null,
    data bytea not null,
    metadata bytea not null,
    created timestamptz not null,
    unique (stream, revision)
  );

  create function event_store.as_json(bytes bytea) returns jsonb language plpgsql immutable as $$
  begin
    return convert_from(bytes, 'UTF8')::jsonb;
  exception when others then
    return null;
  end $$;

  create view event_store.readable_event as
    select position, stream, revision, id, type, created,
      event_store.as_json(data) as data, event_store.as_json(metadata) as metadata
    from event_store.event;
`;

/** Makes the table and the view if they are missing; the caller holds the lock of the single writer. */
export async function ensureSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ present: boolean }>(
    `select to_regclass('event_store.readable_event') is not null as present`,
  );
  if (rows[0]?.present !== true) await client.query(`begin; ${definition} commit`);
}
