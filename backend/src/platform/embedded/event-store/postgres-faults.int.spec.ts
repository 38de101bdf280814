import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ErrorType, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import pg from 'pg';
import { eventually, newStream, readIds } from '../../testing/streams.js';
import { temporaryDirectory } from '../../testing/temporary-directory.js';
import { compiledEventStore, startTestServers, type TestServers } from '../../testing/test-servers.js';
import { startPostgres } from '../postgres.js';
import { startEventStore } from './supervise.js';

const anEvent = (type = 'NoteTaken') => jsonEvent({ type, data: {} });

describe('the embedded event store and its Postgres', () => {
  let servers: TestServers;
  let client: EventStoreDBClient;
  let database: pg.Client;

  beforeAll(async () => {
    servers = await startTestServers();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    database = new pg.Client({ connectionString: servers.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database.end();
    await client.dispose();
    await servers.stop();
  });

  it('shows no event to anybody before it is committed', async () => {
    const stream = newStream();
    const seen: string[] = [];
    const subscription = client.subscribeToAll({ fromPosition: 'start' });
    subscription.on('data', ({ event }) => seen.push(event?.id ?? ''));
    await new Promise((resolve) => subscription.once('caughtUp', resolve));

    await database.query('begin; lock table event_store.event in share mode');
    const event = anEvent();
    const append = client.appendToStream(stream, event);
    await eventually(async () => {
      const { rows } = await database.query(
        `select from pg_locks where not granted and locktype = 'relation'`,
      );
      return rows.length === 1;
    });
    expect(await readIds(client, stream)).toEqual([]);
    expect(seen).toEqual([]);

    await database.query('commit');
    await append;
    await eventually(() => Promise.resolve(seen.includes(event.id)));
    await subscription.unsubscribe();
  });

  it('leaves no trace and no gap of a write that Postgres refuses', async () => {
    const stream = newStream();
    const { position: before } = await client.appendToStream(stream, anEvent());
    await database.query(`alter table event_store.event add constraint refused check (type <> 'Refused')`);
    const refused = client.appendToStream(stream, anEvent('Refused'), { expectedRevision: 0n });
    await expect(refused).rejects.toMatchObject({ type: ErrorType.UNKNOWN });
    const { position: after } = await client.appendToStream(stream, anEvent(), { expectedRevision: 0n });
    expect(after?.commit).toBe((before?.commit ?? 0n) + 1n);
    expect(await readIds(client, stream)).toHaveLength(2);
  });

  it('can be read by people, whatever the data is', async () => {
    const stream = newStream();
    const events = [
      jsonEvent({ type: 'NoteTaken', data: { text: 'ü' } }),
      jsonEvent({ type: 'NoteTaken', data: { nul: '\0' } }),
    ];
    await client.appendToStream(stream, events);
    const { rows } = await database.query(
      'select data, metadata from event_store.readable_event where stream = $1 order by revision',
      [stream],
    );
    expect(rows).toEqual([
      { data: { text: 'ü' }, metadata: null },
      { data: null, metadata: null },
    ]);
  });

  it('come back together at the same addresses after Postgres was killed', async () => {
    const directory = await temporaryDirectory();
    const log = (): void => undefined;
    const postgres = await startPostgres({ dataDirectory: directory.path, log });
    const store = await startEventStore({ databaseUrl: postgres.url, log, program: compiledEventStore });
    const writer = EventStoreDBClient.connectionString(store.connectionString);
    const stream = newStream();
    const kept = anEvent();
    await writer.appendToStream(stream, kept);

    const postmaster = await readFile(path.join(directory.path, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');
    const added = anEvent();
    await eventually(() => writer.appendToStream(stream, added, { expectedRevision: 0n }));
    expect(await eventually(() => readIds(writer, stream))).toEqual([kept.id, added.id]);

    await writer.dispose();
    await store.stop();
    await postgres.stop();
    await directory.remove();
  });
});
