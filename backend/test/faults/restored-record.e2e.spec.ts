import pg from 'pg';
import { articleDecider } from '../../src/articles/domain/article.decider.js';
import { catalogs } from '../../src/catalogs.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { ChangeFeed } from '../../src/platform/event-sourcing/change-feed.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { Clock } from '../../src/platform/kernel/clock.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { startServersApart, type ServersApart } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import {
  draftPath,
  generate,
  goodText,
  idOfPersona,
  modelSettings,
  startModel,
  type OneArticle,
  type Problem,
} from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { checkInvariants } from '../support/invariants.js';
import type { Visitor } from '../support/visitor.js';

interface Origins {
  readonly totals: { readonly ai: number; readonly person: number };
}

let model: FakeOpenAi;
let servers: ServersApart;
let database: pg.Client;
let leader: TestApplication;
let follower: TestApplication;
let admin: Visitor;
let personaId: string;

const started = (): Promise<TestApplication> =>
  TestApplication.start({ servers, settings: modelSettings(model) });

beforeAll(async () => {
  model = await startModel();
  servers = await startServersApart('migrated');
  database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
  leader = await started();
  follower = await started();
  admin = await leader.admin();
  personaId = await idOfPersona(admin, 'The Appraiser');
});

afterAll(async () => {
  await leader.app.close();
  await follower.app.close();
  await database.end();
  await servers.stop();
  await model.stop();
});

const endOfRecord = async (): Promise<string> => {
  const { rows } = await database.query<{ end: string }>(
    'select max(position) as end from event_store.event',
  );
  return rows[0]?.end ?? '';
};

/** Sets the record back to a position and restarts its server, as a restore does. */
async function restore(position: string): Promise<void> {
  await database.query('delete from event_store.event where position > $1', [position]);
  process.kill(servers.eventStoreProcessId, 'SIGKILL');
}

async function inRecord<Found>(look: (record: EventStore) => Promise<Found>): Promise<Found> {
  const record = EventStore.connect(servers.eventStoreUrl);
  try {
    return await look(record);
  } finally {
    await record.close();
  }
}

const eventsOf = (id: string): Promise<unknown[]> =>
  inRecord(async (record) => (await record.readStream(`article-${id}`)).map(({ event }) => event?.type));

/** Opens the article for review for this number of reviewers, in a process that has no read models. */
const openedElsewhere = (id: string, reviewers: number): Promise<void> =>
  inRecord(async (record) => {
    const nobodyReads = { waitFor: () => Promise.resolve() };
    const codec = new EventCodec(catalogs);
    const process = new AggregateStore(record, codec, nobodyReads, new Clock(), new ChangeFeed());
    for (let n = 1; n <= reviewers; n += 1) {
      const by = { id: `reviewer ${n}`, role: 'admin', assignedPersona: null } as const;
      const open = { type: 'open-for-review', by } as const;
      await process.handle(articleDecider, id, open, internalContext(systemActor));
    }
  });

const ready = (application: TestApplication): Promise<void> =>
  eventually(async () => expect((await application.visitor().get('/health/ready')).status).toBe(200));

/** Makes an edit that does not update any kept state: the revision rises, but what is kept is from the other record. */
const openedForReview = async (id: string, revision: number): Promise<void> => {
  const path = `${draftPath(id)}/reviews`;
  expect((await admin.post(path, undefined, { 'if-match': `"${revision}"` })).status).toBe(200);
};

const kept = ['article_state', 'article_origins', 'article_division', 'kept_findings', 'kept_comparison'];

