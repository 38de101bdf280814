import type { Delivery } from '../../src/notifications/dto/notifications.dto.js';
import { slackReplies } from '../../src/notifications/testing/fake-slack.js';
import { eventually } from '../support/eventually.js';
import { NotifyingApplication } from '../support/notifying-application.js';
import { dayMs, hourMs, minuteMs } from '../support/weekly-jobs.js';

let house: NotifyingApplication;
beforeAll(async () => {
  house = await NotifyingApplication.start();
});
afterAll(() => house.stop());

const longMs = 20_000;

const delivered = async (article: string, channel: Delivery['channel'] = 'slack') =>
  (await house.deliveries(channel)).find(({ subjectId }) => subjectId === article);

async function waitsAfter(article: string, error: unknown): Promise<void> {
  const waiting = async () => expect(await delivered(article)).toMatchObject({ status: 'waiting', error });
  await eventually(waiting, longMs);
}

/** Expects the messages to be sent, because each is tried again within five minutes. */
async function comesOnceSlackIsBack(articles: readonly string[]): Promise<void> {
  house.slack.otherwise = slackReplies.ok();
  house.clock.forward(5 * minuteMs);
  for (const article of articles) {
    await eventually(async () => expect((await delivered(article))?.status).toBe('sent'), longMs);
  }
}

const textsOf = (article: string): string[] => house.slack.texts.filter((text) => text.includes(article));

describe('A32 Slack', () => {
  it('that answers 500 for three hours gets the message once, within five minutes after its return', async () => {
    house.slack.otherwise = slackReplies.error(500);
    const { id } = await house.anArticle();
    await waitsAfter(id, expect.stringMatching(/Slack/));
    // The other channel does not wait for Slack.
    await eventually(async () => expect((await delivered(id, 'email'))?.status).toBe('sent'));
    house.clock.forward(3 * hourMs);
    await comesOnceSlackIsBack([id]);
    expect(textsOf(id).length).toBeGreaterThan(1);
    expect(new Set(textsOf(id)).size).toBe(1);
    expect(JSON.stringify(await house.deliveries())).not.toMatch(/secret/);
  });

  it('that keeps silent holds nobody up, and gets all messages after its return', async () => {
    house.slack.otherwise = slackReplies.silence();
    const { id: first } = await house.anArticle();
    await eventually(() => expect(textsOf(first)).toHaveLength(1));
    // If it waited for the first one, it would come only when that was given up.
    const { id: second } = await house.anArticle();
    expect(await delivered(first)).toMatchObject({ status: 'waiting', attempts: 1, error: null });
    for (const article of [first, second]) await waitsAfter(article, expect.stringMatching(/Slack/));
    house.clock.forward(3 * hourMs);
    await comesOnceSlackIsBack([first, second]);
    expect(new Set(textsOf(first)).size).toBe(1);
  });

  it('that asks to be left alone is', async () => {
    house.slack.otherwise = slackReplies.error(429, 'ratelimited', { 'retry-after': '600' });
    const { id } = await house.anArticle();
    await waitsAfter(id, expect.any(String));
    const nextTryAt = new Date(house.clock.now().getTime() + 10 * minuteMs).toISOString();
    expect(await delivered(id)).toMatchObject({ nextTryAt });
    house.clock.forward(5 * minuteMs);
    await comesOnceSlackIsBack([id]);
    expect(textsOf(id)).toHaveLength(2);
  });

  it('that does not come back is given up after a day, visibly', async () => {
    house.slack.otherwise = slackReplies.error(404, 'no_service');
    const { id } = await house.anArticle();
    await waitsAfter(id, expect.any(String));
    house.clock.forward(dayMs);
    await eventually(async () =>
      expect(await delivered(id)).toMatchObject({
        status: 'given-up',
        nextTryAt: null,
        error: 'Slack answered 404: no_service',
      }),
    );
    const asked = textsOf(id).length;
    house.clock.forward(dayMs);
    const { id: later } = await house.anArticle();
    await eventually(async () => expect((await delivered(later, 'email'))?.status).toBe('sent'));
    expect(textsOf(id)).toHaveLength(asked);
    await comesOnceSlackIsBack([later]);
  });
});

describe('A32 a mail server', () => {
  it('that refuses one recipient: the others get it, and the delivery says so', async () => {
    const before = house.mail.mails.length;
    house.mail.refused = ['b@example.com'];
    const { id } = await house.anArticle();
    await eventually(async () =>
      expect(await delivered(id, 'email')).toMatchObject({
        status: 'sent',
        error: expect.stringContaining('b@example.com') as string,
      }),
    );
    expect(house.mail.mails.slice(before).map(({ recipients }) => recipients)).toEqual([['a@example.com']]);
  });

  it('that puts off one recipient: the others get it once, and that one later', async () => {
    house.mail.refused = [];
    house.mail.deferred = ['b@example.com'];
    const before = house.mail.mails.length;
    const { id } = await house.anArticle();
    const error: unknown = expect.stringContaining('b@example.com');
    await eventually(async () =>
      expect(await delivered(id, 'email')).toMatchObject({ status: 'waiting', error }),
    );
    house.mail.deferred = [];
    house.clock.forward(5 * minuteMs);
    await eventually(async () =>
      expect(await delivered(id, 'email')).toMatchObject({ status: 'sent', error: null }),
    );
    const recipients = house.mail.mails.slice(before).map((mail) => mail.recipients);
    expect(recipients).toEqual([['a@example.com'], ['b@example.com']]);
  });
});
