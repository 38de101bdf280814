import { DataSource } from 'typeorm';
import type { AuditAnswer } from '../../src/audit/dto/audit.dto.js';
import { endless, redirect } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import type { UndoAnswer } from '../../src/undo/dto/undo.dto.js';
import type {
  WebhookDelivery,
  WebhookDeliveryAnswer,
  WebhookSecretAnswer,
  WebhookAnswer,
  WebhooksAnswer,
} from '../../src/webhooks/dto/webhooks.dto.js';
import { draftPath, type Problem } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { isSignedWith } from '../support/fake-receiver.js';
import { ToldApplication, allEvents } from '../support/told-application.js';
import { dayMs, hourMs, minuteMs } from '../support/weekly-jobs.js';

let house: ToldApplication;
let receiver: ToldApplication['receiver'];
let admin: ToldApplication['admin'];
let clock: ToldApplication['clock'];
let database: DataSource;

beforeAll(async () => {
  house = await ToldApplication.start();
  ({ receiver, admin, clock } = house);
  database = house.application.app.get(DataSource);
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

describe('a webhook that is switched off', () => {
  const put = (id: string, body: object) => admin.put<WebhookAnswer & Problem>(`/api/webhooks/${id}`, body);
  const switched = async (id: string, isActive: boolean) => {
    const { status, body } = await put(id, { isActive });
    expect([status, body.webhook.isActive]).toEqual([200, isActive]);
    return body.webhook;
  };
  const statuses = async (id: string) =>
    (await house.deliveries(id)).map(({ type, status, nextTryAt }) => [type, status, nextTryAt]);
  const latest = async (type: string) =>
    (await admin.get<AuditAnswer>(`/api/audit?type=${type}&limit=1`)).body.items[0];
  const idsArrived = () => receiver.arrived(path).map(({ headers }) => headers['webhook-id']);

  it('by hand is sent nothing until it is on again, and then each message once, in order', async () => {
    const { id } = await house.added(path, { description: 'Site' });
    const other = await house.added(`${path}/other`);
    expect((await put(id, {})).body.webhook).toMatchObject({ isActive: true, switchedOff: null });
    const { at, ...off } = (await switched(id, false)).switchedOff ?? { at: '' };
    expect([at, off]).toEqual([clock.now().toISOString(), { by: 'Admin User', reason: 'by-hand' }]);
    const article = await house.promoted();
    await admin.patch(draftPath(article.id), { status: 'draft' });
    await admin.patch(draftPath(article.id), { status: 'promoted' });
    const told = [
      ['article.promoted', article.id, 1],
      ['article.returned', article.id, 1],
      ['article.promoted', article.id, 2],
    ];
    await eventually(() => expect(receiver.told(`${path}/other`)).toEqual(told));
    expect(await statuses(id)).toEqual(told.toReversed().map(([type]) => [type, 'waiting', null]));
    expect(receiver.arrived(path)).toEqual([]);

    expect(await switched(id, true)).toMatchObject({ url: receiver.at(path), description: 'Site' });
    await eventually(() => expect(receiver.told(path)).toEqual(told));
    await switched(id, false);
    await switched(id, true);
    await admin.delete(draftPath(article.id));
    await eventually(() =>
      expect(receiver.told(path)).toEqual([...told, ['article.deleted', article.id, 2]]),
    );
    expect(new Set(idsArrived()).size).toBe(4);
    expect((await house.deliveries(other.id)).every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('by a receiver that answers 410 says so, is tested, and goes on where it stopped', async () => {
    const { id } = await house.added(path);
    receiver.replies.set(path, replies.error(410, 'gone fishing'));
    const [first, second] = [await house.promoted(), await house.promoted()];
    await admin.patch(draftPath(first.id), { status: 'draft' });
    await eventually(async () => expect((await house.deliveries(id)).length).toBe(3));
    const error = 'The receiver answered 410 (Gone): the webhook was switched off.';
    await eventually(async () =>
      expect((await house.deliveries(id)).map((one) => [one.status, one.attempts, one.error])).toEqual(
        expect.arrayContaining([['waiting', 1, error]]),
      ),
    );
    expect((await admin.get<WebhooksAnswer>('/api/webhooks')).body.webhooks).toMatchObject([
      { id, isActive: false, switchedOff: { by: 'System', reason: 'gone', at: clock.now().toISOString() } },
    ]);
    expect(await latest('WebhookSwitchedOff')).toMatchObject({
      actor: { kind: 'system', name: 'System' },
      summary: `System switched the webhook to ${receiver.at(path)} off: the receiver answered 410 (Gone)`,
    });

    // This is longer than any pause between two attempts, and the other webhook shows that the sender has looked.
    clock.forward(hourMs);
    await house.added(`${path}/next`, { events: ['article.returned'] });
    await admin.patch(draftPath(second.id), { status: 'draft' });
    await eventually(() => expect(receiver.told(`${path}/next`)).toHaveLength(1));
    expect(receiver.arrived(path)).toHaveLength(1);

    const test = () => admin.post<WebhookDeliveryAnswer>(`/api/webhooks/${id}/test`);
    expect((await test()).body.delivery).toMatchObject({
      status: 'given-up',
      error,
      answer: { status: 410 },
    });
    receiver.replies.delete(path);
    expect((await test()).body.delivery).toMatchObject({ status: 'sent' });
    expect((await admin.get<WebhooksAnswer>('/api/webhooks')).body.webhooks[1]?.isActive).toBe(false);
    const before = receiver.arrived(path).length;
    await switched(id, true);
    await eventually(() => expect(receiver.told(path).slice(before)).toHaveLength(4));
    const told = receiver.told(path).slice(before);
    for (const { id: article } of [first, second]) {
      expect(told.filter(([, about]) => about === article)).toEqual([
        ['article.promoted', article, 1],
        ['article.returned', article, 1],
      ]);
    }
    await eventually(async () =>
      expect((await statuses(id)).filter(([, status]) => status === 'waiting')).toEqual([]),
    );
    expect(await latest('WebhookSwitchedOn')).toMatchObject({ actor: { name: 'Admin User' } });
  });

  it('is switched back by undoing, if it has not been since', async () => {
    const { id } = await house.added(path);
    await switched(id, false);
    const { position } = (await latest('WebhookSwitchedOff')) ?? { position: -1 };
    const undo = (preview: boolean) =>
      admin.post<UndoAnswer & Problem>('/api/audit/undo', { position, preview });
    expect((await undo(true)).body.commands).toEqual([`Switch the webhook to ${receiver.at(path)} on.`]);
    expect((await undo(false)).body).toMatchObject({ success: true });
    expect((await put(id, {})).body.webhook.isActive).toBe(true);
    expect((await undo(false)).body.detail).toBe(
      'The webhook has been changed since. Undo the later change first.',
    );
    const switchedOn = (await latest('WebhookSwitchedOn'))?.position;
    await admin.post('/api/audit/undo', { position: switchedOn, preview: false });
    expect((await put(id, {})).body.webhook).toMatchObject({ isActive: false });
  });

  it('gives up what is more than a day old, and sends nothing by hand meanwhile', async () => {
    const { id } = await house.added(path);
    await switched(id, false);
    const article = await house.promoted();
    await eventually(async () => expect(await statuses(id)).toHaveLength(1));
    clock.forward(dayMs - 1);
    await admin.patch(draftPath(article.id), { status: 'draft' });
    await eventually(async () => expect(await statuses(id)).toHaveLength(2));
    clock.forward(1);
    await eventually(async () =>
      expect((await house.deliveries(id)).map(({ status, error }) => [status, error])).toEqual([
        ['waiting', null],
        ['given-up', 'The message was more than a day old, and the webhook switched off.'],
      ]),
    );
    const [returned, promoted] = (await house.deliveries(id)).map((one) => one.id);
    const again = (delivery = '') =>
      admin.post<WebhookDeliveryAnswer & Problem>(`/api/webhooks/${id}/deliveries/${delivery}/redeliver`);
    for (const delivery of [returned, promoted]) {
      expect(await again(delivery)).toMatchObject({
        status: 409,
        body: { detail: 'The webhook is switched off. Switch it on, then send the message again.' },
      });
    }
    await switched(id, true);
    await eventually(() => expect(receiver.told(path)).toEqual([['article.returned', article.id, 1]]));
    expect((await again(promoted)).status).toBe(200);
    await eventually(() =>
      expect(receiver.told(path).map(([type]) => type)).toEqual(['article.returned', 'article.promoted']),
    );
  });
});

const tooLate = 'The message was more than a day old when it could be sent.';

/** Does the work while nobody can see how far the outbox was filled, so that nobody fills it. */
async function whileNothingIsFilled(work: () => Promise<void>): Promise<void> {
  const holder = database.createQueryRunner();
  await holder.startTransaction();
  try {
    await holder.query('lock table outbox_checkpoint in access exclusive mode');
    await work();
  } finally {
    await holder.commitTransaction();
    await holder.release();
  }
}

const states = async (id: string): Promise<unknown[]> =>
  (await house.deliveries(id)).map(({ type, status, attempts, nextTryAt, error }: WebhookDelivery) => [
    type,
    status,
    attempts,
    nextTryAt,
    error,
  ]);
const promoted = ['article.promoted', 'given-up', 0, null, tooLate];
const returned = ['article.returned', 'sent', 1, null, null];

/** Fills the outbox with everything once more, as after a restore from a backup. */
async function fillAgain(): Promise<void> {
  const [before] = await database.query<unknown[]>(
    `select position from outbox_checkpoint where feed = 'publications'`,
  );
  await database.query(`update outbox_checkpoint set position = -1 where feed = 'publications'`);
  await eventually(async () =>
    expect(
      await database.query(`select position from outbox_checkpoint where feed = 'publications'`),
    ).toEqual([before]),
  );
}

it('what could not be sent for a day is listed as given up, sent by hand, and never sent or listed twice by itself', async () => {
  const { admin, clock, receiver } = house;
  const { id } = await house.added(path);
  let articleId = '';
  let later = '';
  await whileNothingIsFilled(async () => {
    articleId = (await house.promoted()).id;
    clock.forward(dayMs + 1);
    later = (await house.added(`${path}/later`)).id;
    await admin.patch(draftPath(articleId), { status: 'draft' });
  });
  await eventually(async () => expect(await states(id)).toEqual([returned, promoted]));
  await eventually(async () => expect(await states(later)).toEqual([returned]));

  const [, given] = await house.deliveries(id);
  const { body } = await admin.post<WebhookDeliveryAnswer>(
    `/api/webhooks/${id}/deliveries/${given?.id}/redeliver`,
  );
  expect(body.delivery).toMatchObject({ again: true, articleId, messageId: given?.messageId });
  const told = [
    ['article.returned', articleId, 1],
    ['article.promoted', articleId, 1],
  ];
  await eventually(() => expect(receiver.told(path)).toEqual(told));

  const redelivered = ['article.promoted', 'sent', 1, null, null];
  await eventually(async () => expect(await states(id)).toEqual([redelivered, returned, promoted]));
  await fillAgain();
  expect(await states(id)).toEqual([redelivered, returned, promoted]);

  clock.forward(dayMs + 1);
  await database.query('delete from outbox');
  await fillAgain();
  expect(await states(id)).toEqual([['article.returned', 'given-up', 0, null, tooLate], promoted]);
  expect(await states(later)).toEqual([['article.returned', 'given-up', 0, null, tooLate]]);
  expect(receiver.told(path)).toEqual(told);
  expect(receiver.told(`${path}/later`)).toHaveLength(1);
});
