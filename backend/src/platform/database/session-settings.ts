import type { ClientBase } from 'pg';

/** Settings of Postgres by their names; times without a unit are milliseconds. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/**
 * Applies settings for the rest of the session. This is done after connecting, because poolers refuse `options` in the
 * startup packet, or drop them silently.
 */
export async function setForSession(client: ClientBase, settings: SessionSettings): Promise<void> {
  await client.query(
    'select set_config(name, value, false) from unnest($1::text[], $2::text[]) setting (name, value)',
    [Object.keys(settings), Object.values(settings).map(String)],
  );
}
