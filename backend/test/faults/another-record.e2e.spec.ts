import { Housekeeping } from '../../src/auth/housekeeping.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import type { Clock } from '../../src/platform/kernel/clock.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { TestApplication } from '../support/application.js';
import { eventually } from '../support/eventually.js';
import { whileReadModelsAreHeld } from '../support/held-read-models.js';
import { checkInvariants } from '../support/invariants.js';
import type { Visitor } from '../support/visitor.js';

interface Ready {
  readonly status: string;
  readonly role: string;
  readonly readModels: { readonly trouble: string | null };
}

let before: TestServers;
/** The old read models, and a record that begins anew. */
let replaced: TestServers;
const applications: TestApplication[] = [];

const started = async (servers: TestServers): Promise<TestApplication> => {
  const application = await TestApplication.start({ servers });
  applications.push(application);
  return application;
};

const ready = async (application: TestApplication): Promise<{ status: number; body: Ready }> =>
  application.visitor().get<Ready>('/health/ready');

async function toggle(admin: Visitor, enabled: boolean): Promise<void> {
  expect((await admin.post('/api/scheduler/toggle', { enabled })).status).toBe(200);
}

beforeAll(async () => {
  before = await startTestServers();
  const application = await TestApplication.start({ servers: before });
  const admin = await application.admin();
  // These are more events than the new record has, so its positions are smaller.
  for (let n = 0; n < 40; n += 1) await toggle(admin, n % 2 === 1);
  await application.app.close();
  replaced = { ...(await startTestServers()), databaseUrl: before.databaseUrl };
});

afterAll(async () => {
  for (const { app } of applications) await app.close();
  await replaced.stop();
  await before.stop();
});

const streamOf = async ({ eventStoreUrl }: TestServers, stream: string): Promise<unknown[]> => {
  const record = EventStore.connect(eventStoreUrl);
  try {
    return await record.readStream(stream);
  } finally {
    await record.close();
  }
};

/** The clock at a time when passwords that no event names are forgotten, and a checkpoint is due. */
const dayAfter: Clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };

it('no password is forgotten because the record that is there names none', async () => {
  const mistaken = await TestApplication.start({ servers: replaced, clock: dayAfter });
  await expect(mistaken.app.get(Housekeeping).tidy()).rejects.toMatchObject({ code: 'another-record' });
  await mistaken.app.close();

  const own = await TestApplication.start({ servers: before });
  await own.admin();
  await own.app.close();
});

it('nothing is signed of events that the record does not hold', async () => {
  const mistaken = await TestApplication.start({ servers: replaced, clock: dayAfter });
  const admin = await mistaken.admin();
  for (const path of ['/api/audit/key', '/api/audit/evidence']) {
    expect(await admin.get(path)).toMatchObject({ status: 503, body: { type: '/problems/another-record' } });
  }
  // A checkpoint is due by that day.
  await admin.get('/api/audit/checkpoints');
  await mistaken.app.close();
  expect(await streamOf(replaced, 'record-house')).toEqual([]);
});

it('every replica says that the record is another one, and what mends it; after a rebuild all are well', async () => {
  const leader = await started(replaced);
  const follower = await started(replaced);
  for (const application of [leader, follower]) {
    await eventually(async () => {
      const { status, body } = await ready(application);
      expect(status).toBe(503);
      expect(body.readModels.trouble).toContain('Run npm run projections:rebuild.');
    });
  }
  // The record may have been taken by mistake, so nobody becomes its first administrator.
  expect(await streamOf(replaced, 'users-house')).toEqual([]);
  await checkInvariants(replaced);
  for (const application of [leader, follower]) {
    await eventually(async () => expect((await ready(application)).body.status).toBe('ready'));
    const admin = await application.admin();
    // A replica that still used the greater old positions would not wait for what was written.
    await whileReadModelsAreHeld(replaced.databaseUrl, 200, async () => {
      for (const enabled of [false, true, false, true]) {
        await toggle(admin, enabled);
        expect((await admin.get('/api/scheduler/status')).body).toMatchObject({ enabled });
      }
    });
  }
});
