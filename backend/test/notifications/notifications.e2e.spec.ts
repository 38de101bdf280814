import { Secret, TOTP } from 'otpauth';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import type { DeliveriesAnswer, TestAnswer } from '../../src/notifications/dto/notifications.dto.js';
import { slackReplies } from '../../src/notifications/testing/fake-slack.js';
import { idOfPersona } from '../support/articles.js';
import { TestApplication } from '../support/application.js';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { NotifyingApplication } from '../support/notifying-application.js';
import { password } from '../support/second-factor-desk.js';
import { minuteMs, runThatIs, runsOf, tick } from '../support/weekly-jobs.js';

let house: NotifyingApplication;
/**
 * The applications, which are closed after all tests: when one client of an event store is closed, other clients in the
 * process lose their answers.
 */
const open: NotifyingApplication[] = [];

async function started(settings?: Record<string, string>): Promise<NotifyingApplication> {
  const one = await NotifyingApplication.start(settings);
  open.push(one);
  return one;
}

beforeAll(async () => {
  house = await started();
});
afterAll(async () => {
  for (const one of open) await one.stop();
});

/** Collects what is sent from now on, so that each test sees only its own messages. */
async function sentFromNow() {
  const [texts, mails, deliveries] = [
    house.slack.texts.length,
    house.mail.mails.length,
    (await house.deliveries()).length,
  ];
  return {
    texts: () => house.slack.texts.slice(texts),
    mails: () => house.mail.mails.slice(mails),
    deliveries: async () => (await house.deliveries()).slice(0, -deliveries || undefined),
  };
}

async function aBatch(articleCount: number): Promise<void> {
  const { admin } = house;
  const personas = [await idOfPersona(admin, 'The Archivist'), await idOfPersona(admin, 'The Collector')];
  const body = { articleCount, personas, categories: ['collectibles', 'market-intel'] };
  expect((await admin.post('/api/articles/generate-flexible-batch', body)).status).toBe(201);
}

// This comes first: with a second application in the process, Passport asks that one for names and passwords.
describe('what somebody signs in by', () => {
  it('is told to them alone when it changes, is used up or reset, and no secret is', async () => {
    const sent = await sentFromNow();
    const somebody = await house.application.author();
    const { id, username, email } = (
      await somebody.get<{ id: string; username: string; email: string }>('/api/auth/user')
    ).body;
    const { secret } = (await somebody.post<{ secret: string }>('/api/auth/methods/totp')).body;
    const timestamp = house.clock.now().getTime();
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    const { recoveryCodes } = (
      await somebody.post<{ recoveryCodes: string[] }>('/api/auth/methods/totp/confirm', { code })
    ).body;
    await eventually(() => expect(sent.mails()).toHaveLength(2));
    const visitor = house.application.visitor();
    await visitor.post('/api/auth/login', { username, password });
    const [recoveryCode] = recoveryCodes;
    expect((await visitor.post('/api/auth/second-factor', { recoveryCode })).status).toBe(200);
    await eventually(() => expect(sent.mails()).toHaveLength(3));
    const reset = `/api/users/${id}/reset-sign-in`;
    expect((await house.admin.post(reset, { reason: 'The telephone is lost' })).status).toBe(200);
    await eventually(() => expect(sent.mails()).toHaveLength(4));

    expect(sent.mails().map(({ recipients }) => recipients)).toEqual(Array(4).fill([email]));
    const subjects = sent.mails().map(({ source }) => /^Subject: (.*(?:\r\n .*)*)/m.exec(source)?.[1]);
    expect(subjects.map((subject) => subject?.replaceAll('\r\n', '')).sort()).toEqual([
      'Provenance: An authenticator app was turned on for your account',
      'Provenance: New recovery codes were made for your account',
      'Provenance: One of your recovery codes was used',
      'Provenance: The sign-in of your account was reset',
    ]);
    const everything = sent
      .mails()
      .map(({ source }) => source)
      .join('');
    for (const one of [secret, code, ...recoveryCodes]) expect(everything).not.toContain(one);
    // These messages do not go to those whom the house tells of its work, nor are they in the administrators' list.
    expect([sent.texts(), await sent.deliveries()]).toEqual([[], []]);
  });
});