const keptOf = async (id: string): Promise<number> => {
  const counts = await Promise.all(
    kept.map(async (table) => {
      const { rows } = await database.query(`select from ${table} where article_id = $1`, [id]);
      return Math.min(1, rows.length);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

describe('A35 a record that was restored to an earlier day while both replicas run', () => {
  let id: string;
  let end: string;
  const key = { 'idempotency-key': 'written-in-what-is-gone' };
  let lost: string;
  const opened = ['ArticleGenerated', 'ArticleEdited', 'ArticleOpenedForReview', 'ArticleOpenedForReview'];

  beforeAll(async () => {
    ({ id } = await generate(admin, { personaId }));
    await admin.patch(draftPath(id), { title: 'Boxes' });
    end = await endOfRecord();
    const text = `${goodText}\n\nA person wrote that.`;
    await admin.patch(draftPath(id), { content: text });
    await admin.patch(draftPath(id), { status: 'promoted' });
    const generated = await admin.post<OneArticle>(
      '/api/articles/generate',
      { categoryId: 'collectibles', personaId },
      key,
    );
    lost = generated.body.article.id;
    for (const application of [leader, follower]) {
      const visitor = await application.admin();
      expect((await visitor.get<OneArticle>(draftPath(id))).body.article.status).toBe('promoted');
      await visitor.get(`${draftPath(id)}/origins`);
    }
    await eventually(async () => expect(await keptOf(id)).toBe(kept.length));
    await database.query('update outbox_checkpoint set position = 1000000');
    await database.query('insert into record_verification (at, events, checkpoints) values (now(), 900, 9)');
    await restore(end);
  });

  it('nothing is saved on either of them while the read models are of the later day', async () => {
    // The article then has the revision of the read models, but through other events.
    await eventually(() => openedElsewhere(id, 2));
    for (const application of [leader, follower]) {
      const visitor = await application.admin();
      await eventually(async () => {
        const { status, body } = await visitor.patch<Problem>(draftPath(id), { status: 'draft' });
        expect([status, body.type]).toEqual([503, '/problems/another-record']);
        expect(body.detail).toContain('npm run projections:rebuild');
      });
    }
    expect(await eventsOf(id)).toEqual(opened);
  });

  it('nothing that is kept outlives what it rests on', async () => {
    await eventually(async () => expect(await keptOf(id)).toBe(0));
  });

  it('after a rebuild both go on from what the record holds', async () => {
    await checkInvariants(servers);
    await Promise.all([leader, follower].map(ready));
    for (const application of [leader, follower]) {
      const visitor = await application.admin();
      const { body } = await visitor.get<Origins>(`${draftPath(id)}/origins?revision=3`);
      expect(body.totals.person).toBe(0);
    }
    const other = await follower.admin();
    await openedForReview(id, 3);
    const reviewed = await other.patch<OneArticle>(draftPath(id), { content: 'Another text.' });
    expect(reviewed.body.article).toMatchObject({ status: 'draft', revision: 5, title: 'Boxes' });
    const same = await admin.patch<OneArticle>(draftPath(id), { status: 'draft' });
    expect(same.body.article.revision).toBe(5);
    expect(await eventsOf(id)).toEqual([...opened, 'ArticleOpenedForReview', 'ArticleEdited']);
    for (const visitor of [admin, other]) {
      const { body } = await visitor.get<Origins>(`${draftPath(id)}/origins?revision=5`);
      expect(body.totals).toMatchObject({ ai: 0, person: 2 });
    }
  });

  it('what was remembered of the record that is gone is forgotten', async () => {
    const { rows: told } = await database.query('select from outbox_checkpoint where position >= 1000000');
    const { rows: verified } = await database.query('select from record_verification');
    expect([told, verified]).toEqual([[], []]);
  });

  it('a key does again what the record does not hold any more', async () => {
    expect((await admin.get(draftPath(lost))).status).toBe(404);
    const again = await admin.post<OneArticle>(
      '/api/articles/generate',
      { categoryId: 'collectibles', personaId },
      key,
    );
    expect([again.status, again.body.article.id]).toEqual([201, lost]);
    expect((await admin.get(draftPath(lost))).status).toBe(200);
    expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
  });
});

describe('A35 a record that was restored while nothing ran', () => {
  it('what was kept of the other events of the same revision is not believed', async () => {
    const { id } = await generate(admin, { personaId });
    const end = await endOfRecord();
    await admin.patch(draftPath(id), { status: 'promoted' });
    await eventually(async () => {
      const { rows } = await database.query('select from article_state where article_id = $1', [id]);
      expect(rows).toHaveLength(1);
    });
    // The state is copied here, so that it can be put back as if somebody had kept it once more after the rebuild.
    await database.query('create table kept_before as select * from article_state');
    await leader.app.close();
    await follower.app.close();
    await restore(end);
    await eventually(async () => {
      await checkInvariants(servers);
    });
    await database.query('insert into article_state select * from kept_before');
    leader = await started();
    follower = await started();
    admin = await leader.admin();
    await ready(leader);
    await openedForReview(id, 0);
    const saved = await (
      await follower.admin()
    ).patch<OneArticle>(draftPath(id), {
      title: 'Papers',
      status: 'draft',
    });
    expect(saved.body.article).toMatchObject({ status: 'draft', revision: 2, title: 'Papers' });
    expect(await eventsOf(id)).toEqual(['ArticleGenerated', 'ArticleOpenedForReview', 'ArticleEdited']);
  });
});
