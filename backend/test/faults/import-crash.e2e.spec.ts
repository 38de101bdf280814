import pg from 'pg';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { eventually } from '../support/eventually.js';
import { importIn, itemsOf, readImport, zipOf } from '../support/imports.js';
import { checkInvariants } from '../support/invariants.js';
import { ServerProcess } from '../support/server-process.js';
import { TwoReplicas } from '../support/two-replicas.js';

const size = 400;
const rounds = 4;

const archive = (): Promise<Buffer> =>
  zipOf(
    Object.fromEntries(
      Array.from({ length: size }, (_, at) => [
        `house/${String(at).padStart(3, '0')}.md`,
        `---\ntitle: Box ${at}\ndate: 2019-05-03T08:00:00Z\n---\n\nKeep box ${at}.\n`,
      ]),
    ),
  );

const total = async (database: pg.Client): Promise<number> =>
  Number((await database.query<{ n: string }>('select count(*) n from article')).rows[0]?.n);

describe('an import whose server is killed', () => {
  let servers: TestServers;
  let database: pg.Client;

  beforeEach(async () => {
    servers = await startMigratedServers();
    database = new pg.Client({ connectionString: servers.databaseUrl });
    await database.connect();
  });
  afterEach(async () => {
    await database.end();
    await servers.stop();
  });

  it('goes on at the next start: nothing twice, nothing lost', async () => {
    let server = await ServerProcess.start(servers);
    const { id } = await readImport(await server.admin(), 'house.zip', await archive());
    await (await server.admin()).post(`/api/imports/${id}/start`);
    for (let round = 1; round <= rounds; round += 1) {
      const wanted = Math.min(size, (round * size) / (rounds + 1));
      await eventually(async () => expect(await total(database)).toBeGreaterThanOrEqual(wanted), 120_000);
      await server.kill();
      server = await ServerProcess.start(servers);
    }
    const admin = await server.admin();
    const { items } = await importIn(admin, id, 'done');
    expect(items).toMatchObject({ total: size, created: size, failed: 0, conflicts: 0 });
    await eventually(async () => expect(await total(database)).toBe(size), 30_000);
    await server.kill();
    expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  }, 600_000);
});

describe('the same file on two replicas at once', () => {
  it('makes each article once', async () => {
    const desk = await TwoReplicas.start();
    try {
      const file = await archive();
      const imports = await Promise.all(
        [desk.here, desk.there].map(async (visitor) => ({
          visitor,
          id: (await readImport(visitor, 'house.zip', file)).id,
        })),
      );
      await Promise.all(imports.map(({ visitor, id }) => visitor.post(`/api/imports/${id}/start`)));
      const done = await Promise.all(imports.map(({ visitor, id }) => importIn(visitor, id, 'done')));
      const sum = (of: 'created' | 'unchanged' | 'failed'): number =>
        done.reduce((all, { items }) => all + items[of], 0);
      expect([sum('created'), sum('unchanged'), sum('failed')]).toEqual([size, size, 0]);
      const [first] = await itemsOf(desk.there, imports[0]?.id ?? '');
      expect(first?.articleId).toEqual(expect.any(String));
    } finally {
      await desk.stop();
    }
  }, 600_000);
});
