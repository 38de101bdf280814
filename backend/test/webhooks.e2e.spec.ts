import { endless, redirect } from '../src/platform/ai/testing/fake-openverse.js';
import type { FakeOpenAi } from '../src/platform/ai/testing/fake-openai.js';
import { replies } from '../src/platform/ai/testing/fake-replies.js';
import type {
  WebhookDeliveriesAnswer,
  WebhookDelivery,
  WebhookDeliveryAnswer,
  WebhookSecretAnswer,
} from '../src/webhooks/webhooks.dto.js';
import { TestApplication } from './support/application.js';
import {
  draftPath,
  generate,
  idOfPersona,
  modelSettings,
  promotedArticle,
  startModel,
  type TestArticle,
} from './support/articles.js';
import { eventually } from './support/eventually.js';
import { FakeReceiver, isSignedWith } from './support/fake-receiver.js';
import type { Visitor } from './support/visitor.js';
import { SetClock, dayMs, hourMs, minuteMs } from './support/weekly-jobs.js';

let application: TestApplication;
let receiver: FakeReceiver;
let model: FakeOpenAi;
let admin: Visitor;
let personaId: string;
const clock = new SetClock('2026-11-20T12:00:00Z');

beforeAll(async () => {
  [receiver, model] = [await FakeReceiver.start(), await startModel()];
  application = await TestApplication.start({
    clock,
    settings: { ...modelSettings(model), IMAGE_FETCH_ALLOW: receiver.host },
  });
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Archivist');
});
afterAll(async () => {
  await application.stop();
  await Promise.all([receiver.stop(), model.stop()]);
});

let path = '';
let paths = 0;
beforeEach(() => {
  paths += 1;
  path = `/hook-${paths}`;
});
/** Each test has the receiver for itself. */
afterEach(async () => {
  const { webhooks } = (await admin.get<{ webhooks: { id: string }[] }>('/api/webhooks')).body;
  for (const { id } of webhooks) await admin.delete(`/api/webhooks/${id}`);
});

const allEvents = ['article.promoted', 'article.returned', 'article.deleted'];

