import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { replies } from '../src/platform/ai/testing/fake-replies.js';
import type { DeliveriesAnswer, Delivery, TestAnswer } from '../src/notifications/notifications.dto.js';
import { FakeMailServer } from '../src/notifications/testing/fake-mail-server.js';
import { FakeSlack, slackReplies } from '../src/notifications/testing/fake-slack.js';
import { TestApplication } from './support/application.js';
import { generate, idOfPersona, modelSettings, startModel } from './support/articles.js';
import { eventually } from './support/eventually.js';
import { dayMs, hourMs, minuteMs, runThatIs, SetClock, tick } from './support/weekly-jobs.js';
import type { Visitor } from './support/visitor.js';

let slack: FakeSlack;
let mail: FakeMailServer;
let model: FakeOpenAi;
let clock: SetClock;
let application: TestApplication;
let admin: Visitor;

async function start(settings: Record<string, string> = {}): Promise<void> {
  application = await TestApplication.start({
    clock,
    settings: {
      ...modelSettings(model),
      PUBLIC_URL: 'https://desk.example',
      SLACK_WEBHOOK_URL: slack.webhookUrl,
      SMTP_URL: mail.url,
      MAIL_TO: 'a@example.com, b@example.com',
      ...settings,
    },
  });
  admin = await application.admin();
}

beforeEach(async () => {
  slack = await FakeSlack.start();
  mail = await FakeMailServer.start();
  model = await startModel();
  clock = new SetClock('2026-11-20T12:00:00Z');
});
afterEach(async () => {
  await application.stop();
  await Promise.all([slack.stop(), mail.stop(), model.stop()]);
});

const anArticle = async () => generate(admin, { personaId: await idOfPersona(admin, 'The Archivist') });

/** Newest first. */
async function deliveries(): Promise<Delivery[]> {
  return (await admin.get<DeliveriesAnswer>('/api/notifications/deliveries')).body.items;
}

const statusesOf = async (channel: string): Promise<string[]> =>
  (await deliveries()).filter((delivery) => delivery.channel === channel).map(({ status }) => status);

async function aBatch(articleCount: number): Promise<void> {
  const personas = [await idOfPersona(admin, 'The Archivist'), await idOfPersona(admin, 'The Collector')];
  const wish = { articleCount, personas, categories: ['collectibles', 'market-intel'] };
  expect((await admin.post('/api/articles/generate-flexible-batch', wish)).status).toBe(201);
}

