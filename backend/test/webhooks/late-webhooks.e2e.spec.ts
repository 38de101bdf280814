import { DataSource } from 'typeorm';
import type { WebhookDelivery, WebhookDeliveryAnswer } from '../../src/webhooks/dto/webhooks.dto.js';
import { draftPath } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { ToldApplication } from '../support/told-application.js';
import { dayMs } from '../support/weekly-jobs.js';

let house: ToldApplication;
let database: DataSource;

beforeAll(async () => {
  house = await ToldApplication.start();
  database = house.application.app.get(DataSource);
});
afterAll(() => house.stop());

const path = '/hook';
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
