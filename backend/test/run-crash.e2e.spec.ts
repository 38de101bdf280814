import pg from 'pg';
import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { scaled } from '../src/platform/testing/scale.js';
import { startTestServers, type TestServers } from '../src/platform/testing/test-servers.js';
import { FakeSlack } from '../src/notifications/testing/fake-slack.js';
import { modelSettings, startModel } from './support/articles.js';
import { eventually, soon } from './support/eventually.js';
import { checkInvariants } from './support/invariants.js';
import { ServerProcess } from './support/server-process.js';
import { runsOf } from './support/weekly-jobs.js';
import type { Visitor } from './support/visitor.js';

const articles = 10;
/** Calls that may be under way when the process is killed; one call plans the run. */
const atOnce = 5;
const plan = 1;

let model: FakeOpenAi;
let slack: FakeSlack;
let servers: TestServers;
let database: pg.Client;

beforeEach(async () => {
  model = await startModel();
  slack = await FakeSlack.start();
  servers = await startTestServers();
  database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
});

afterEach(async () => {
  await database.end();
  await servers.stop();
  await slack.stop();
  await model.stop();
});

const start = (): Promise<ServerProcess> =>
  ServerProcess.start(servers, { ...modelSettings(model), SLACK_WEBHOOK_URL: slack.webhookUrl });

const rows = async (statement: string): Promise<number> =>
  Number((await database.query<{ n: string }>(`select count(*) n from ${statement}`)).rows[0]?.n);

/** Resolves at some time after the step, when the process has something else to do next. */
const steps: Readonly<Record<string, () => Promise<void>>> = {
  'the run was planned': () => soon(async () => (await rows('scheduled_task')) > 0),
  'a call has begun': async () => {
    const asked = model.requests.length;
    await soon(() => model.requests.length > asked);
  },
  'an article was recorded': async () => {
    const before = await rows('article');
    await soon(async () => (await rows('article')) > before);
  },
  'an outcome was recorded': async () => {
    const before = await rows('scheduled_task where done');
    await soon(async () => (await rows('scheduled_task where done')) > before);
  },
  'the last article was recorded': () => soon(async () => (await rows('article')) >= articles),
};

/**
 * What there must be after everything that was done to the run.
 * @param messages at most; a process that is killed between sending and marking costs one more
 */
async function expectOneWholeRun(admin: Visitor, messages = 1): Promise<void> {
  await eventually(async () => {
    const runs = await runsOf(admin);
    expect(runs.map(({ outcome, articles: made }) => [outcome, made.length])).toEqual([
      ['complete', articles],
    ]);
  }, 90_000);
  expect(await rows('article')).toBe(articles);
  await eventually(async () => {
    expect(await rows(`outbox where kind = 'run' and status = 'sent'`)).toBe(1);
    // Nothing more is written from here on.
    expect(await rows('scheduler where claim is not null')).toBe(0);
  }, 40_000);
  expect(slack.texts.length).toBeLessThanOrEqual(messages);
  expect(new Set(slack.texts).size).toBe(1);
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
}

describe('a run that is cut off', () => {
  it.each(Array.from({ length: scaled(20) }, (_, round) => round))(
    'again and again ends whole, writes nothing twice and is told once (round %d)',
    async () => {
      let server = await start();
      try {
        let admin = await server.admin();
        expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
        for (const step of Object.values(steps)) {
          await step();
          await server.kill();
          server = await start();
        }
        admin = admin.at(server.origin);
        await expectOneWholeRun(admin, 2);
        expect(model.requests.length).toBeLessThanOrEqual(
          plan + articles + Object.keys(steps).length * atOnce,
        );
        expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
      } finally {
        await server.kill();
      }
    },
    240_000,
  );

  it('with its replica goes on at the other one, within a minute', async () => {
    const [leader, other] = [await start(), await start()];
    try {
      const admin = await leader.admin();
      expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
      await soon(async () => (await rows('scheduled_task where done')) >= 3);
      await leader.kill();
      const began = performance.now();
      await soon(async () => (await rows('scheduled_task where done')) >= 6);
      expect(performance.now() - began).toBeLessThan(60_000);
      await expectOneWholeRun(admin.at(other.origin));
    } finally {
      await leader.kill();
      await other.kill();
    }
  }, 180_000);

  it('by a stop, with a Slack that keeps silent, ends within ten seconds and goes on at the next start', async () => {
    let server = await start();
    try {
      const admin = await server.admin();
      slack.otherwise = () => undefined;
      void admin.post('/api/notifications/test').catch(() => undefined);
      expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
      await soon(async () => (await rows('scheduled_task where done')) >= 3);
      await soon(() => slack.texts.length > 0);
      const began = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      slack.texts.length = 0;
      slack.otherwise = (response) => void response.end('ok');
      server = await start();
      await expectOneWholeRun(admin.at(server.origin));
      expect(model.requests.length).toBeLessThanOrEqual(plan + articles + atOnce);
    } finally {
      await server.kill();
    }
  }, 180_000);

  it('with its replica frozen goes on at the other one; the woken one writes nothing more', async () => {
    const [leader, other] = [await start(), await start()];
    try {
      const admin = await leader.admin();
      expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
      await soon(async () => (await rows('scheduled_task where done')) >= 3);
      leader.freeze();
      await eventually(async () => expect(await rows('scheduled_task where done')).toBe(articles), 90_000);
      leader.wake();
      await expectOneWholeRun(admin.at(other.origin));
    } finally {
      leader.wake();
      await leader.kill();
      await other.kill();
    }
  }, 240_000);

  it('ordered at a replica that does not lead is carried out by the one that does', async () => {
    const [leader, other] = [await start(), await start()];
    try {
      const admin = (await leader.admin()).at(other.origin);
      const [first, second] = await Promise.all([
        admin.post('/api/scheduler/trigger', {}),
        admin.at(leader.origin).post('/api/scheduler/trigger', {}),
      ]);
      expect([first.status, second.status].sort()).toEqual([202, 409]);
      await expectOneWholeRun(admin);
    } finally {
      await leader.kill();
      await other.kill();
    }
  }, 180_000);
});

describe('A32 a process that is killed between sending and marking', () => {
  it('sends once more at most', async () => {
    let server = await start();
    try {
      const admin = await server.admin();
      const killed = new Promise<void>((resolve) => {
        slack.otherwise = (response) => {
          void server.kill().then(() => {
            response.destroy();
            resolve();
          });
        };
      });
      expect((await admin.post('/api/scheduler/trigger', {})).status).toBe(202);
      await killed;
      slack.otherwise = (response) => void response.end('ok');
      server = await start();
      await eventually(async () => expect(await rows(`outbox where status = 'sent'`)).toBe(1), 60_000);
      expect(slack.texts).toHaveLength(2);
      expect(new Set(slack.texts).size).toBe(1);
    } finally {
      await server.kill();
    }
  }, 120_000);
});
