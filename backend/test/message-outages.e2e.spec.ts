import { slackReplies } from '../src/notifications/testing/fake-slack.js';
import { eventually } from './support/eventually.js';
import { Houses } from './support/notifying-application.js';
import { dayMs, hourMs, minuteMs } from './support/weekly-jobs.js';

const houses = new Houses();
afterAll(() => houses.close());

describe('A32 Slack', () => {
  it.concurrent.each([
    ['answers 500', () => slackReplies.error(500)],
    ['keeps silent', () => slackReplies.silence()],
  ])('that %s for three hours gets the message once, within five minutes after its return', (_, reply) =>
    houses.inOne(async (house) => {
      house.slack.otherwise = reply();
      await house.anArticle();
      await eventually(async () => {
        const [delivery] = await house.deliveries('slack');
        expect(delivery).toMatchObject({
          status: 'waiting',
          error: expect.stringMatching(/Slack/) as string,
        });
      }, 20_000);
      // The other channel does not wait for it.
      await eventually(() => expect(house.mail.mails).toHaveLength(1));
      house.clock.forward(3 * hourMs);
      house.slack.otherwise = slackReplies.ok();
      const refused = house.slack.texts.length;
      house.clock.forward(5 * minuteMs);
      await eventually(
        async () => expect((await house.deliveries('slack')).map(({ status }) => status)).toEqual(['sent']),
        20_000,
      );
      expect(house.slack.texts.length).toBeGreaterThan(refused);
      expect(new Set(house.slack.texts).size).toBe(1);
      expect(JSON.stringify(await house.deliveries())).not.toMatch(/secret/);
    })(),
  );

  it.concurrent(
    'that keeps silent holds nobody up: an article is written while the first message waits for its answer',
    houses.inOne(async (house) => {
      house.slack.otherwise = slackReplies.silence();
      await house.anArticle();
      await eventually(() => expect(house.slack.texts).toHaveLength(1));
      // One that waited for it would come when the first has given up.
      await house.anArticle();
      const first = (await house.deliveries('slack')).at(-1);
      expect(first).toMatchObject({ status: 'waiting', attempts: 1, error: null });
    }),
  );

  it.concurrent(
    'that asks to be left alone is',
    houses.inOne(async (house) => {
      house.slack.otherwise = slackReplies.error(429, 'ratelimited', { 'retry-after': '600' });
      await house.anArticle();
      await eventually(async () => {
        const [delivery] = await house.deliveries('slack');
        expect(delivery?.nextTryAt).toBe('2026-11-20T12:10:00.000Z');
      });
      house.slack.otherwise = slackReplies.ok();
      house.clock.forward(10 * minuteMs);
      await eventually(async () =>
        expect((await house.deliveries('slack')).map(({ status }) => status)).toEqual(['sent']),
      );
      expect(house.slack.texts).toHaveLength(2);
    }),
  );

  it.concurrent(
    'that does not come back is given up after a day, visibly',
    houses.inOne(async (house) => {
      house.slack.otherwise = slackReplies.error(404, 'no_service');
      await house.anArticle();
      await eventually(async () => expect((await house.deliveries())[0]?.attempts).toBeGreaterThan(0));
      await eventually(async () =>
        expect((await house.deliveries('slack')).map(({ status }) => status)).toEqual(['waiting']),
      );
      house.clock.forward(dayMs);
      await eventually(async () => {
        const [delivery] = await house.deliveries('slack');
        expect(delivery).toMatchObject({
          status: 'given-up',
          nextTryAt: null,
          error: 'Slack answered 404: no_service',
        });
      });
      const asked = house.slack.texts.length;
      house.clock.forward(dayMs);
      await house.anArticle();
      await eventually(() => expect(house.mail.mails).toHaveLength(2));
      expect(house.slack.texts.filter((text) => text === house.slack.texts[0])).toHaveLength(asked);
    }),
  );
});

describe('A32 a mail server', () => {
  it.concurrent(
    'that refuses one recipient: the others get it, and the delivery says so',
    houses.inOne(async (house) => {
      house.mail.refused = ['b@example.com'];
      await house.anArticle();
      await eventually(async () => {
        const [delivery] = await house.deliveries('email');
        expect(delivery).toMatchObject({
          status: 'sent',
          error: expect.stringContaining('b@example.com') as string,
        });
      });
      expect(house.mail.mails.map(({ recipients }) => recipients)).toEqual([['a@example.com']]);
    }),
  );
});
