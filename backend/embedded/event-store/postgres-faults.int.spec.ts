import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { binaryEvent, ErrorType, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import pg from 'pg';
import { eventualAnswer, newStream, readIds } from '../../src/platform/testing/streams.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import {
  compiledEventStore,
  startServersApart,
  type ServersApart,
} from '../../src/platform/testing/test-servers.js';
import { startPostgres } from '../postgres.js';
import { startEventStore } from './supervise.js';

const anEvent = (type = 'NoteTaken') => jsonEvent({ type, data: {} });

describe('the embedded event store and its Postgres', () => {
  let servers: ServersApart;
  let client: EventStoreDBClient;
  /**
   * The client for reads that fail: a client with a failed read breaks all appends of the process some ten seconds
   * later.
   */
  let reader: EventStoreDBClient;
  let database: pg.Client;

  beforeAll(async () => {
    servers = await startServersApart();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    reader = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    database = new pg.Client({ connectionString: servers.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database.end();
    await Promise.all([client.dispose(), reader.dispose()]);
    await servers.stop();
  });

  const writeIsStuck = (): Promise<true> =>
    eventualAnswer(async () => {
      const { rows } = await database.query(
        `select from pg_locks join pg_database on pg_database.oid = database
          where not granted and locktype = 'relation' and datname = current_database()`,
      );
      return rows.length === 1;
    });

  /** Makes what is sent meanwhile wait behind a stuck write. Resolves when all of it has arrived. */
  const whileStuck = async (send: () => void): Promise<void> => {
    await database.query('begin; lock table event_store.event in share mode');
    void client.appendToStream(newStream(), anEvent());
    await writeIsStuck();
    send();
    // This append is refused at once, so its answer shows that everything before it has arrived.
    await client.appendToStream('', anEvent()).catch(() => undefined);
  };

  it('shows no event to anybody before it is committed', async () => {
    const stream = newStream();
    const seen: string[] = [];
    const subscription = client.subscribeToAll({ fromPosition: 'start' });
    subscription.on('data', ({ event }) => seen.push(event?.id ?? ''));
    await new Promise((resolve) => subscription.once('caughtUp', resolve));

    await database.query('begin; lock table event_store.event in share mode');
    const event = anEvent();
    const append = client.appendToStream(stream, event);
    await writeIsStuck();
    expect(await readIds(client, stream)).toEqual([]);
    expect(await readIds(client, newStream())).toEqual([]);
    expect(seen).toEqual([]);

    await database.query('commit');
    await append;
    await eventualAnswer(() => Promise.resolve(seen.includes(event.id)));
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

  it('fail a read for as long as Postgres refuses it, in a way that clients take for passing', async () => {
    const stream = newStream();
    await client.appendToStream(stream, anEvent());
    await database.query('alter table event_store.event rename column data to bytes');
    await expect(readIds(reader, stream)).rejects.toMatchObject({ type: ErrorType.UNAVAILABLE });
    await database.query('alter table event_store.event rename column bytes to data');
    expect(await readIds(reader, stream)).toHaveLength(1);
  });

  it('go on when Postgres ends the connections that only read', async () => {
    const stream = newStream();
    await client.appendToStream(stream, anEvent());
    expect(await readIds(reader, stream)).toHaveLength(1);
    const before = servers.eventStoreProcessId;
    const readers = `from pg_stat_activity where application_name = 'event store' and datname = current_database()
      and pid not in (select pid from pg_locks where locktype = 'advisory')`;
    const { rowCount } = await database.query(`select pg_terminate_backend(pid) ${readers}`);
    expect(rowCount).toBeGreaterThan(0);
    await eventualAnswer(async () => (await database.query(`select ${readers}`)).rowCount === 0);
    expect(await eventualAnswer(() => readIds(reader, stream))).toHaveLength(1);
    expect(servers.eventStoreProcessId).toBe(before);
  });

  it('decides on what the same group appended before to the same stream', async () => {
    const stream = newStream();
    const events = [anEvent(), anEvent(), anEvent()] as const;
    const appends: Promise<{ nextExpectedRevision: bigint }>[] = [];
    await whileStuck(() => {
      for (const [index, event] of events.entries()) {
        const expectedRevision = index === 0 ? 'no_stream' : BigInt(index - 1);
        appends.push(client.appendToStream(stream, event, { expectedRevision }));
      }
    });
    await database.query('commit');
    const answers = await Promise.all(appends);
    expect(answers.map(({ nextExpectedRevision }) => nextExpectedRevision)).toEqual([0n, 1n, 2n]);
    expect(await readIds(client, stream)).toEqual(events.map(({ id }) => id));
    const { rows } = await database.query(
      'select count(distinct xmin::text) as groups from event_store.event where stream = $1',
      [stream],
    );
    expect(rows).toEqual([{ groups: '1' }]);
  });

  it('answers at the deadline of an append that waits, and does not write it later', async () => {
    const stream = newStream();
    const late: Promise<unknown>[] = [];
    await whileStuck(() => {
      late.push(client.appendToStream(stream, anEvent(), { deadline: 500 }));
      late.push(client.appendToStream(stream, anEvent(), { deadline: 600 }));
    });
    for (const append of late)
      await expect(append).rejects.toMatchObject({ type: ErrorType.DEADLINE_EXCEEDED });
    await database.query('commit');
    await client.appendToStream(newStream(), anEvent());
    expect(await readIds(client, stream)).toEqual([]);
  });

  it('writes at most 16 MiB at once, and goes on taking what waited for room', async () => {
    const size = 1_000_000;
    const streams = Array.from({ length: 70 }, () => newStream());
    await database.query('begin; lock table event_store.event in share mode');
    const appends = streams.map((stream) => {
      const event = binaryEvent({ type: 'NoteTaken', data: new Uint8Array(size) });
      return client.appendToStream(stream, event, { deadline: 60_000 });
    });
    await writeIsStuck();
    expect(await readIds(client, newStream())).toEqual([]);
    await database.query('commit');
    await Promise.all(appends);
    const { rows } = await database.query<{ bytes: string }>(
      `select sum(length(data)) as bytes from event_store.event where stream = any($1) group by xmin::text`,
      [streams],
    );
    expect(rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)).toBe(streams.length * size);
    for (const { bytes } of rows) expect(Number(bytes)).toBeLessThanOrEqual(16 * 1_048_576);
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
    const store = await startEventStore({
      databaseUrl: postgres.url,
      dataDirectory: directory.path,
      log,
      program: compiledEventStore,
    });
    const writer = EventStoreDBClient.connectionString(store.connectionString);
    const stream = newStream();
    const kept = anEvent();
    await writer.appendToStream(stream, kept);

    const postmaster = await readFile(path.join(directory.path, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');
    const added = anEvent();
    await eventualAnswer(() => writer.appendToStream(stream, added, { expectedRevision: 0n }));
    expect(await eventualAnswer(() => readIds(writer, stream))).toEqual([kept.id, added.id]);

    await writer.dispose();
    await store.stop();
    await postgres.stop();
    await directory.remove();
  });

  it('answers what is being written before it stops', async () => {
    const own = await startServersApart();
    const writer = EventStoreDBClient.connectionString(own.eventStoreUrl);
    const holder = new pg.Client({ connectionString: own.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table event_store.event in share mode');
    const append = writer.appendToStream(newStream(), anEvent());
    await eventualAnswer(async () => {
      const { rows } = await holder.query(`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`);
      return rows.length === 1;
    });
    const stopped = own.stop();
    // The server still answers, but by then it has been told to stop.
    expect(await readIds(writer, newStream())).toEqual([]);
    await holder.query('commit');
    await holder.end();
    expect(await append).toMatchObject({ success: true });
    await writer.dispose();
    await stopped;
  });
});
