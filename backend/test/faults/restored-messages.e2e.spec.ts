import pg from 'pg';
import { slackReplies, FakeSlack } from '../../src/notifications/testing/fake-slack.js';
import { FakeMailServer } from '../../src/notifications/testing/fake-mail-server.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { startServersApart, type ServersApart } from '../../src/platform/testing/test-servers.js';
import type { SiteAnswer } from '../../src/sites/dto/sites.dto.js';
import type { NewWebhookAnswer, WebhookDeliveriesAnswer } from '../../src/webhooks/dto/webhooks.dto.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, modelSettings, startModel } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { FakeGhost } from '../support/fake-ghost.js';
import { FakeReceiver } from '../support/fake-receiver.js';
import { checkInvariants } from '../support/invariants.js';
import type { Visitor } from '../support/visitor.js';
import { hourMs, SetClock } from '../support/weekly-jobs.js';

const hook = '/hook';
const otherHook = '/other';
const failing = slackReplies.error(500);
const clock = new SetClock('2026-11-20T12:00:00Z');

let model: FakeOpenAi;
let slack: FakeSlack;
let mail: FakeMailServer;
let receiver: FakeReceiver;
let servers: ServersApart;
let database: pg.Client;
let house: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  model = await startModel();
  slack = await FakeSlack.start();
  mail = await FakeMailServer.start();
  receiver = await FakeReceiver.start();
  const ghost = await FakeGhost.start(() => clock.now());
  servers = await startServersApart('migrated');
  database = new pg.Client({ connectionString: servers.databaseUrl });
  await database.connect();
  house = await TestApplication.start({
    servers,
    clock,
    settings: {
      ...modelSettings(model),
      SLACK_WEBHOOK_URL: slack.webhookUrl,
      SMTP_URL: mail.url,
      MAIL_TO: 'house@example.com',
      IMAGE_FETCH_ALLOW: `${receiver.host},${ghost.host}`,
    },
  });
  admin = await house.admin();
  personaId = await idOfPersona(admin, 'The Appraiser');
  const { status } = await admin.post<SiteAnswer>('/api/sites', {
    kind: 'ghost',
    name: 'Ghost',
    address: ghost.address,
    credentials: { key: ghost.key },
  });
  expect(status).toBe(201);
  await ghost.stop();
});

afterAll(async () => {
  await house.app.close();
  await database.end();
  await servers.stop();
  await Promise.all([model, slack, mail, receiver].map((fake) => fake.stop()));
});

async function addWebhook(path: string): Promise<string> {
  await house.prove(admin);
  const asked = { url: receiver.at(path), events: ['article.promoted'] };
  return (await admin.post<NewWebhookAnswer>('/api/webhooks', asked)).body.webhook.id;
}

async function promoted(): Promise<string> {
  const { id } = await generate(admin, { personaId });
  expect((await admin.patch(draftPath(id), { status: 'promoted' })).status).toBe(200);
  return id;
}

/** Sends all that went to a webhook once more. */
async function sendAgain(webhook: string): Promise<void> {
  const path = `/api/webhooks/${webhook}/deliveries`;
  const { items } = (await admin.get<WebhookDeliveriesAnswer>(path)).body;
  for (const { id } of items) await admin.post(`${path}/${id}/redeliver`);
}

async function resetSomebody(): Promise<void> {
  const somebody = await house.author();
  const { id } = (await somebody.get<{ id: string }>('/api/auth/user')).body;
  const reset = await admin.post(`/api/users/${id}/reset-sign-in`, { reason: 'The telephone is lost' });
  expect(reset.status).toBe(200);
}

/** The channels and kinds of the messages that are still to be sent. */
async function waiting(): Promise<string[]> {
  const { rows } = await database.query<{ message: string }>(
    `select split_part(channel, ':', 1) || ' ' || kind message from outbox where status = 'waiting' order by 1`,
  );
  return rows.map(({ message }) => message);
}

const ofOneArticle = ['email article', 'site event', 'slack article', 'webhook event'];

it('what a restored record does not hold is not told to anybody any more, and the rest is', async () => {
  receiver.replies.set(hook, failing);
  slack.otherwise = failing;
  mail.failing = true;
  await addWebhook(hook);
  const other = await addWebhook(otherHook);
  const kept = await promoted();
  await eventually(async () => expect(await waiting()).toEqual(ofOneArticle));
  const { rows } = await database.query<{ end: string }>(
    'select max(position) as end from event_store.event',
  );

  const lost = await promoted();
  await eventually(() => expect(receiver.told(otherHook)).toHaveLength(2));
  receiver.replies.set(otherHook, failing);
  await sendAgain(other);
  await resetSomebody();
  await eventually(async () => {
    const more = ['person sign-in', 'webhook redelivery', 'webhook redelivery'];
    expect(await waiting()).toEqual([...ofOneArticle, ...ofOneArticle, ...more].sort());
  });

  await database.query('delete from event_store.event where position > $1', [rows[0]?.end]);
  process.kill(servers.eventStoreProcessId, 'SIGKILL');
  // The record lacks this article, so that nothing is changed before the restore has been noticed.
  await eventually(async () => {
    const { status, body } = await admin.patch<{ type: string }>(draftPath(lost), { status: 'draft' });
    expect([status, body.type]).toEqual([503, '/problems/another-record']);
  });
  const [texts, toHook, toOther] = [
    slack.texts.length,
    receiver.told(hook).length,
    receiver.told(otherHook).length,
  ];
  receiver.replies.clear();
  slack.otherwise = slackReplies.ok();
  mail.failing = false;
  clock.forward(hourMs);

  await eventually(async () => {
    await checkInvariants(servers);
  });
  await eventually(async () => expect(await waiting()).toEqual(['site event']));
  const told = [['article.promoted', kept, 1]];
  expect(receiver.told(hook).slice(toHook)).toEqual(told);
  expect(receiver.told(otherHook).slice(toOther)).toEqual(told);
  expect(slack.texts.slice(texts)).toEqual([expect.stringContaining(kept)]);
  expect(mail.mails.map(({ recipients }) => recipients)).toEqual([['house@example.com']]);
  expect(JSON.stringify([slack.texts.slice(texts), mail.mails])).not.toContain(lost);
});
