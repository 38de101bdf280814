import { DataSource } from 'typeorm';
import type { CaptionsAnswer } from '../../src/media/captions/dto/captions.dto.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, modelSettings, promotedArticle, type Problem } from '../support/articles.js';
import type { Author } from '../support/authors.js';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { captionWords as words, goodCaptions as good, startIdeasModel } from '../support/topics.js';
import type { Answer, Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Author;
let other: Visitor;

beforeAll(async () => {
  model = await startIdeasModel();
  application = await TestApplication.start({
    settings: {
      ...modelSettings(model),
      OPENAI_TIMEOUT_MS: '3000',
      BRAND_HASHTAGS: '#One,#Two,#Three',
      BRAND_INSIGHTS_URL: 'https://house.example/insights',
    },
  });
  admin = await application.admin();
  author = await application.author('The Archivist');
  other = await application.author('The Collector');
});

afterEach(() => model.forgetReplies());

afterAll(async () => {
  await application.stop();
  await model.stop();
});

/** The parts of an article that its captions depend on. */
interface Captioned {
  readonly revision: number;
  readonly captionCount: number;
  readonly socialCaptions: readonly string[];
  readonly captionsRevision: number | null;
  readonly captionsGeneratedAt: string | null;
}

const all = (caption: unknown) => ({ captions: [caption, caption, caption] });
const beginningWith = (caption: unknown) => ({ captions: [caption, ...good.captions.slice(1)] });

/** The request for an article of the author's persona, by somebody without a weekly limit. */
const byPersona = (): Record<string, unknown> => ({ personaId: author.persona?.id });
const promoted = async (): Promise<string> => (await promotedArticle(admin, byPersona())).id;

const ask = (
  asker: Visitor,
  body: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<CaptionsAnswer & Problem>> => asker.post('/api/social-generator/generate', body, headers);

const articleOf = async (id: string): Promise<Captioned> =>
  (await author.get<{ article: Captioned }>(draftPath(id))).body.article;

describe('captions of a promoted article', () => {
  it('are three: sentences of the model, then what is ours', async () => {
    const articleId = await promoted();
    const { status, body } = await ask(author, { articleId });
    expect([status, body.success]).toEqual([200, true]);
    expect(body.captions).toEqual(
      good.captions.map(
        ({ sentences }) =>
          `${sentences.join(' ')}\n\nRead more: https://house.example/insights\n\n#One #Two #Three #Collectibles`,
      ),
    );
    expect(await articleOf(articleId)).toMatchObject({
      revision: 1,
      captionCount: 3,
      socialCaptions: body.captions,
      captionsRevision: 1,
      captionsProvider: 'openai',
      captionsGeneratedAt: expect.stringMatching(/^\d{4}-/) as unknown,
    });
    const { body: list } = await author.get<{ items: (Captioned & { id: string })[] }>('/api/articles');
    expect(list.items.find(({ id }) => id === articleId)?.captionCount).toBe(3);
  });

  it('stay with the revision they were made from, and when it is demoted', async () => {
    const articleId = await promoted();
    await ask(author, { articleId });
    await author.patch(draftPath(articleId), { title: 'Another title', status: 'draft' });
    expect(await articleOf(articleId)).toMatchObject({ revision: 3, captionsRevision: 1, captionCount: 3 });
  });

  it('are replaced by new ones, which are told the old', async () => {
    const articleId = await promoted();
    await ask(author, { articleId });
    model.next(replies.answer(beginningWith(words('Papers tell it.'))));
    const { body } = await ask(author, { articleId });
    expect(body.captions[0]).toMatch(/^Papers tell it\./);
    expect(model.requests.at(-1)?.body.messages[1]?.content).toContain(
      '| Keep the condition report. Every owner',
    );
    expect((await articleOf(articleId)).socialCaptions).toEqual(body.captions);
  });

  it('are answered as they are when only missing ones are wanted', async () => {
    const articleId = await promoted();
    const { body: first } = await ask(author, { articleId, onlyIfMissing: true });
    const asked = model.requests.length;
    const { body: second } = await ask(admin, { articleId, onlyIfMissing: true });
    expect(second.captions).toEqual(first.captions);
    expect(model.requests).toHaveLength(asked);
  });

  it.each([true, false])(
    'are made once for twelve tabs at the same time (only if missing: %s)',
    async (onlyIfMissing) => {
      const articleId = await promoted();
      const asked = model.requests.length;
      const allWait = application.requestsWaiting(12, () => articleOf(articleId));
      // The model answers when all twelve wait, because a later one would rightly get other captions.
      model.next((response) => void allWait.then(() => replies.answer(good)(response)));
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, tab) => ask(tab % 2 ? admin : author, { articleId, onlyIfMissing })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(model.requests).toHaveLength(asked + 1);
    },
  );

  it('are made once under one key, and an article’s history does not move', async () => {
    const articleId = await promoted();
    const headers = { 'idempotency-key': 'captions-once' };
    const asked = model.requests.length;
    const first = await ask(author, { articleId }, headers);
    expect((await ask(author, { articleId }, headers)).body).toEqual(first.body);
    expect(model.requests).toHaveLength(asked + 1);
    expect((await articleOf(articleId)).revision).toBe(1);
  });

  it('tell their asker how far they are', async () => {
    const articleId = await promoted();
    const stream = await EventStream.open(author);
    try {
      await ask(author, { articleId }, { 'idempotency-key': 'captions-seen' });
      await eventually(() => {
        const own = stream.events.filter(({ data }) => data['work'] === 'captions-seen');
        expect(own.map(({ data }) => data['stage'])).toEqual(['waiting', 'writing', 'checking']);
      });
    } finally {
      stream.close();
    }
  });
});

describe('of three captions', () => {
  it.each([
    ['has no tag of its own', words('Keep it.', []), /tags/],
    ['has the brand’s tags only', words('Keep it.', ['#Two']), /no hashtag/],
    ['has a link', words('See https://x.example!'), /address in it/],
    ['has a number that is made up', words('Keep 400 reports.'), /number 400/],
    ['says what another says', good.captions[1], /say the same/],
    ['has NUL', words('Keep \u0000 it.'), /NUL/],
  ] as const)('one that %s is left out after two more tries', async (_, caption, reason) => {
    const articleId = await promoted();
    const reply = replies.answer(beginningWith(caption));
    model.next(reply, reply, reply);
    const asked = model.requests.length;
    const { status, body } = await ask(author, { articleId });
    expect([status, body.message]).toEqual([200, '2 of 3 captions written.']);
    expect(body.captions).toHaveLength(2);
    expect(body.missing).toEqual([{ reason: expect.stringMatching(reason) as unknown }]);
    expect(model.requests.length - asked).toBe(3);
    expect(await articleOf(articleId)).toMatchObject({
      captionCount: 2,
      socialCaptions: body.captions,
      captionsMissing: body.missing,
    });
    model.forgetReplies();
    expect((await ask(author, { articleId })).body).toMatchObject({ captions: { length: 3 }, missing: [] });
    expect(await articleOf(articleId)).toMatchObject({ captionCount: 3, captionsMissing: [] });
  });

  it('one that may be wrong is kept and marked', async () => {
    const articleId = await promoted();
    model.next(replies.answer(beginningWith(words('Ask Cartier about it.', ['#FineArt']))));
    const { status, body } = await ask(author, { articleId });
    expect([status, body.captions.length, body.missing]).toEqual([200, 3, []]);
    expect(body.marks).toEqual([
      { caption: 0, message: 'The name “Cartier” is not in the article.' },
      { caption: 0, message: '#FineArt may have nothing to do with the article.' },
    ]);
    expect(await articleOf(articleId)).toMatchObject({ captionMarks: body.marks });
    expect((await ask(author, { articleId, onlyIfMissing: true })).body.marks).toEqual(body.marks);
  });
});

describe('captions are refused', () => {
  it('for a draft', async () => {
    const { id: articleId } = await generate(admin, byPersona());
    const { status, body } = await ask(author, { articleId });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('Promote the article first.')]);
  });

  it('for an article that is another’s, deleted or never was', async () => {
    const articleId = await promoted();
    expect((await ask(other, { articleId })).status).toBe(404);
    await author.delete(draftPath(articleId));
    expect((await ask(author, { articleId })).status).toBe(404);
    expect((await ask(author, { articleId: 'unknown' })).status).toBe(404);
  });

  it.each([
    {},
    { articleId: 5 },
    { articleId: '' },
    { articleId: 'x', onlyIfMissing: 'yes' },
    { articleId: 'x', n: 4 },
    { articleId: 'x', only: 1, onlyIfMissing: true },
  ])('for the body %j', async (body) => {
    expect((await ask(author, body)).status).toBe(400);
  });
});

