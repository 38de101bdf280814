import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../src/platform/program/startup-error.js';
import { compiled } from '../src/platform/testing/compiled.js';
import { eventualAnswer } from '../src/platform/testing/streams.js';
import { temporaryDirectory } from '../src/platform/testing/temporary-directory.js';
import { startPostgres, type EmbeddedPostgres } from './postgres.js';
import { isRunning } from './processes/process-identity.mjs';

describe('the embedded Postgres', () => {
  let temporary: Awaited<ReturnType<typeof temporaryDirectory>>;
  let running: EmbeddedPostgres | undefined;
  const lines: string[] = [];

  beforeEach(async () => {
    lines.length = 0;
    temporary = await temporaryDirectory();
  });

  afterEach(async () => {
    await running?.stop();
    await temporary.remove();
  });

  const start = async (dataDirectory = temporary.path): Promise<EmbeddedPostgres> => {
    running = await startPostgres({ dataDirectory, log: (line) => lines.push(line) });
    return running;
  };

  const query = async (url: string, statement: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    return client.query<Record<string, unknown>>(statement).then(
      ({ rows }) => client.end().then(() => rows),
      (error: unknown) => client.end().then(() => Promise.reject(error as Error)),
    );
  };

  const postmaster = async (): Promise<number> =>
    Number.parseInt(await readFile(path.join(temporary.path, 'postgres', 'postmaster.pid'), 'utf8'), 10);

  it('keeps what is written, and leaves no process behind', async () => {
    const first = await start();
    await query(first.url, `create table note as select 'ÄÖ' as text`);
    const process = await postmaster();
    await first.stop();
    expect(isRunning(process)).toBe(false);
    const again = await start();
    expect(await query(again.url, 'select lower(text) as text from note')).toEqual([{ text: 'äö' }]);
    expect(lines).toEqual([]);
    expect((await stat(path.join(temporary.path, 'postgres-password'))).mode & 0o777).toBe(0o600);
  });

  it('does not care for a locale that this machine does not have, or for variables of other Postgres tools', async () => {
    const foreign = { LANG: 'xx_YY.nonsense', LC_ALL: 'xx_YY', PGDATA: '/nowhere', PGPORT: '1' };
    const before = { ...process.env };
    Object.assign(process.env, foreign);
    const { url } = await start().finally(() => (process.env = before));
    expect(await query(url, `select current_setting('server_encoding') as encoding`)).toEqual([
      { encoding: 'UTF8' },
    ]);
  });

  it('comes back on the same port, with what was committed, when it is killed', async () => {
    const { url } = await start();
    await query(url, 'create table note as select 1 as n');
    process.kill(await postmaster(), 'SIGKILL');
    expect(await eventualAnswer(() => query(url, 'select n from note'))).toEqual([{ n: 1 }]);
    await eventualAnswer(() => Promise.resolve(lines.length === 2));
    expect(lines[0]).toMatch(/^Postgres ended unexpectedly \(.+\) and is being started again\.$/);
    expect(lines[1]).toBe('Postgres is running again.');
  });

  it('stops what an earlier run left at work when it was killed, and has its data', async () => {
    const program = `
      const { startPostgres } = await import(${JSON.stringify(compiled('embedded/postgres.js'))});
      const { url } = await startPostgres({ dataDirectory: ${JSON.stringify(temporary.path)}, log: console.error });
      console.log(url);
    `;
    const earlier = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(earlier.stdout, 'data')) as [Buffer];
    await query(url.toString().trim(), 'create table note as select 1 as n');
    const orphan = await postmaster();
    await expect(start()).rejects.toThrow(/already in use by process/);
    earlier.kill('SIGKILL');
    await once(earlier, 'exit');
    expect(isRunning(orphan)).toBe(true);

    const next = await start();
    expect(isRunning(orphan)).toBe(false);
    expect(lines).toEqual([`Stopping the Postgres that an earlier run left behind (process ${orphan}).`]);
    expect(await query(next.url, 'select n from note')).toEqual([{ n: 1 }]);
  });

  it('leaves a stranger alone who has the number of a Postgres that is gone', async () => {
    await (await start()).stop();
    const file = path.join(temporary.path, 'postgres', 'postmaster.pid');
    await writeFile(file, `${process.pid}\n${path.join(temporary.path, 'postgres')}\n`);
    const { url } = await start();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
  });

  it('makes its database anew when the first start was killed half-way', async () => {
    await mkdir(path.join(temporary.path, 'postgres.new', 'base'), { recursive: true });
    await writeFile(path.join(temporary.path, 'postgres-password'), 'of the first start');
    const { url } = await start();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    expect((await readdir(temporary.path)).filter((name) => name.startsWith('postgres'))).toEqual([
      'postgres',
      'postgres-password',
    ]);
  });

  it.each([
    ['a database of another version', { 'postgres/PG_VERSION': '16\n' }, /was created by Postgres 16/],
    ['a file in the way', { postgres: '' }, /it is not a Postgres database/],
    ['a database without its password', { 'postgres/PG_VERSION': '17\n' }, /password .* cannot be read/],
    [
      'a broken database',
      { 'postgres/PG_VERSION': '17\n', 'postgres-password': 'x' },
      /failed to start: .*postgresql\.conf/,
    ],
  ])('says in one sentence why it does not start on %s', async (_, files: Record<string, string>, reason) => {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(temporary.path, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
    const failure = start();
    await expect(failure).rejects.toThrow(StartupError);
    await expect(failure).rejects.toThrow(reason);
    expect((await readdir(temporary.path)).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  // Only root runs Postgres as another user.
  if (process.getuid?.() === 0) {
    it('started by root in a private directory, keeps its data where its user can reach it', async () => {
      await chmod(temporary.path, 0o700);
      const first = await start(path.join(temporary.path, 'data'));
      await query(first.url, 'create table note as select 1 as n');
      const cluster = await readlink(path.join(temporary.path, 'data', 'postgres'));
      expect(lines).toEqual([expect.stringContaining(`the database is kept in ${path.dirname(cluster)}`)]);
      await first.stop();
      const again = await start(path.join(temporary.path, 'data'));
      expect(await query(again.url, 'select n from note')).toEqual([{ n: 1 }]);
      await again.stop();
      await rm(path.dirname(cluster), { recursive: true });
    });
  }
});
