import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'node:tls';
import { END, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import pg from 'pg';
import { StartupError } from '../../src/platform/program/startup-error.js';
import { compiled } from '../../src/platform/testing/compiled.js';
import { eventualAnswer, newStream, readIds } from '../../src/platform/testing/streams.js';
import { Pooler } from '../../src/platform/testing/pooler.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { compiledEventStore, createTestDatabase } from '../../src/platform/testing/test-servers.js';
import { isRunning } from '../processes/process-identity.mjs';
import { selfSignedCertificate } from './certificate.js';
import { startEventStore } from './supervise.js';

describe('the process of the embedded event store', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  const lines: string[] = [];
  const start = (databaseUrl = database.url, port = 0) =>
    startEventStore({
      databaseUrl,
      dataDirectory: directory.path,
      port,
      log: (line) => lines.push(line),
      program: compiledEventStore,
    });

  const asked = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  beforeEach(async () => {
    lines.length = 0;
    database = await createTestDatabase();
    directory = await temporaryDirectory();
  });

  afterEach(async () => {
    await database.drop();
    await directory.remove();
  });

  it('is ended by a stop, and leaves its port and its database free', async () => {
    const first = await start();
    await first.stop();
    expect(isRunning(first.processId)).toBe(false);
    const again = await start(database.url, Number(new URL(first.connectionString).port));
    expect(again.connectionString).toBe(first.connectionString);
    await again.stop();
  });

  it('is started again at the same address when it ends, and people are told', async () => {
    const store = await start();
    const { connectionString, processId } = store;
    process.kill(processId, 'SIGKILL');
    await eventualAnswer(() => Promise.resolve(store.processId !== processId));
    expect(store.connectionString).toBe(connectionString);
    expect(lines).toEqual([
      'The event store ended unexpectedly (signal SIGKILL) and is being started again.',
      'The event store is running again.',
    ]);
    await store.stop();
    expect(isRunning(store.processId)).toBe(false);
  });

  it('is not started beside another one on the same database', async () => {
    const store = await start();
    const second = start();
    await expect(second).rejects.toThrow(StartupError);
    const rows = await asked<{ pid: number }>(
      `select pid from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and datname = current_database()`,
    );
    await expect(second).rejects.toThrow(
      `Another event store already writes to this database (session ${rows[0]?.pid} of Postgres, "event store", from 127.0.0.1): stop it`,
    );
    await store.stop();
  });

  it('that cannot start gives its lock back, also where a pooler keeps the session', async () => {
    const pooler = await Pooler.start(database.url, { by: 'session', reset: false });
    try {
      await (await start()).stop();
      await asked('alter table event_store.event rename to away');
      await expect(start(pooler.url)).rejects.toThrow(/"event_store.event" does not exist/);
      await asked('drop view event_store.readable_event');
      await expect(start(pooler.url)).rejects.toThrow(/"as_json" already exists/);
      await asked('drop schema event_store cascade');
      await (await start()).stop();
    } finally {
      await pooler.stop();
    }
  });

  it('is not started without a database', async () => {
    await expect(start('postgresql://nobody@127.0.0.1:1/none')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('does not outlive a parent that was killed', async () => {
    const parent = spawn(
      process.execPath,
      ['--input-type=module', '--eval', parentProgram(database.url, directory.path)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(output.toString());
    expect(isRunning(child)).toBe(true);
    parent.kill('SIGKILL');
    await eventualAnswer(() => Promise.resolve(!isRunning(child)));
  });

  it('run by itself ends with its Postgres, however often it is asked to', async () => {
    const alone = spawn(process.execPath, [compiledEventStore], {
      env: { PATH: process.env['PATH'], DATA_DIR: directory.path },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(alone, 'exit');
    const output: string[] = [];
    for await (const line of createInterface({ input: alone.stdout })) {
      output.push(line);
      if (output.length === 2) break;
    }
    const [eventStoreUrl, databaseUrl] = output.map((line) => line.slice(line.indexOf('=') + 1));
    expect(JSON.parse(await readFile(path.join(directory.path, 'servers.json'), 'utf8'))).toMatchObject({
      eventStoreUrl,
      databaseUrl,
    });
    const postmaster = Number.parseInt(
      await readFile(path.join(directory.path, 'postgres', 'postmaster.pid'), 'utf8'),
      10,
    );
    alone.kill('SIGINT');
    // This is what Ctrl-C does: one signal comes from the terminal, and another from the parent, which also got the
    // terminal's signal.
    await eventualAnswer(() => Promise.resolve(!existsSync(path.join(directory.path, 'servers.json'))));
    alone.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    expect(isRunning(postmaster)).toBe(false);
  });

  describe('and strangers on the same machine', () => {
    const certificate = (): string => encodeURIComponent(path.join(directory.path, 'event-store.pem'));
    const calls: [string, (client: EventStoreDBClient) => Promise<unknown>][] = [
      ['an append', (client) => client.appendToStream('user-1', jsonEvent({ type: 'UserAdded', data: {} }))],
      ['a read of a stream', (client) => first(client.readStream('user-1'))],
      ['a read of the log', (client) => first(client.readAll())],
      ['a subscription', (client) => first(client.subscribeToAll({ fromPosition: END }))],
    ];

    it.each([
      ['without TLS', (port: string) => `esdb://localhost:${port}?tls=false`],
      ['without a password', (port: string) => `esdb://localhost:${port}?tlsCAFile=${certificate()}`],
      [
        'with a wrong password',
        (port: string) => `esdb://provenance:secret@localhost:${port}?tlsCAFile=${certificate()}`,
      ],
    ])('refuses every call %s, and goes on for its own clients', async (_, stranger) => {
      const store = await start();
      const own = EventStoreDBClient.connectionString(store.connectionString);
      const other = EventStoreDBClient.connectionString(stranger(new URL(store.connectionString).port));
      for (const [what, call] of calls) {
        const outcome = call(other).then(
          () => `${what} went through`,
          ({ type, code }: { type?: string; code?: number }) => type ?? code,
        );
        expect(['access-denied', 'unavailable', status.UNAVAILABLE]).toContain(await outcome);
      }
      const stream = newStream();
      await own.appendToStream(stream, jsonEvent({ type: 'NoteTaken', data: {} }));
      expect(await readIds(own, stream)).toHaveLength(1);
      expect(await readIds(own, 'user-1')).toEqual([]);
      await Promise.all([own.dispose(), other.dispose()]);
      await store.stop();
    });

    it('cannot be reached from other machines', async () => {
      const store = await start();
      const port = Number(new URL(store.connectionString).port);
      for (const host of addressesForOthers()) {
        await expect(once(connect(port, host), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      }
      await store.stop();
    });

    it('does not give its password to a stranger who answers in its place', async () => {
      const store = await start();
      const received: Buffer[] = [];
      const pem = selfSignedCertificate();
      const impostor = createServer({ key: pem, cert: pem, ALPNProtocols: ['h2'] }, (socket) =>
        socket.on('data', (bytes: Buffer) => received.push(bytes)).on('error', () => undefined),
      );
      impostor.on('tlsClientError', () => undefined);
      await new Promise<void>((resolve) => impostor.listen(0, '127.0.0.1', resolve));
      const url = new URL(store.connectionString);
      url.port = String((impostor.address() as AddressInfo).port);
      const client = EventStoreDBClient.connectionString(url.href);
      await expect(first(client.readAll())).rejects.toMatchObject({ type: 'unavailable' });
      expect(Buffer.concat(received).toString()).toBe('');
      await client.dispose();
      impostor.close();
      await store.stop();
    });

    it('keeps its credentials readable by the owner only, and makes anew what is missing', async () => {
      const before = await start();
      await before.stop();
      for (const name of ['event-store.pem', 'event-store-password']) {
        expect((await stat(path.join(directory.path, name))).mode & 0o777).toBe(0o600);
      }
      await rm(path.join(directory.path, 'event-store-password'));
      const after = await start();
      expect(new URL(after.connectionString).password).not.toBe(new URL(before.connectionString).password);
      await after.stop();
    });
  });
});

const first = async (events: AsyncIterable<unknown>): Promise<unknown> => {
  for await (const event of events) return event;
  return undefined;
};

/** The addresses of this machine. On Linux, a server that listens on all of them is found even without a network. */
const addressesForOthers = (): string[] => [
  ...(process.platform === 'linux' ? ['127.0.0.2'] : []),
  ...Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  ),
];

const parentProgram = (databaseUrl: string, dataDirectory: string): string => `
  const { startEventStore } = await import(${JSON.stringify(compiled('embedded/event-store/supervise.js'))});
  const store = await startEventStore({ databaseUrl: ${JSON.stringify(databaseUrl)}, dataDirectory: ${JSON.stringify(dataDirectory)}, log: console.error });
  console.log(store.processId);
`;