describe('what was generated', () => {
  it('is told once a channel: an article, a batch, a run', async () => {
    await start();
    const article = await anArticle();
    await aBatch(3);
    await admin.post('/api/scheduler/trigger', {});
    await runThatIs(application, admin, 'complete');
    await eventually(async () => {
      expect((await deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual(
        Array.from({ length: 6 }, () => ['sent', 1]),
      );
    });
    const titles = slack.texts.map((text) => text.split('\n')[0]);
    expect(titles).toEqual([
      '*A new article waits for review*',
      '*3 articles of a batch wait for review*',
      '*10 articles of the extra run wait for review*',
    ]);
    expect(slack.texts[0]).toContain(
      `<https://desk.example/articles?article=${article.id}|${article.title}> (The Archivist, Collectibles)`,
    );
    expect(slack.texts.map((text) => text.match(/\?article=/g)?.length)).toEqual([1, 3, 10]);
    expect(mail.mails).toHaveLength(3);
    expect(mail.mails[0]?.recipients).toEqual(['a@example.com', 'b@example.com']);
    expect((await deliveries()).at(-1)).toMatchObject({
      kind: 'article',
      subjectId: article.id,
      error: null,
    });
  });

  it('is told of ideas of the week, too', async () => {
    await start({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
    clock.set('2026-11-23T18:00:00Z');
    await tick(application);
    await runThatIs(application, admin, 'complete', 'topics');
    await eventually(() =>
      expect(slack.texts.map((text) => text.split('\n')[0])).toContain(
        '*5 new topic ideas of the weekly run*',
      ),
    );
  });

  it('is not told in a channel that is switched off, not even when it is switched on later', async () => {
    await start();
    await admin.patch('/api/scheduler/config', { notifications: { slack: false } });
    await anArticle();
    await eventually(() => expect(mail.mails).toHaveLength(1));
    await admin.patch('/api/scheduler/config', { notifications: { slack: true } });
    await anArticle();
    await eventually(() => expect(slack.texts).toHaveLength(1));
    await eventually(() => expect(mail.mails).toHaveLength(2));
    expect(await deliveries()).toHaveLength(3);
  });

  it('is not told when no channel is configured, and nothing fails for it', async () => {
    await start({ SLACK_WEBHOOK_URL: '', SMTP_URL: '' });
    await anArticle();
    const { body } = await admin.post<TestAnswer>('/api/notifications/test');
    expect(body.results).toEqual([
      { channel: 'slack', outcome: 'not-configured', error: null },
      { channel: 'email', outcome: 'not-configured', error: null },
    ]);
    expect(await deliveries()).toEqual([]);
  });

  it('of a run that failed in part says what failed', async () => {
    await start();
    let calls = 0;
    const writes = model.otherwise;
    model.otherwise = (request) => ((calls += 1) <= 9 ? writes(request) : replies.error(500));
    await admin.post('/api/scheduler/trigger', {});
    for (const minutes of [5, 25, 26]) {
      await runThatIs(application, admin, minutes === 26 ? 'partial' : 'waiting');
      await eventually(() => expect(calls).toBeGreaterThanOrEqual({ 5: 10, 25: 11, 26: 12 }[minutes] ?? 0));
      clock.set(new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * minuteMs).toISOString());
      await tick(application);
    }
    await eventually(() => expect(slack.texts).toHaveLength(1));
    expect(slack.texts[0]).toMatch(/^\*9 of 10 articles of the extra run wait for review\*/);
    expect(slack.texts[0]).toMatch(
      /Not made:\n• The \w+( \w+)? for [\w ]+: The AI provider is not available/,
    );
    await eventually(() => expect(mail.mails).toHaveLength(1));
  });
});

describe('A32 Slack', () => {
  it.each([
    ['answers 500', () => slackReplies.error(500)],
    ['keeps silent', () => slackReplies.silence()],
  ])(
    'that %s for three hours gets the message once, within five minutes after its return',
    async (_, reply) => {
      await start();
      slack.otherwise = reply();
      const began = performance.now();
      await anArticle();
      expect(performance.now() - began).toBeLessThan(3_000);
      await eventually(async () => {
        const [delivery] = (await deliveries()).filter(({ channel }) => channel === 'slack');
        expect(delivery).toMatchObject({
          status: 'waiting',
          error: expect.stringMatching(/Slack/) as string,
        });
      }, 20_000);
      // The other channel does not wait for it.
      await eventually(() => expect(mail.mails).toHaveLength(1));
      clock.forward(3 * hourMs);
      slack.otherwise = slackReplies.ok();
      const refused = slack.texts.length;
      clock.forward(5 * minuteMs);
      await eventually(async () => expect(await statusesOf('slack')).toEqual(['sent']), 20_000);
      expect(slack.texts.length).toBeGreaterThan(refused);
      expect(new Set(slack.texts).size).toBe(1);
      expect(JSON.stringify(await deliveries())).not.toMatch(/secret/);
    },
    60_000,
  );

  it('that asks to be left alone is', async () => {
    await start();
    slack.otherwise = slackReplies.error(429, 'ratelimited', { 'retry-after': '600' });
    await anArticle();
    await eventually(async () => {
      const [delivery] = (await deliveries()).filter(({ channel }) => channel === 'slack');
      expect(delivery?.nextTryAt).toBe('2026-11-20T12:10:00.000Z');
    });
    slack.otherwise = slackReplies.ok();
    clock.forward(10 * minuteMs);
    await eventually(async () => expect(await statusesOf('slack')).toEqual(['sent']));
    expect(slack.texts).toHaveLength(2);
  });

  it('that does not come back is given up after a day, visibly', async () => {
    await start();
    slack.otherwise = slackReplies.error(404, 'no_service');
    await anArticle();
    await eventually(async () => expect((await deliveries())[0]?.attempts).toBeGreaterThan(0));
    await eventually(async () => expect(await statusesOf('slack')).toEqual(['waiting']));
    clock.forward(dayMs);
    await eventually(async () => {
      const [delivery] = (await deliveries()).filter(({ channel }) => channel === 'slack');
      expect(delivery).toMatchObject({
        status: 'given-up',
        nextTryAt: null,
        error: 'Slack answered 404: no_service',
      });
    });
    const asked = slack.texts.length;
    clock.forward(dayMs);
    await anArticle();
    await eventually(() => expect(mail.mails).toHaveLength(2));
    expect(slack.texts.filter((text) => text === slack.texts[0])).toHaveLength(asked);
  });
});

describe('A32 a mail server', () => {
  it('that refuses one recipient: the others get it, and the delivery says so', async () => {
    await start();
    mail.refused = ['b@example.com'];
    await anArticle();
    await eventually(async () => {
      const [delivery] = (await deliveries()).filter(({ channel }) => channel === 'email');
      expect(delivery).toMatchObject({
        status: 'sent',
        error: expect.stringContaining('b@example.com') as string,
      });
    });
    expect(mail.mails.map(({ recipients }) => recipients)).toEqual([['a@example.com']]);
  });
});

describe('a test message', () => {
  it('goes to each channel at once, and its outcome is answered and kept', async () => {
    await start();
    slack.otherwise = slackReplies.error(403, 'invalid_token');
    const { status, body } = await admin.post<TestAnswer>('/api/notifications/test');
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { channel: 'slack', outcome: 'failed', error: 'Slack answered 403: invalid_token' },
      { channel: 'email', outcome: 'sent', error: null },
    ]);
    expect(mail.mails).toHaveLength(1);
    const kept = await deliveries();
    expect(kept.map(({ kind, channel, status: kind2 }) => [kind, channel, kind2]).sort()).toEqual([
      ['test', 'email', 'sent'],
      ['test', 'slack', 'given-up'],
    ]);
    const page = await admin.get<DeliveriesAnswer>('/api/notifications/deliveries?limit=1');
    expect(page.body).toMatchObject({ total: 2, items: [{ id: kept[0]?.id }] });
    const next = `/api/notifications/deliveries?limit=1&cursor=${page.body.nextCursor}`;
    expect((await admin.get<DeliveriesAnswer>(next)).body).toMatchObject({
      items: [{ id: kept[1]?.id }],
      nextCursor: null,
    });
    expect((await admin.get('/api/notifications/deliveries?cursor=nonsense')).status).toBe(400);
  });
});
