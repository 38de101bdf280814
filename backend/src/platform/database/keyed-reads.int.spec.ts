import pg from 'pg';
import { DataSource } from 'typeorm';
import { isOutage } from '../concurrency/outage.js';
import { TcpProxy } from '../testing/tcp-proxy.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { databaseOptions } from './data-source.js';
import { KeyedReads } from './keyed-reads.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: TcpProxy;
let reads: KeyedReads;
let pool: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = databaseOptions(database.url, { entities: [], migrations: [] });
  pool = new DataSource(options);
});
afterAll(() => database.drop());

beforeEach(async () => {
  proxy = await TcpProxy.start(Number(new URL(database.url).port));
  reads = new KeyedReads(proxy.inFrontOf(database.url), pool);
});
afterEach(async () => {
  await reads.onApplicationShutdown();
  await proxy.stop();
});

const double = async (number: number): Promise<number | undefined> => {
  const [row] = await reads.query<{ doubled: number }>('select $1::integer * 2 doubled', [number]);
  return row?.doubled;
};
const backend = async (): Promise<number | undefined> => {
  const [row] = await reads.query<{ pid: number }>('select pg_backend_pid() pid', []);
  return row?.pid;
};
const hundred = Array.from({ length: 100 }, (_, number) => number);

it('gives each of those who ask at once their own answer, all from one connection', async () => {
  const backends = Promise.all(hundred.map(backend));
  expect(await Promise.all(hundred.map(double))).toEqual(hundred.map((number) => number * 2));
  expect(new Set(await backends).size).toBe(1);
});

it('a short row comes over that connection, a long one over the pool, where nobody waits behind it', async () => {
  const own = await backend();
  const columns = [1, 2].map((at) => `repeat('a', $${at}::integer)`);
  const backendOf = async (characters: number): Promise<number | undefined> => {
    const statement = `select pg_backend_pid() pid, ${columns.join(' || ')} written where true`;
    const row = await reads.row<{ pid: number; written: string }>(
      statement,
      columns,
      columns.map(() => characters),
    );
    expect(row?.written).toHaveLength(characters * 2);
    return row?.pid;
  };
  await pool.initialize();
  try {
    expect(await backendOf(40_000)).toBe(own);
    expect(await backendOf(70_000)).not.toBe(own);
  } finally {
    await pool.destroy();
  }
});

it('opens one connection, also when somebody asks before the start is over', async () => {
  const early = backend();
  reads.onApplicationBootstrap();
  expect(await backend()).toBe(await early);
  const [row] = await reads.query<{ connections: number }>(
    'select count(*)::integer connections from pg_stat_activity where datname = current_database()',
    [],
  );
  expect(row?.connections).toBe(1);
});

it('refuses a query that fails, and no other', async () => {
  const failing = reads.query('select 1 / $1::integer', [0]);
  const after = double(21);
  await expect(failing).rejects.toThrow('division by zero');
  expect(await after).toBe(42);
  expect(await double(4)).toBe(8);
});

it('fails those who wait when the connection breaks, as an outage, and asks on another one', async () => {
  const first = await backend();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const waiting = reads.query('select pg_sleep(60)', []).catch((error: unknown) => error);
  const behind = double(1).catch((error: unknown) => error);
  await client.query('select pg_terminate_backend($1)', [first]);
  await client.end();
  expect([isOutage(await waiting), isOutage(await behind)]).toEqual([true, true]);
  expect(await double(3)).toBe(6);
  expect(await backend()).not.toBe(first);
});

it('asks again once Postgres can be reached', async () => {
  proxy.refuse();
  const error = await double(1).catch((refused: unknown) => refused);
  expect(isOutage(error)).toBe(true);
  proxy.heal();
  expect(await double(1)).toBe(2);
});

it('gives up a connection that falls silent, and asks on another one', async () => {
  await double(1);
  proxy.mute();
  const errors = await Promise.all(hundred.map((number) => double(number).catch(isOutage)));
  expect(errors).toEqual(hundred.map(() => true));
  expect(await double(5)).toBe(10);
});

it('opens no connection once the application has stopped', async () => {
  await double(1);
  await reads.onApplicationShutdown();
  expect(isOutage(await double(1).catch((error: unknown) => error))).toBe(true);
  const unused = new KeyedReads(database.url, pool);
  await unused.onApplicationShutdown();
  expect(isOutage(await unused.query('select 1', []).catch((error: unknown) => error))).toBe(true);
});
