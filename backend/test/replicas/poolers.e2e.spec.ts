import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import pg from 'pg';
import { Pooler } from '../../src/platform/testing/pooler.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { createTestDatabase } from '../../src/platform/testing/test-servers.js';
import { draftPath, generate, idOfPersona, type OneArticle } from '../support/articles.js';
import { EmbeddedServer } from '../support/embedded-server.js';
import { eventually } from '../support/eventually.js';
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer.js';
import { TwoReplicas } from '../support/two-replicas.js';
import type { Visitor } from '../support/visitor.js';

interface RunningPooler {
  readonly url: string;
  stop(): Promise<void>;
}

type Mode = 'session' | 'transaction' | 'statement';

/** The poolers: our own on every machine, and the real one if it is installed. */
const poolers: [string, (url: string, mode: Mode) => Promise<RunningPooler>][] = [
  ['a small pooler', (url, by) => Pooler.start(url, { by })],
  ...(hasPgBouncer ? ([['PgBouncer', startPgBouncer]] as [string, typeof startPgBouncer][]) : []),
];

const roleOf = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.get('/health/ready')).body['role'];

describe.each(poolers)('two replicas behind %s that pools by session', (_, start) => {
  it('see what the other does at once, and replace a leader that is frozen within 15 seconds', async () => {
    let pooler: RunningPooler | undefined;
    const replicas = await TwoReplicas.start(async (url) => (pooler = await start(url, 'session')).url);
    try {
      const { leader, here, there } = replicas;
      expect([await roleOf(here), await roleOf(there)]).toEqual(['leader', 'follower']);
      const { id } = await generate(there, { personaId: await idOfPersona(there, 'The Appraiser') });
      expect((await here.get<OneArticle>(draftPath(id))).status).toBe(200);
      leader.freeze();
      await eventually(async () => expect(await roleOf(there)).toBe('leader'), 40_000);
      expect((await there.patch<OneArticle>(draftPath(id), { title: 'Of the other' })).status).toBe(200);
      leader.wake();
      await eventually(async () => expect(await roleOf(here)).toBe('follower'));
      expect((await here.get<OneArticle>(draftPath(id))).body.article.title).toBe('Of the other');
    } finally {
      await replicas.stop();
      await pooler?.stop();
    }
  }, 180_000);
});

describe.each(poolers)('a start behind %s that shares sessions', (_, start) => {
  it.each(['transaction', 'statement'] as const)(
    'by %s ends with one sentence before it locks or writes anything, and hinders no later one',
    async (mode) => {
      const database = await createTestDatabase();
      const pooler = await start(database.url, mode);
      const client = new pg.Client({ connectionString: database.url });
      await client.connect();
      try {
        expect(await outcomeOf(pooler.url)).toEqual({
          code: 1,
          output: '',
          complaint: expect.stringMatching(/^DATABASE_URL leads through a pooler .*\.\n$/) as string,
        });
        const left = `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
            where locktype = 'advisory' and datname = current_database() union all
          select 1 from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('event_store'))`;
        expect((await client.query(left)).rowCount).toBe(0);
        const direct = await EmbeddedServer.start({ DATABASE_URL: database.url });
        await direct.stop();
      } finally {
        await client.end();
        await pooler.stop();
        await database.drop();
      }
    },
    120_000,
  );
});

/** The output of a start that fails. */
async function outcomeOf(databaseUrl: string): Promise<{ code: unknown; output: string; complaint: string }> {
  const directory = await temporaryDirectory();
  const child = spawn(process.execPath, [path.resolve('dist/backend/src/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: directory.path, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '', complaint: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.complaint += chunk.toString()));
  const [code] = (await once(child, 'close')) as [unknown];
  await directory.remove();
  return { code, ...said };
}