describe('what was generated', () => {
  it('is told once a channel: an article, a batch, a run', async () => {
    const sent = await sentFromNow();
    const article = await house.anArticle();
    await aBatch(3);
    await house.admin.post('/api/scheduler/trigger', {});
    await runThatIs(house.application, house.admin, 'complete');
    await eventually(async () => {
      expect((await house.deliveries()).map(({ status, attempts }) => [status, attempts])).toEqual(
        Array.from({ length: 6 }, () => ['sent', 1]),
      );
    });
    const titles = house.slack.texts.map((text) => text.split('\n')[0]);
    expect(titles).toEqual([
      '*A new article is waiting for review*',
      '*3 articles of a batch are waiting for review*',
      '*10 articles of the extra run are waiting for review*',
    ]);
    expect(house.slack.texts[0]).toContain(
      `<https://desk.example/articles?article=${article.id}|${article.title}> (The Archivist, Collectibles)`,
    );
    expect(house.slack.texts.map((text) => text.match(/\?article=/g)?.length)).toEqual([1, 3, 10]);
    expect(sent.mails()).toHaveLength(3);
    expect(sent.mails()[0]?.recipients).toEqual(['a@example.com', 'b@example.com']);
    expect((await house.deliveries()).at(-1)).toMatchObject({
      kind: 'article',
      subjectId: article.id,
      error: null,
    });
  });

  it('is told of ideas of the week, too, with a checkpoint of the record to keep', async () => {
    const demo = await started({ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' });
    const notes = async () => {
      type Checkpoints = { readonly items: readonly { readonly note: string }[] };
      const { items } = (await demo.admin.get<Checkpoints>('/api/audit/checkpoints')).body;
      return items.map(({ note }) => note.trimEnd());
    };
    await eventually(async () => expect(await notes()).not.toEqual([]));
    demo.clock.set('2026-11-23T18:00:00Z');
    await tick(demo.application);
    await runThatIs(demo.application, demo.admin, 'complete', 'topics');
    await eventually(() =>
      expect(demo.slack.texts.map((text) => text.split('\n')[0])).toContain(
        '*5 new topic ideas from the weekly run*',
      ),
    );
    const [message = ''] = demo.slack.texts;
    expect((await notes()).filter((note) => message.includes(note))).toHaveLength(1);
  });

  it('is not told in a channel that is switched off, not even when it is switched on later', async () => {
    const sent = await sentFromNow();
    await house.admin.patch('/api/scheduler/config', { notifications: { slack: false } });
    await house.anArticle();
    await eventually(() => expect(sent.mails()).toHaveLength(1));
    await house.admin.patch('/api/scheduler/config', { notifications: { slack: true } });
    await house.anArticle();
    await eventually(() => expect(sent.texts()).toHaveLength(1));
    await eventually(() => expect(sent.mails()).toHaveLength(2));
    expect(await sent.deliveries()).toHaveLength(3);
  });

  it('is not told when no channel is configured, and nothing fails for it', async () => {
    const silent = await started({ SLACK_WEBHOOK_URL: '', SMTP_URL: '' });
    await silent.anArticle();
    const { body } = await silent.admin.post<TestAnswer>('/api/notifications/test');
    expect(body.results).toEqual([
      { channel: 'slack', outcome: 'not-configured', error: null },
      { channel: 'email', outcome: 'not-configured', error: null },
    ]);
    expect(await silent.deliveries()).toEqual([]);
  });

  it('of a run that failed in part says what failed', async () => {
    const sent = await sentFromNow();
    let calls = 0;
    const writes = house.model.otherwise;
    // The model answers for the plan and for nine of the ten articles.
    house.model.otherwise = (request) => ((calls += 1) <= 10 ? writes(request) : replies.error(500));
    await house.admin.post('/api/scheduler/trigger', {});
    await eventually(async () => {
      house.clock.forward(minuteMs);
      await tick(house.application);
      const [run] = await runsOf(house.admin);
      expect(run?.outcome).toBe('partial');
    }, 30_000);
    house.model.otherwise = writes;
    // The tenth article is tried with the others, and again after five and after twenty more minutes.
    expect(calls).toBeGreaterThanOrEqual(13);
    await eventually(() => expect(sent.texts()).toHaveLength(1));
    expect(sent.texts()[0]).toMatch(/^\*9 of 10 articles of the extra run are waiting for review\*/);
    expect(sent.texts()[0]).toMatch(/Failed:\n• The \w+( \w+)? for [\w ]+: The AI provider isn’t available/);
    await eventually(() => expect(sent.mails()).toHaveLength(1));
  });
});

describe('a test message', () => {
  it('goes to each channel at once, and its outcome is answered and kept', async () => {
    const sent = await sentFromNow();
    house.slack.otherwise = slackReplies.error(403, 'invalid_token');
    const { status, body } = await house.admin.post<TestAnswer>('/api/notifications/test');
    house.slack.otherwise = slackReplies.ok();
    expect(status).toBe(200);
    expect(body.results).toEqual([
      { channel: 'slack', outcome: 'failed', error: 'Slack answered 403: invalid_token' },
      { channel: 'email', outcome: 'sent', error: null },
    ]);
    expect(sent.mails()).toHaveLength(1);
    const kept = await sent.deliveries();
    expect(kept.map(({ kind, channel, status: kind2 }) => [kind, channel, kind2]).sort()).toEqual([
      ['test', 'email', 'sent'],
      ['test', 'slack', 'given-up'],
    ]);
    const page = await house.admin.get<DeliveriesAnswer>('/api/notifications/deliveries?limit=1');
    expect(page.body).toMatchObject({ items: [{ id: kept[0]?.id }] });
    expect(page.body.total).toBe((await house.deliveries()).length);
    const next = `/api/notifications/deliveries?limit=1&cursor=${page.body.nextCursor}`;
    expect((await house.admin.get<DeliveriesAnswer>(next)).body).toMatchObject({
      items: [{ id: kept[1]?.id }],
    });
    expect((await house.admin.get('/api/notifications/deliveries?cursor=nonsense')).status).toBe(400);
  });
});

// This comes last, because the second replica is closed when it is done.
it('what was sent shows on pages that are open, at every replica, without anybody looking again', async () => {
  const sent = await sentFromNow();
  // Replicas share their settings, but the session's cookie has another name under https.
  const settings = { PUBLIC_URL: 'https://desk.example' };
  const other = await TestApplication.start({ settings, servers: house.application.servers });
  const pages = await Promise.all(
    [house.admin, house.admin.at(other.origin)].map((visitor) => EventStream.open(visitor)),
  );
  await house.anArticle();
  for (const page of pages) {
    let heard = 0;
    let shown: string[] = [];
    await eventually(async () => {
      const told = page.events.filter(({ data }) => (data['topics'] as string[])?.includes('outbox')).length;
      if (told > heard) shown = (await sent.deliveries()).map(({ status }) => status);
      heard = told;
      expect(shown).toEqual(['sent', 'sent']);
    });
    page.close();
  }
  await other.app.close();
});
