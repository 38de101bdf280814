import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Socket } from 'node:net';
import { Client } from 'pg';
import { firstValueFrom } from 'rxjs';
import { eventually } from '../../../test/support/eventually.js';
import { TcpProxy } from '../testing/tcp-proxy.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { ReplicaSession, replicaSessionName } from './replica-session.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let session: ReplicaSession;
let other: ReplicaSession;
/** A connection besides the sessions that sees what they hold. */
let watcher: Client;
let now: number;
let warned: string[];

beforeEach(async () => {
  warned = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => void warned.push(String(line)));
  database = await createTestDatabase();
  proxy = await TcpProxy.start(Number(new URL(database.url).port));
  now = 1_000_000;
  session = new ReplicaSession(proxy.inFrontOf(database.url), () => now);
  other = new ReplicaSession(database.url);
  watcher = new Client({ connectionString: database.url });
  await watcher.connect();
});

afterEach(async () => {
  await Promise.all([session.close(), other.close(), watcher.end()]);
  await proxy.stop();
  await database.drop();
  jest.restoreAllMocks();
});

async function opened(of = session): Promise<Client> {
  const opening = firstValueFrom(of.opened);
  of.onApplicationBootstrap();
  return opening;
}

/** The process ids of the sessions' connections. */
async function connections(): Promise<number[]> {
  const { rows } = await watcher.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = current_database()',
    [replicaSessionName],
  );
  return rows.map(({ pid }) => pid);
}

