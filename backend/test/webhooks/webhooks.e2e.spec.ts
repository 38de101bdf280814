import { endless, redirect } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import type {
  WebhookDelivery,
  WebhookDeliveryAnswer,
  WebhookSecretAnswer,
} from '../../src/webhooks/dto/webhooks.dto.js';
import { draftPath } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { isSignedWith } from '../support/fake-receiver.js';
import { ToldApplication, allEvents } from '../support/told-application.js';
import { dayMs, hourMs, minuteMs } from '../support/weekly-jobs.js';

let house: ToldApplication;
let receiver: ToldApplication['receiver'];
let admin: ToldApplication['admin'];
let clock: ToldApplication['clock'];

beforeAll(async () => {
  house = await ToldApplication.start();
  ({ receiver, admin, clock } = house);
});
afterAll(() => house.stop());

let path = '';
let paths = 0;
beforeEach(async () => {
  paths += 1;
  path = `/hook-${paths}`;
  await house.application.prove(admin);
});
afterEach(() => house.removeWebhooks());

describe('a webhook', () => {
  it('is told in order what becomes of an article, signed by the scheme', async () => {
    const { id, secret } = await house.added(path, { description: ' Site ' });
    const [article, draft] = [await house.promoted(), await house.draft()];
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
    for (const message of receiver.arrived(path)) {
      expect(isSignedWith(secret, message)).toBe(true);
      expect(message.headers['content-type']).toBe('application/json');
      expect((JSON.parse(message.body) as { timestamp: string }).timestamp).toBe(clock.now().toISOString());
    }
    expect(new Set(receiver.arrived(path).map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    await eventually(async () =>
      expect(
        (await house.deliveries(id)).map(({ status, answer }) => [status, answer?.status, answer?.text]),
      ).toEqual(told.map(() => ['sent', 200, 'ok'])),
    );
    expect(
      (await house.deliveries(id)).map(({ type, articleId, package: number }) => [type, articleId, number]),
    ).toEqual(told.toReversed());
    expect((await admin.get('/api/webhooks')).body['webhooks']).toMatchObject([
      { id, description: 'Site', events: allEvents, createdBy: 'Admin User', earlierSecretUntil: null },
    ]);
  });

  it('is told of what it asks for, from then on', async () => {
    await house.promoted();
    const { id } = await house.added(path, { events: ['article.deleted'] });
    const article = await house.promoted();
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
    const { id } = await house.added(path);
    receiver.replies.set(path, replies.error(503, 'no'));
    const [first, second] = [await house.promoted(), await house.promoted()];
    await admin.patch(draftPath(first.id), { status: 'draft' });
    await eventually(async () =>
      expect((await house.deliveries(id)).map(({ attempts, error }) => [attempts, error])).toEqual([
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
    const [, , one, two] = receiver.arrived(path).map(({ headers }) => headers['webhook-id']);
    expect(
      receiver
        .arrived(path)
        .slice(0, 2)
        .map(({ headers }) => headers['webhook-id']),
    ).toContain(one);
    expect(one).not.toBe(two);
  });

  it('that fails for a day is given up, and sent to again by hand', async () => {
    const { id } = await house.added(path);
    receiver.replies.set(path, replies.error(500));
    const { id: articleId } = await house.promoted();
    const one = async (): Promise<WebhookDelivery | undefined> => (await house.deliveries(id)).at(-1);
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
      expect((await house.deliveries(id))[0]).toMatchObject({ status: 'sent', attempts: 1 }),
    );
    expect(new Set(receiver.arrived(path).map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('that lies or stalls is bounded, and others are told meanwhile', async () => {
    const { id: stalling } = await house.added(`${path}/stalls`);
    const { id: redirecting } = await house.added(`${path}/elsewhere`);
    const { id: endlessly } = await house.added(`${path}/endless`);
    receiver.replies.set(`${path}/stalls`, replies.silence());
    receiver.replies.set(`${path}/elsewhere`, redirect(receiver.at(`${path}/inside`)));
    receiver.replies.set(`${path}/endless`, endless());
    await house.promoted();
    await eventually(async () => {
      expect((await house.deliveries(endlessly))[0]).toMatchObject({
        status: 'sent',
        answer: { status: 200 },
      });
      expect((await house.deliveries(redirecting))[0]).toMatchObject({
        status: 'waiting',
        error: 'The receiver answered 302. Redirects aren’t followed.',
        answer: { status: 302 },
      });
      expect((await house.deliveries(stalling))[0]).toMatchObject({
        status: 'waiting',
        attempts: 1,
        error: null,
      });
    });
    expect(receiver.arrived(`${path}/inside`)).toEqual([]);
  });

  it('that was removed is told nothing more', async () => {
    const { id } = await house.added(path);
    receiver.replies.set(path, replies.error(500));
    await house.promoted();
    await eventually(async () =>
      expect(await house.deliveries(id)).toMatchObject([
        { attempts: 1, error: 'The receiver answered 500.' },
      ]),
    );
    expect((await admin.delete(`/api/webhooks/${id}`)).body).toEqual({ success: true });
    clock.forward(hourMs);
    await house.added(`${path}/next`);
    await house.promoted();
    await eventually(() => expect(receiver.told(`${path}/next`)).toHaveLength(1));
    expect(receiver.arrived(path)).toHaveLength(1);
    expect((await admin.get(`/api/webhooks/${id}/deliveries`)).status).toBe(404);
  });
});

describe('a secret', () => {
  it('signs beside the next one for a day', async () => {
    const { id, secret } = await house.added(path);
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
    const signers = receiver
      .arrived(path)
      .map((one) => [secret, body.secret].map((key) => isSignedWith(key, one)));
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
    { description: 'a\nb' },
    { secret: 'whsec_mine' },
  ])('with %j is refused', async (fault) => {
    const body = { url: receiver.at(path), events: ['article.promoted'], ...fault };
    expect((await admin.post('/api/webhooks', body)).status).toBe(400);
  });

  it('for what is not there is 404', async () => {
    const { id } = await house.added(path);
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
