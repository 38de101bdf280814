import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { StartupError } from '../program/startup-error.js';
import { eventually } from '../../../test/support/eventually.js';
import { Pooler, type Pooling } from '../testing/pooler.js';
import { TcpProxy } from '../testing/tcp-proxy.js';
import { createTestDatabase } from '../testing/test-servers.js';
import { requireUsableDatabase } from './usable-database.js';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let other: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  other = new pg.Client({ connectionString: database.url });
  await other.connect();
});

afterAll(async () => {
  await other.end();
  await database.drop();
});

/** The lines that are printed at the start; none when the database is usable. */
async function saidOf(url: string, answerLimitMs?: number): Promise<string[]> {
  const lines: string[] = [];
  await requireUsableDatabase(url, (line) => lines.push(line), answerLimitMs).catch((error: unknown) => {
    if (!(error instanceof StartupError)) throw error;
    lines.push(error.message);
  });
  return lines;
}

/** How long to wait for an answer that does not come, in milliseconds: less than for one that does. */
const refusedWithinMs = 5_000;

async function locks(): Promise<number | null> {
  const { rowCount } = await other.query(`select from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  return rowCount;
}

async function through(pooling: Pooling, answerLimitMs?: number): Promise<string[]> {
  const pooler = await Pooler.start(database.url, pooling);
  try {
    const lines = await saidOf(pooler.url, answerLimitMs);
    await eventually(async () => expect(await locks()).toBe(0), 30_000);
    return lines;
  } finally {
    await pooler.stop();
  }
}

it('works with Postgres itself, and through a pooler that pools by session', async () => {
  expect(await saidOf(database.url)).toEqual([]);
  expect(await through({ by: 'session' })).toEqual([]);
  expect(await through({ by: 'session', next: 'first', sessions: 4 })).toEqual([]);
});

describe('a pooler that shares sessions', () => {
  it.each<[string, Pooling]>([
    ['the only one', { by: 'transaction', sessions: 1 }],
    ['the one that became free last', { by: 'transaction' }],
    ['one of two in turns', { by: 'transaction', next: 'first', sessions: 2 }],
    ['one of three in turns', { by: 'transaction', next: 'first', sessions: 3 }],
    ['one of four in turns', { by: 'transaction', next: 'first', sessions: 4 }],
    ['the same one as before, as long as it is free', { by: 'transaction', next: 'own' }],
    ['one for each statement', { by: 'statement', next: 'first' }],
  ])(
    'is refused in one sentence when clients are given %s',
    async (_, pooling) => {
      const said = await through(pooling, refusedWithinMs);
      expect(said.at(-1)).toMatch(/^DATABASE_URL leads through a pooler .* session .*\.$/);
    },
    60_000,
  );
});

describe('a pooler by session', () => {
  it.each<[string, Pooling, string]>([
    [
      'keeps the locks of a client that is gone',
      { by: 'session', reset: false },
      'locks of a connection outlast it',
    ],
    ['passes no messages on', { by: 'session', notifies: false }, 'messages do not reach a connection'],
    ['has too few sessions', { by: 'session', sessions: 2 }, 'one connection waits for another to end'],
  ])(
    'is refused when it %s',
    async (_, pooling, fault) => {
      const said = await through(pooling, refusedWithinMs);
      expect(said.at(-1)).toContain(fault);
    },
    60_000,
  );
});

describe('what no waiting changes is refused at once', () => {
  const changed = (change: (url: URL) => unknown): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };

  it.each<[string, (url: URL) => unknown, RegExp]>([
    ['a wrong password', (url) => (url.password = 'wrong'), /password authentication failed .*28P01/],
    ['a name that nobody has', (url) => (url.username = 'nobody_here'), /"nobody_here" \(28P01\)/],
    [
      'a database that is not there',
      (url) => (url.pathname = 'nowhere'),
      /database "nowhere" does not exist \(3D000\)/,
    ],
    ['TLS that it does not have', (url) => url.searchParams.set('ssl', 'true'), /does not support SSL/],
    [
      'a setting that it does not know',
      (url) => url.searchParams.set('options', '-c no=1'),
      /"no" \(42704\)/,
    ],
  ])('%s', async (_, change, words) => {
    const lines = await saidOf(changed(change));
    expect(lines).toEqual([expect.stringMatching(/^Postgres cannot be used as DATABASE_URL says: .*\.$/)]);
    expect(lines[0]).toMatch(words);
    expect(lines[0]).not.toContain(new URL(database.url).password);
  });

  it('a role that may not connect', async () => {
    const role = `guest_${randomUUID().replaceAll('-', '')}`;
    await other.query(`create role ${role} login password 'guest'`);
    await other.query(`revoke connect on database ${new URL(database.url).pathname.slice(1)} from public`);
    const url = changed((guest) => {
      guest.username = role;
      guest.password = 'guest';
    });
    expect(await saidOf(url)).toEqual([expect.stringMatching(/permission denied for database .*42501/)]);
    await other.query(`drop role ${role}`);
  });
});

it('waits for a Postgres that is still starting, and says so once', async () => {
  const proxy = await TcpProxy.start(Number(new URL(database.url).port));
  proxy.refuse();
  const lines: string[] = [];
  await requireUsableDatabase(proxy.inFrontOf(database.url), (line) => {
    lines.push(line);
    proxy.heal();
  });
  expect(lines).toEqual([
    expect.stringMatching(/^Postgres cannot be reached yet \(.+\), and is asked again\.$/),
  ]);
  await proxy.stop();
});

describe('the encoding of the database', () => {
  const made: string[] = [];
  const make = async (options: string): Promise<string> => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await other.query(`create database ${name} template template0 ${options}`);
    made.push(name);
    return name;
  };
  const at = (name: string): string => new URL(name, database.url).href;

  afterAll(async () => {
    for (const name of made) await other.query(`drop database ${name} with (force)`);
  });

  it.each(['LATIN1', 'SQL_ASCII', 'LATIN9', 'EUC_JP', 'WIN1252'])(
    '%s is refused with the line that makes a right one',
    async (encoding) => {
      const name = await make(`encoding '${encoding}' locale_provider libc locale 'C'`);
      const [line = '', ...more] = await saidOf(at(name));
      expect(more).toEqual([]);
      expect(line).toContain(`The encoding of the database "${name}" is ${encoding}`);
      const [statement = ''] =
        /create database .* encoding 'UTF8' template template0 locale 'C.UTF-8'/.exec(line) ?? [];
      await other.query(statement);
      made.push(`${name}_utf8`);
      expect(await saidOf(at(`${name}_utf8`))).toEqual([]);
    },
  );

  it('is UTF-8 whatever the locale is, and whatever clients of the role or the database otherwise talk', async () => {
    const name = await make(`encoding 'UTF8' locale_provider libc locale 'C'`);
    await other.query(`alter database ${name} set client_encoding = 'LATIN1'`);
    expect(await saidOf(at(name))).toEqual([]);
    const client = new pg.Client({ connectionString: at(name) });
    await client.connect();
    const { rows } = await client.query('select $1::text as text, octet_length($1)', ['€ Ä 漢']);
    expect(rows).toEqual([{ text: '€ Ä 漢', octet_length: 10 }]);
    await client.end();
  });
});
