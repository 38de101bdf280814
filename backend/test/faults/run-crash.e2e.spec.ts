import pg from 'pg';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { scaled } from '../../src/platform/testing/scale.js';
import { startMigratedServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { FakeSlack } from '../../src/notifications/testing/fake-slack.js';
import { modelSettings, startModel } from '../support/articles.js';
import { eventually, soon } from '../support/eventually.js';
import { checkInvariants } from '../support/invariants.js';
import { ServerProcess } from '../support/server-process.js';
import { runsOf } from '../support/weekly-jobs.js';
import type { Visitor } from '../support/visitor.js';

const articles = 10;
/** The number of calls that may be in progress when the process is killed; one call plans the run. */
const atOnce = 5;
const plan = 1;

/**
 * The servers and the model of one test. Tests have their own, because they run side by side and wait for locks and
 * messages.
 */
interface Scene {
  readonly model: FakeOpenAi;
  readonly slack: FakeSlack;
  readonly servers: TestServers;
  readonly database: pg.Client;
  start(): Promise<ServerProcess>;
  /** Counts rows in the database. */
  rows(statement: string): Promise<number>;
}

/** Plays a scene, and ends whatever was started in it. */
async function inScene(play: (scene: Scene) => Promise<void>): Promise<void> {
  const [model, slack, servers] = await Promise.all([
    startModel(),
    FakeSlack.start(),
    startMigratedServers(),
  ]);
  const database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
  const started: ServerProcess[] = [];
  const settings = { ...modelSettings(model), SLACK_WEBHOOK_URL: slack.webhookUrl };
  try {
    await play({
      model,
      slack,
      servers,
      database,
      start: async () => {
        const server = await ServerProcess.start(servers, settings);
        started.push(server);
        return server;
      },
      rows: async (statement) =>
        Number((await database.query<{ n: string }>(`select count(*) n from ${statement}`)).rows[0]?.n),
    });
  } finally {
    await Promise.all(started.map((server) => server.kill()));
    await database.end();
    await Promise.all([servers.stop(), slack.stop(), model.stop()]);
  }
}

/**
 * The moments to kill at. Each resolves at some time after the step, when the process has something else to do next.
 */
const steps: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'the run was planned': ({ rows }) => soon(async () => (await rows('scheduled_task')) > 0),
  'a call has begun': async ({ model }) => {
    const asked = model.requests.length;
    await soon(() => model.requests.length > asked);
  },
  'an article was recorded': async ({ rows }) => {
    const before = await rows('article');
    await soon(async () => (await rows('article')) > before);
  },
  'an outcome was recorded': async ({ rows }) => {
    const before = await rows('scheduled_task where done');
    await soon(async () => (await rows('scheduled_task where done')) > before);
  },
  'the last article was recorded': ({ rows }) => soon(async () => (await rows('article')) >= articles),
};

const order = async (admin: Visitor): Promise<number> =>
  (await admin.post('/api/scheduler/trigger', {})).status;

/**
 * Expects what must be there after everything that was done to the run.
 * @param messages the most messages; a process that is killed between sending and marking costs one more
 */
async function expectOneWholeRun(
  { rows, slack, servers }: Scene,
  admin: Visitor,
  messages = 1,
): Promise<void> {
  await eventually(async () => {
    const runs = await runsOf(admin);
    expect(runs.map(({ outcome, articles: made }) => [outcome, made.length])).toEqual([
      ['complete', articles],
    ]);
  }, 90_000);
  expect(await rows('article')).toBe(articles);
  await eventually(async () => {
    expect(await rows(`outbox where kind = 'run' and status = 'sent'`)).toBe(1);
    // After this, nothing more is written.
    expect(await rows('scheduler where claim is not null')).toBe(0);
  }, 40_000);
  expect(slack.texts.length).toBeLessThanOrEqual(messages);
  expect(new Set(slack.texts).size).toBe(1);
  expect(await checkInvariants(servers)).toEqual({ repeatedEvents: 0, differing: [], parked: 0 });
}