async function locks(): Promise<number> {
  const { rowCount } = await watcher.query(
    `select from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rowCount ?? 0;
}

async function breakConnection(): Promise<void> {
  for (const pid of await connections()) await watcher.query('select pg_terminate_backend($1)', [pid]);
}

const unavailable = {
  kind: 'unavailable',
  code: 'postgres-unavailable',
  message: 'The database can’t be reached right now.',
};

describe('what was locked', () => {
  it('can be relied on for ten seconds after an answer', async () => {
    expect(session.trusted).toBe(false);
    await opened();
    expect(session.trusted).toBe(true);
    now += 9_999;
    expect(session.trusted).toBe(true);
    now += 1;
    expect(session.trusted).toBe(false);
    await session.tryLock('a');
    now += 9_999;
    expect(session.trusted).toBe(true);
    now += 1;
    expect(session.trusted).toBe(false);
  });

  it('can be relied on again with the sign of life that is asked for three seconds later', async () => {
    const client = await opened();
    const asked = jest.spyOn(client, 'query');
    now += 10_000;
    expect(session.trusted).toBe(false);
    const began = performance.now();
    await eventually(() => expect(session.trusted).toBe(true), 9_000);
    expect(performance.now() - began).toBeGreaterThan(2_000);
    expect(asked.mock.calls).toEqual([['select 1']]);
  });

  it('is nobody else’s until it is given back', async () => {
    await Promise.all([opened(), opened(other)]);
    expect(await session.tryLock('a')).toBe(true);
    expect(await other.tryLock('a')).toBe(false);
    expect(await other.tryLock('b')).toBe(true);
    await session.unlock('b');
    expect(await session.tryLock('b')).toBe(false);
    await session.unlock('a');
    expect(await other.tryLock('a')).toBe(true);
  });

  it('is free, and asked for again, once the connection is broken', async () => {
    await opened();
    await opened(other);
    await session.tryLock('a');
    const [lost, again] = [firstValueFrom(session.lost), firstValueFrom(session.opened)];
    proxy.cut();
    await lost;
    expect(session.trusted).toBe(false);
    await eventually(async () => expect(await other.tryLock('a')).toBe(true));
    await again;
    expect(session.trusted).toBe(true);
    expect(await session.tryLock('a')).toBe(false);
    expect(warned).toEqual([expect.stringMatching(/^The connection that holds the locks broke: .*Error/)]);
  });
});

describe('a question', () => {
  it('without a connection is refused', async () => {
    await expect(session.tryLock('a')).rejects.toMatchObject(unavailable);
    await expect(session.unlock('a')).rejects.toMatchObject(unavailable);
  });

  it('that has no answer within four seconds is refused, and its lock is free: nobody knows whether it was taken', async () => {
    await opened();
    const lost = firstValueFrom(session.lost);
    proxy.swallow('answers');
    const began = performance.now();
    const asked = Promise.allSettled([session.tryLock('a'), session.tryLock('b')]);
    // Neither question waits for the answer to the other.
    await eventually(async () => expect(await locks()).toBe(2), 3_000);
    for (const answer of await asked) {
      expect(answer).toMatchObject({ status: 'rejected', reason: unavailable });
    }
    expect(performance.now() - began).toBeGreaterThan(3_500);
    expect(performance.now() - began).toBeLessThan(9_000);
    await lost;
    proxy.heal();
    await eventually(async () => expect(await locks()).toBe(0));
  });
});

describe('the connection', () => {
  it('has its name, and is ended by Postgres after twelve silent seconds', async () => {
    const keepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
    const client = await opened();
    const { rows } = await client.query(
      `select current_setting('application_name') name, current_setting('idle_session_timeout') silence`,
    );
    expect(rows).toEqual([{ name: 'provenance replica', silence: '12s' }]);
    expect(keepAlive).toHaveBeenCalledWith(true, expect.anything());
  });

  it('is one, however often it is begun', async () => {
    const clients: Client[] = [];
    session.opened.subscribe((client) => clients.push(client));
    await opened();
    session.onApplicationBootstrap();
    await session.tryLock('a');
    await breakConnection();
    await eventually(() => expect(clients).toHaveLength(2));
    await session.tryLock('a');
    expect(await connections()).toHaveLength(1);
    expect(clients).toHaveLength(2);
  });

  it('tells what it is notified of', async () => {
    const client = await opened();
    const notified = firstValueFrom(session.notified);
    await client.query('listen house');
    await watcher.query(`notify house, 'changed'`);
    expect(await notified).toMatchObject({ channel: 'house', payload: 'changed' });
  });

  it('is tried again four times a second', async () => {
    proxy.refuse();
    session.onApplicationBootstrap();
    await eventually(() => expect(warned.length).toBeGreaterThan(0));
    const [began, before] = [performance.now(), warned.length];
    await eventually(() => expect(warned.length).toBeGreaterThanOrEqual(before + 4), 8_000);
    expect(performance.now() - began).toBeGreaterThan(700);
    const opening = firstValueFrom(session.opened);
    proxy.heal();
    await opening;
  });

  it('is given up and tried again where nobody answers for three seconds', async () => {
    proxy.swallow('answers');
    const began = performance.now();
    session.onApplicationBootstrap();
    await eventually(() => expect(warned).toHaveLength(1), 9_000);
    expect(performance.now() - began).toBeGreaterThan(2_500);
    const opening = firstValueFrom(session.opened);
    proxy.heal();
    await opening;
  });
});

describe('closing', () => {
  it('frees what was locked at once, and tells of it; the connection is not made again', async () => {
    await opened();
    await opened(other);
    await session.tryLock('a');
    const lost = firstValueFrom(session.lost);
    let again = 0;
    session.opened.subscribe(() => (again += 1));
    await session.close();
    await lost;
    expect(session.trusted).toBe(false);
    await expect(session.tryLock('b')).rejects.toMatchObject(unavailable);
    await eventually(async () => expect(await connections()).toHaveLength(1));
    expect(await other.tryLock('a')).toBe(true);
    expect([again, warned]).toEqual([0, []]);
  });

  it('ends although the connection has gone mute', async () => {
    await opened();
    await session.tryLock('a');
    proxy.mute();
    await session.close();
    expect(session.trusted).toBe(false);
  });

  it('ends although a question is without an answer', async () => {
    await opened();
    proxy.mute();
    const asked = session.tryLock('a');
    await session.close();
    await expect(asked).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('ends although it is still connecting', async () => {
    session.onApplicationBootstrap();
    await session.close();
    expect(session.trusted).toBe(false);
    expect(warned).toEqual([]);
  });
});