describe('A22 a provider that fails', () => {
  const failures: [string, FakeReply, number, RegExp][] = [
    ['is rate limited', replies.error(429), 502, /rate limited/],
    ['has broken down', replies.error(500), 502, /isn’t available/],
    ['is silent', replies.silence(), 504, /in time/],
    ['stops in the middle', replies.cutOff('{"captions": ['), 502, /cut off/],
    ['gives another shape', replies.answer({ texts: good.captions }), 502, /unreadable/],
    ['makes up a number in all', replies.answer(all(words('Keep 400 reports.'))), 502, /number 400/],
    ['writes NUL in all', replies.answer(all(words('Keep \u0000 it.'))), 502, /NUL/],
  ];

  it.each(failures)('because it %s leaves no caption, and says so', async (_, reply, expected, sentence) => {
    const articleId = await promoted();
    model.next(reply, reply, reply);
    const asked = model.requests.length;
    const { status, body } = await ask(author, { articleId });
    expect([status, body.detail]).toEqual([expected, expect.stringMatching(sentence)]);
    expect(model.requests.length - asked).toBeLessThanOrEqual(3);
    expect(await articleOf(articleId)).toMatchObject({ captionCount: 0, captionsRevision: null });
    model.forgetReplies();
    expect((await ask(author, { articleId })).status).toBe(200);
  });
});