async function added(body: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> {
  const answer = await admin.post<WebhookSecretAnswer>('/api/webhooks', {
    url: receiver.at(path),
    events: allEvents,
    ...body,
  });
  expect(answer.status).toBe(201);
  return { id: answer.body.webhook.id, secret: answer.body.secret };
}

async function deliveries(id: string): Promise<WebhookDelivery[]> {
  return (await admin.get<WebhookDeliveriesAnswer>(`/api/webhooks/${id}/deliveries`)).body.items;
}

const promoted = (): Promise<TestArticle> => promotedArticle(admin, { personaId });

const arrived = (at: string): typeof receiver.received => receiver.received.filter((one) => one.path === at);

describe('a webhook', () => {
  it('is told in order what becomes of an article, signed by the scheme', async () => {
    const { id, secret } = await added({ description: ' Site ' });
    const [article, draft] = [await promoted(), await generate(admin, { personaId })];
    await admin.patch(draftPath(article.id), { status: 'draft' });
    await admin.patch(draftPath(article.id), { status: 'promoted' });
    await admin.delete(draftPath(article.id));
    await admin.delete(draftPath(draft.id));
    const told = [
      ['article.promoted', article.id, 1],
      ['article.returned', article.id, 1],
      ['article.promoted', article.id, 2],
      ['article.deleted', article.id, 2],
      ['article.deleted', draft.id, null],
    ];
    await eventually(() => expect(receiver.told(path)).toEqual(told));
    for (const message of arrived(path)) {
      expect(isSignedWith(secret, message)).toBe(true);
      expect(message.headers['content-type']).toBe('application/json');
      expect((JSON.parse(message.body) as { timestamp: string }).timestamp).toBe(clock.now().toISOString());
    }
    expect(new Set(arrived(path).map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    await eventually(async () =>
      expect(
        (await deliveries(id)).map(({ status, answer }) => [status, answer?.status, answer?.text]),
      ).toEqual(told.map(() => ['sent', 200, 'ok'])),
    );
    expect(
      (await deliveries(id)).map(({ type, articleId, package: number }) => [type, articleId, number]),
    ).toEqual(told.toReversed());
    expect((await admin.get('/api/webhooks')).body['webhooks']).toMatchObject([
      { id, description: 'Site', events: allEvents, createdBy: 'Admin User', earlierSecretUntil: null },
    ]);
  });

  it('is told of what it asks for, from then on', async () => {
    await promoted();
    const { id } = await added({ events: ['article.deleted'] });
    const article = await promoted();
    const changed = await admin.put(`/api/webhooks/${id}`, {
      url: receiver.at(`${path}/new`),
      events: ['article.returned'],
    });
    expect(changed.body['webhook']).toMatchObject({ url: receiver.at(`${path}/new`) });
    await admin.patch(draftPath(article.id), { status: 'draft' });
    await eventually(() =>
      expect(receiver.told(`${path}/new`)).toEqual([['article.returned', article.id, 1]]),
    );
    expect(receiver.told(path)).toEqual([]);
  });

  it('that fails is tried again for a day, and holds up no other article', async () => {
    const { id } = await added();
    receiver.replies.set(path, replies.error(503, 'no'));
    const [first, second] = [await promoted(), await promoted()];
    await admin.patch(draftPath(first.id), { status: 'draft' });
    await eventually(async () =>
      expect((await deliveries(id)).map(({ attempts, error }) => [attempts, error])).toEqual([
        [0, null],
        [1, 'The receiver answered 503.'],
        [1, 'The receiver answered 503.'],
      ]),
    );
    receiver.replies.delete(path);
    clock.forward(minuteMs);
    const before = receiver.received.length;
    await eventually(() =>
      expect(receiver.told(path).slice(2)).toEqual([
        ['article.promoted', first.id, 1],
        expect.anything(),
        expect.anything(),
      ]),
    );
    const after = receiver.told(path).slice(2);
    expect(after).toContainEqual(['article.promoted', second.id, 1]);
    expect(after).toContainEqual(['article.returned', first.id, 1]);
    expect(receiver.received.length - before).toBe(3);
    const [, , one, two] = arrived(path).map(({ headers }) => headers['webhook-id']);
    expect(
      arrived(path)
        .slice(0, 2)
        .map(({ headers }) => headers['webhook-id']),
    ).toContain(one);
    expect(one).not.toBe(two);
  });

  it('that fails for a day is given up, and sent to again by hand', async () => {
    const { id } = await added();
    receiver.replies.set(path, replies.error(500));
    const { id: articleId } = await promoted();
    const one = async (): Promise<WebhookDelivery | undefined> => (await deliveries(id)).at(-1);
    await eventually(async () =>
      expect(await one()).toMatchObject({ attempts: 1, error: 'The receiver answered 500.' }),
    );
    clock.forward(dayMs);
    await eventually(async () => expect(await one()).toMatchObject({ attempts: 2, status: 'given-up' }));
    receiver.replies.delete(path);
    const again = `/api/webhooks/${id}/deliveries/${(await one())?.id}/redeliver`;
    const { status, body } = await admin.post<WebhookDeliveryAnswer>(again);
    expect(status).toBe(200);
    expect(body.delivery).toMatchObject({ again: true, articleId, messageId: (await one())?.messageId });
    await eventually(async () =>
      expect((await deliveries(id))[0]).toMatchObject({ status: 'sent', attempts: 1 }),
    );
    expect(new Set(arrived(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('that lies or stalls is bounded, and others are told meanwhile', async () => {
    const { id: stalling } = await added({ url: receiver.at(`${path}/stalls`) });
    const { id: redirecting } = await added({ url: receiver.at(`${path}/elsewhere`) });
    const { id: endlessly } = await added({ url: receiver.at(`${path}/endless`) });
    receiver.replies.set(`${path}/stalls`, replies.silence());
    receiver.replies.set(`${path}/elsewhere`, redirect(receiver.at(`${path}/inside`)));
    receiver.replies.set(`${path}/endless`, endless());
    await promoted();
    await eventually(async () => {
      expect((await deliveries(endlessly))[0]).toMatchObject({ status: 'sent', answer: { status: 200 } });
      expect((await deliveries(redirecting))[0]).toMatchObject({
        status: 'waiting',
        error: 'The receiver answered 302. Redirects aren’t followed.',
        answer: { status: 302 },
      });
      expect((await deliveries(stalling))[0]).toMatchObject({ status: 'waiting', attempts: 1, error: null });
    });
    expect(arrived(`${path}/inside`)).toEqual([]);
  });

  it('that was removed is told nothing more', async () => {
    const { id } = await added();
    receiver.replies.set(path, replies.error(500));
    await promoted();
    await eventually(async () =>
      expect(await deliveries(id)).toMatchObject([{ attempts: 1, error: 'The receiver answered 500.' }]),
    );
    expect((await admin.delete(`/api/webhooks/${id}`)).body).toEqual({ success: true });
    clock.forward(hourMs);
    await added({ url: receiver.at(`${path}/next`) });
    await promoted();
    await eventually(() => expect(receiver.told(`${path}/next`)).toHaveLength(1));
    expect(arrived(path)).toHaveLength(1);
    expect((await admin.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404);
  });
});

describe('a secret', () => {
  it('signs beside the next one for a day', async () => {
    const { id, secret } = await added();
    const { body } = await admin.post<WebhookSecretAnswer>(`/api/webhooks/${id}/rotate`);
    expect(body.webhook.earlierSecretUntil).toBe(new Date(clock.now().getTime() + dayMs).toISOString());
    const test = (): Promise<{ body: WebhookDeliveryAnswer }> => admin.post(`/api/webhooks/${id}/test`);
    expect((await test()).body.delivery).toMatchObject({
      type: 'webhook.test',
      status: 'sent',
      articleId: null,
      answer: { status: 200, text: 'ok' },
    });
    clock.forward(dayMs);
    await test();
    const signers = arrived(path).map((one) => [secret, body.secret].map((key) => isSignedWith(key, one)));
    expect(signers).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});

describe('a request', () => {
  it.each([
    'http://127.0.0.1:1/hook',
    'http://localhost/hook',
    'http://169.254.169.254/latest',
    'ftp://example.com/',
    'nonsense',
    'https://mara:pass@93.184.216.34/hook',
  ])('to %s is refused', async (url) => {
    const { status, body } = await admin.post('/api/webhooks', { url, events: ['article.promoted'] });
    expect([status, body['errors']]).toEqual([400, [{ field: 'url', message: body['detail'] }]]);
  });

  it.each([
    { events: [] },
    { events: ['article.edited'] },
    { events: 'article.promoted' },
    { description: 'a\nb' },
    { secret: 'whsec_mine' },
    { url: undefined },
  ])('with %j is refused', async (fault) => {
    const body = { url: receiver.at(path), events: ['article.promoted'], ...fault };
    expect((await admin.post('/api/webhooks', body)).status).toBe(400);
  });

  it('for what is not there is 404', async () => {
    const { id } = await added();
    const body = { url: receiver.at(path), events: ['article.promoted'] };
    const nothing = '/api/webhooks/nothing';
    const answers = await Promise.all([
      admin.put(nothing, body),
      admin.delete(nothing),
      admin.post(`${nothing}/rotate`),
      admin.post(`${nothing}/test`),
      admin.get(`${nothing}/deliveries`),
      admin.post(`${nothing}/deliveries/1/redeliver`),
      admin.post(`/api/webhooks/${id}/deliveries/9999999/redeliver`),
      admin.post(`/api/webhooks/${id}/deliveries/x/redeliver`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  });
});