describe('a run that is cut off', () => {
  it.each(Array.from({ length: scaled(20) }, (_, round) => round))(
    'again and again ends whole, writes nothing twice and is told once (round %d)',
    () =>
      inScene(async (scene) => {
        let server = await scene.start();
        const admin = await server.admin();
        expect(await order(admin)).toBe(202);
        for (const step of Object.values(steps)) {
          await step(scene);
          await server.kill();
          server = await scene.start();
        }
        await expectOneWholeRun(scene, admin.at(server.origin), 2);
        expect(scene.model.requests.length).toBeLessThanOrEqual(
          plan + articles + Object.keys(steps).length * atOnce,
        );
        expect(await order(admin.at(server.origin))).toBe(202);
      }),
    240_000,
  );

  it.concurrent(
    'with its replica, ordered at both at once, goes on at the other one, within a minute',
    () =>
      inScene(async (scene) => {
        const [leader, other] = [await scene.start(), await scene.start()];
        const admin = (await leader.admin()).at(other.origin);
        const orders = [order(admin), order(admin.at(leader.origin))];
        expect((await Promise.all(orders)).sort()).toEqual([202, 409]);
        await soon(async () => (await scene.rows('scheduled_task where done')) >= 3);
        await leader.kill();
        const began = performance.now();
        await soon(async () => (await scene.rows('scheduled_task where done')) >= 6);
        expect(performance.now() - began).toBeLessThan(60_000);
        await expectOneWholeRun(scene, admin);
      }),
    240_000,
  );

  it.concurrent(
    'with its replica frozen goes on at the other one; the woken one writes nothing more',
    () =>
      inScene(async (scene) => {
        const [leader, other] = [await scene.start(), await scene.start()];
        const admin = await leader.admin();
        expect(await order(admin)).toBe(202);
        await soon(async () => (await scene.rows('scheduled_task where done')) >= 3);
        leader.freeze();
        const done = (): Promise<number> => scene.rows('scheduled_task where done');
        await eventually(async () => expect(await done()).toBe(articles), 90_000);
        leader.wake();
        await expectOneWholeRun(scene, admin.at(other.origin));
      }),
    240_000,
  );

  it.concurrent(
    'A32 between sending and marking, with its process, sends once more at most',
    () =>
      inScene(async ({ slack, start, rows, database }) => {
        const server = await start();
        const admin = await server.admin();
        const killed = new Promise<void>((resolve) => {
          slack.otherwise = (response) => {
            void server.kill().then(() => {
              response.destroy();
              resolve();
            });
          };
        });
        expect(await order(admin)).toBe(202);
        await killed;
        slack.otherwise = (response) => void response.end('ok');
        // A claim lasts half a minute at most, which this ends at once.
        const { rowCount } = await database.query(
          `update outbox set next_try_at = now()
           where status = 'waiting' and next_try_at between now() and now() + interval '30 s'`,
        );
        expect(rowCount).toBe(1);
        await start();
        await eventually(async () => expect(await rows(`outbox where status = 'sent'`)).toBe(1), 60_000);
        expect(slack.texts).toHaveLength(2);
        expect(new Set(slack.texts).size).toBe(1);
      }),
    120_000,
  );
});

// This comes after the others, because its time counts.
describe('a run that is cut off by a stop', () => {
  it(
    'with a Slack that keeps silent, ends within ten seconds and goes on at the next start',
    () =>
      inScene(async (scene) => {
        const { model, slack, rows } = scene;
        let server = await scene.start();
        const admin = await server.admin();
        slack.otherwise = () => undefined;
        void admin.post('/api/notifications/test').catch(() => undefined);
        expect(await order(admin)).toBe(202);
        await soon(async () => (await rows('scheduled_task where done')) >= 3);
        await soon(() => slack.texts.length > 0);
        const began = performance.now();
        expect(await server.stop()).toBe(0);
        expect(performance.now() - began).toBeLessThan(10_000);
        slack.texts.length = 0;
        slack.otherwise = (response) => void response.end('ok');
        server = await scene.start();
        await expectOneWholeRun(scene, admin.at(server.origin));
        expect(model.requests.length).toBeLessThanOrEqual(plan + articles + atOnce);
      }),
    180_000,
  );
});