describe('one caption', () => {
  it('is asked for with the voice of the persona, what the house forbids, and the length of its network', async () => {
    const { body: rules } = await admin.get<{ do_not: string[] }>('/api/config/editorial-rules');
    const articleId = await promoted();
    await ask(author, { articleId });
    model.next(replies.answer({ captions: [words('Papers tell it.')] }));
    await ask(author, { articleId, only: 1 });
    const asked = model.requests.at(-1)?.body.messages[1]?.content ?? '';
    expect(asked).toContain(`Do not:\n| ${rules.do_not[0]}`);
    expect(asked).toMatch(/Voice:\n\| \S/);
    expect(asked).toMatch(/The caption is for LinkedIn: at most \d+ characters/);
  });

  it('is written anew without the others, from the text that is promoted by then', async () => {
    const articleId = await promoted();
    const { body: all } = await ask(author, { articleId });
    expect(all.revisions).toEqual([1, 1, 1]);
    const changed = { title: 'Another title', status: 'promoted' };
    const { body: edit } = await admin.patch<{ article: { revision: number } }>(
      draftPath(articleId),
      changed,
    );
    const { revision } = edit.article;
    expect(revision).toBeGreaterThan(1);
    model.next(replies.answer({ captions: [words('Papers tell it.')] }));
    const { status, body } = await ask(author, { articleId, only: 1 });
    expect([status, body.message, body.revisions]).toEqual([
      200,
      'Caption 2 written anew.',
      [1, revision, 1],
    ]);
    expect(body.captions[1]).toMatch(/^Papers tell it\./);
    expect([body.captions[0], body.captions[2]]).toEqual([all.captions[0], all.captions[2]]);
    expect(await articleOf(articleId)).toMatchObject({
      captionCount: 3,
      socialCaptions: body.captions,
      captionRevisions: [1, revision, 1],
      captionsRevision: 1,
    });
  });

  it('is each person’s own, when two ask for different ones at the same time', async () => {
    const articleId = await promoted();
    await ask(author, { articleId });
    model.next(
      replies.answer({ captions: [words('Papers tell it.')] }),
      replies.answer({ captions: [words('Boxes tell it.')] }),
    );
    await Promise.all([ask(author, { articleId, only: 0 }), ask(admin, { articleId, only: 2 })]);
    const { socialCaptions } = await articleOf(articleId);
    expect(socialCaptions.filter((caption) => /^(Papers|Boxes) tell it/.test(caption))).toHaveLength(2);
    expect(socialCaptions[1]).toMatch(/^Tell where/);
  });

  it('in the making is not the set that somebody else asks for meanwhile', async () => {
    const articleId = await promoted();
    await ask(author, { articleId });
    const asked = model.requests.length;
    const answering = new Promise<Parameters<FakeReply>[0]>((resolve) => model.next(resolve));
    const one = ask(author, { articleId, only: 0 });
    const response = await answering;
    const allWait = application.requestsWaiting(1, () => articleOf(articleId));
    const all = ask(admin, { articleId });
    await allWait;
    replies.answer({ captions: [words('Papers tell it.')] })(response);
    expect((await one).body.message).toBe('Caption 1 written anew.');
    const { status, body } = await all;
    expect([status, body.message]).toEqual([200, 'Three captions written.']);
    expect(model.requests).toHaveLength(asked + 2);
    expect((await articleOf(articleId)).socialCaptions).toEqual(body.captions);
  });

  it('leaves a repeated request for all to find that they were written', async () => {
    const articleId = await promoted();
    const all = () =>
      author.post<CaptionsAnswer>(
        '/api/social-generator/generate',
        { articleId },
        { 'idempotency-key': articleId },
      );
    await all();
    model.next(replies.answer({ captions: [words('Papers tell it.')] }));
    const { body: anew } = await ask(author, { articleId, only: 1 });
    const asked = model.requests.length;
    // This is the state after a crash between the record and the answer.
    await application.app
      .get(DataSource)
      .query(`update idempotency_key set status = null, response = null, running_until = '-infinity'`);
    const { status, body } = await all();
    expect([status, body.captions]).toEqual([200, anew.captions]);
    expect(model.requests).toHaveLength(asked);
  });

  it('leaves everything as it was when what comes cannot be used', async () => {
    const articleId = await promoted();
    const { body: all } = await ask(author, { articleId });
    const bad = replies.answer({ captions: [words('Keep 400 reports.')] });
    model.next(bad, bad, bad);
    const { status, body } = await ask(author, { articleId, only: 0 });
    expect([status, body.detail]).toEqual([502, expect.stringMatching(/Caption 1: the number 400/)]);
    expect((await articleOf(articleId)).socialCaptions).toEqual(all.captions);
  });

  it('is not to be had before there are three', async () => {
    const articleId = await promoted();
    const asked = model.requests.length;
    const { status, body } = await ask(author, { articleId, only: 0 });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('has no captions yet')]);
    expect(model.requests).toHaveLength(asked);
  });

  it.each([3, -1, '1', 0.5])('is none with the number %j', async (only) => {
    expect((await ask(author, { articleId: 'x', only })).status).toBe(400);
  });
});
