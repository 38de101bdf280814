import pg from 'pg';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { eventually } from '../../../test/support/eventually.js';
import { isOutage } from '../concurrency/outage.js';
import { StartupError } from '../program/startup-error.js';
import { Pooler } from '../testing/pooler.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { databaseOptions, migratedDataSource } from './data-source.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let other: pg.Client;
let dataSource: DataSource;

/**
 * How long to wait for an answer, in milliseconds. A frozen server gives none, and Postgres never gives up by itself.
 */
const silentAfterMs = 200;
const options = () => {
  const given = databaseOptions(database.url, { entities: [], migrations: [] });
  return { ...given, extra: { ...(given.extra as object), query_timeout: silentAfterMs } };
};

beforeAll(async () => {
  database = await createTestDatabase();
  other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('create table box (lid text)');
  dataSource = await migratedDataSource(options());
});

afterAll(async () => {
  await dataSource.destroy();
  await other.end();
  await database.drop();
});

const refusalOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

it('does not give the connection of a statement that is still under way to the next who asks', async () => {
  await dataSource.query('select 1');
  await other.query('begin; lock table box in access exclusive mode');
  const refused = await refusalOf(dataSource.query('select * from box'));
  const next = await refusalOf(dataSource.query('select 2 found'));
  await other.query('commit');
  expect([isOutage(refused), next]).toEqual([true, [{ found: 2 }]]);
});

it('leaves no connection in a transaction that could not be ended', async () => {
  await other.query('begin; lock table box in access exclusive mode');
  const refused = await refusalOf(dataSource.transaction((manager) => manager.query('select * from box')));
  expect(isOutage(refused)).toBe(true);
  await other.query('commit');
  const left = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and state <> 'idle'`;
  await eventually(async () => expect((await other.query(left)).rows).toEqual([]));
  await dataSource.query(`insert into box values ('a lid')`);
  expect((await other.query('select lid from box')).rows).toEqual([{ lid: 'a lid' }]);
});

it('has Postgres give a statement up in time, and asks on over the same connection', async () => {
  const patient = await migratedDataSource(databaseOptions(database.url, { entities: [], migrations: [] }));
  const backend = async () => (await patient.query<{ pid: number }[]>('select pg_backend_pid() pid'))[0]?.pid;
  try {
    const before = await backend();
    expect(await refusalOf(patient.query('select pg_sleep(60)'))).toMatchObject({ code: '57014' });
    expect(await backend()).toBe(before);
  } finally {
    await patient.destroy();
  }
});

it('migrates for as long as it takes', async () => {
  class Slow1 implements MigrationInterface {
    readonly name = 'Slow1700000000000';
    up = (runner: QueryRunner) => runner.query('select pg_sleep($1)', [(3 * silentAfterMs) / 1000]);
    down = () => Promise.resolve();
  }
  const migrated = await migratedDataSource({ ...options(), migrations: [Slow1] });
  const { rows } = await other.query('select name from schema_migration');
  expect(rows).toEqual([{ name: 'Slow1700000000000' }]);
  await migrated.destroy();
});

describe('a migration that fails', () => {
  class Fails1 implements MigrationInterface {
    readonly name = 'Fails1700000000001';
    up = (runner: QueryRunner) => runner.query('select 1 / 0');
    down = () => Promise.resolve();
  }

  it('gives its lock back, also where a pooler keeps the session', async () => {
    const pooler = await Pooler.start(database.url, { by: 'session', reset: false });
    const given = databaseOptions(pooler.url, { entities: [], migrations: [Fails1] });
    const refused = await refusalOf(migratedDataSource(given));
    const held = `select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    const { rowCount } = await other.query(held);
    await pooler.stop();
    expect(refused).toMatchObject({ code: '22012' });
    expect(rowCount).toBe(0);
  });

  it('is one sentence when the role may not make tables', async () => {
    await other.query(`create role reader_of_boxes login password 'reader'`);
    const url = new URL(database.url);
    [url.username, url.password] = ['reader_of_boxes', 'reader'];
    const refused = await refusalOf(
      migratedDataSource(databaseOptions(url.href, { entities: [], migrations: [] })),
    );
    expect(refused).toBeInstanceOf(StartupError);
    expect((refused as Error).message).toMatch(/permission denied for .*\(42501\)\.$/);
    await other.query('drop role reader_of_boxes');
  });
});
