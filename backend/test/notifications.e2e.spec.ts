import { replies } from '../src/platform/ai/testing/fake-replies.js';
import type { DeliveriesAnswer, TestAnswer } from '../src/notifications/notifications.dto.js';
import { slackReplies } from '../src/notifications/testing/fake-slack.js';
import { idOfPersona } from './support/articles.js';
import { TestApplication } from './support/application.js';
import { EventStream } from './support/event-stream.js';
import { eventually } from './support/eventually.js';
import { Houses, type NotifyingApplication } from './support/notifying-application.js';
import { minuteMs, runThatIs, runsOf, tick } from './support/weekly-jobs.js';

const houses = new Houses();
afterAll(() => houses.close());

async function aBatch({ admin }: NotifyingApplication, articleCount: number): Promise<void> {
  const personas = [await idOfPersona(admin, 'The Archivist'), await idOfPersona(admin, 'The Collector')];
  const body = { articleCount, personas, categories: ['collectibles', 'market-intel'] };
  expect((await admin.post('/api/articles/generate-flexible-batch', body)).status).toBe(201);
}

describe('what was generated', () => {
  it.concurrent(
    'is told once a channel: an article, a batch, a run',
    houses.inOne(async (house) => {
      const article = await house.anArticle();
      await aBatch(house, 3);
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
      expect(house.mail.mails).toHaveLength(3);
      expect(house.mail.mails[0]?.recipients).toEqual(['a@example.com', 'b@example.com']);
      expect((await house.deliveries()).at(-1)).toMatchObject({
        kind: 'article',
        subjectId: article.id,
        error: null,
      });
    }),
  );

  it.concurrent(
    'is told of ideas of the week, too, with a checkpoint of the record to keep',
    houses.inOne(
      async (house) => {
        const notes = async () => {
          type Checkpoints = { readonly items: readonly { readonly note: string }[] };
          const { items } = (await house.admin.get<Checkpoints>('/api/audit/checkpoints')).body;
          return items.map(({ note }) => note.trimEnd());
        };
        await eventually(async () => expect(await notes()).not.toEqual([]));
        house.clock.set('2026-11-23T18:00:00Z');
        await tick(house.application);
        await runThatIs(house.application, house.admin, 'complete', 'topics');
        await eventually(() =>
          expect(house.slack.texts.map((text) => text.split('\n')[0])).toContain(
            '*5 new topic ideas from the weekly run*',
          ),
        );
        const [message = ''] = house.slack.texts;
        expect((await notes()).filter((note) => message.includes(note))).toHaveLength(1);
      },
      { OPENAI_BASE_URL: '', OPENAI_API_KEY: '' },
    ),
  );

  it.concurrent(
    'is not told in a channel that is switched off, not even when it is switched on later',
    houses.inOne(async (house) => {
      await house.admin.patch('/api/scheduler/config', { notifications: { slack: false } });
      await house.anArticle();
      await eventually(() => expect(house.mail.mails).toHaveLength(1));
      await house.admin.patch('/api/scheduler/config', { notifications: { slack: true } });
      await house.anArticle();
      await eventually(() => expect(house.slack.texts).toHaveLength(1));
      await eventually(() => expect(house.mail.mails).toHaveLength(2));
      expect(await house.deliveries()).toHaveLength(3);
    }),
  );

  it.concurrent(
    'is not told when no channel is configured, and nothing fails for it',
    houses.inOne(
      async (house) => {
        await house.anArticle();
        const { body } = await house.admin.post<TestAnswer>('/api/notifications/test');
        expect(body.results).toEqual([
          { channel: 'slack', outcome: 'not-configured', error: null },
          { channel: 'email', outcome: 'not-configured', error: null },
        ]);
        expect(await house.deliveries()).toEqual([]);
      },
      { SLACK_WEBHOOK_URL: '', SMTP_URL: '' },
    ),
  );

  it.concurrent(
    'of a run that failed in part says what failed',
    houses.inOne(async (house) => {
      let calls = 0;
      const writes = house.model.otherwise;
      // The plan, and nine of the ten articles.
      house.model.otherwise = (request) => ((calls += 1) <= 10 ? writes(request) : replies.error(500));
      await house.admin.post('/api/scheduler/trigger', {});
      await eventually(async () => {
        house.clock.forward(minuteMs);
        await tick(house.application);
        const [run] = await runsOf(house.admin);
        expect(run?.outcome).toBe('partial');
      }, 30_000);
      // Once with the others, and after five and twenty minutes more.
      expect(calls).toBeGreaterThanOrEqual(13);
      await eventually(() => expect(house.slack.texts).toHaveLength(1));
      expect(house.slack.texts[0]).toMatch(/^\*9 of 10 articles of the extra run are waiting for review\*/);
      expect(house.slack.texts[0]).toMatch(
        /Failed:\n• The \w+( \w+)? for [\w ]+: The AI provider isn’t available/,
      );
      await eventually(() => expect(house.mail.mails).toHaveLength(1));
    }),
  );
});

describe('a test message', () => {
  it.concurrent(
    'goes to each channel at once, and its outcome is answered and kept',
    houses.inOne(async (house) => {
      house.slack.otherwise = slackReplies.error(403, 'invalid_token');
      const { status, body } = await house.admin.post<TestAnswer>('/api/notifications/test');
      expect(status).toBe(200);
      expect(body.results).toEqual([
        { channel: 'slack', outcome: 'failed', error: 'Slack answered 403: invalid_token' },
        { channel: 'email', outcome: 'sent', error: null },
      ]);
      expect(house.mail.mails).toHaveLength(1);
      const kept = await house.deliveries();
      expect(kept.map(({ kind, channel, status: kind2 }) => [kind, channel, kind2]).sort()).toEqual([
        ['test', 'email', 'sent'],
        ['test', 'slack', 'given-up'],
      ]);
      const page = await house.admin.get<DeliveriesAnswer>('/api/notifications/deliveries?limit=1');
      expect(page.body).toMatchObject({ total: 2, items: [{ id: kept[0]?.id }] });
      const next = `/api/notifications/deliveries?limit=1&cursor=${page.body.nextCursor}`;
      expect((await house.admin.get<DeliveriesAnswer>(next)).body).toMatchObject({
        items: [{ id: kept[1]?.id }],
        nextCursor: null,
      });
      expect((await house.admin.get('/api/notifications/deliveries?cursor=nonsense')).status).toBe(400);
    }),
  );
});

// Alone: the second replica is closed when it is done.
it(
  'what was sent shows on pages that are open, at every replica, without anybody looking again',
  houses.inOne(async (house) => {
    // Replicas share their settings: under https the session's cookie has another name.
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
        const told = page.events.filter(({ data }) =>
          (data['topics'] as string[])?.includes('outbox'),
        ).length;
        if (told > heard) shown = (await house.deliveries()).map(({ status }) => status);
        heard = told;
        expect(shown).toEqual(['sent', 'sent']);
      });
      page.close();
    }
    await other.app.close();
  }),
);
