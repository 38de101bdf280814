import type { AuditAnswer } from '../../src/audit/dto/audit.dto.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import type { UndoAnswer } from '../../src/undo/dto/undo.dto.js';
import type {
  WebhookAnswer,
  WebhookDeliveryAnswer,
  WebhooksAnswer,
} from '../../src/webhooks/dto/webhooks.dto.js';
import { draftPath, type Problem } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { ToldApplication } from '../support/told-application.js';
import { dayMs, hourMs } from '../support/weekly-jobs.js';

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
beforeEach(() => {
  paths += 1;
  path = `/hook-${paths}`;
});
afterEach(() => house.removeWebhooks());

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
