import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { modelSettings, type Problem } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { EventStream } from '../support/event-stream.js';
import {
  customIdeas,
  promptOf,
  proposed,
  proposeIdea,
  startIdeasModel,
  weeklyBatches,
  type TestTopicBatch,
} from '../support/topics.js';
import type { Visitor } from '../support/visitor.js';

const weekly = '/api/topic-generator/generate-weekly';

let model: FakeOpenAi;
let application: TestApplication;
let author: Visitor;

beforeAll(async () => {
  model = await startIdeasModel();
  application = await TestApplication.start({
    settings: { ...modelSettings(model), OPENAI_TIMEOUT_MS: '5000' },
  });
  author = await application.author('The Appraiser');
});

afterEach(() => model.forgetReplies());

afterAll(async () => {
  await application.stop();
  await model.stop();
});

const generate = (asker = author, headers: Record<string, string> = {}) =>
  asker.post<{ batch: TestTopicBatch } & Problem>(weekly, undefined, headers);

const five = (from: number) => Array.from({ length: 5 }, (_, at) => proposed(from + at));

describe('a weekly batch', () => {
  it('is five ideas that everybody sees, with their sources by name', async () => {
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body.batch.ideas).toHaveLength(5);
    expect(body.batch.ideas[4]).toMatchObject({
      number: 1,
      type: 'weekly',
      title: 'Alpha1 beta1 gamma1',
      angle: 'Angle 1.',
      relevance: 'Relevance 1.',
      sources: ['Hodinkee', 'WatchPro', 'American Society of Appraisers'],
      researchSources: [
        { name: 'Hodinkee', url: 'https://www.hodinkee.com' },
        { name: 'WatchPro', url: 'https://www.watchpro.com' },
        { name: 'American Society of Appraisers', url: 'https://www.appraisers.org' },
      ],
      categories: ['art'],
      prompt: null,
      provenance: { provider: 'openai', model: 'fake-model-2026-01-01', askedAgain: false },
      articles: [],
    });
    expect(await weeklyBatches(await application.admin())).toEqual([body.batch]);
  });

  it('is asked for in the words of the house, and told what there was', async () => {
    const asked = model.requests.length;
    await generate();
    const request = model.requests[asked];
    expect(request && promptOf(request)).toBe('weekly-ideas');
    expect(request?.body.messages[0]?.content).toContain('1: Hodinkee (Watches)');
    expect(request?.body.messages[1]?.content).toContain('| Alpha1 beta1 gamma1');
  });

  it('tells its asker how far it is', async () => {
    const stream = await EventStream.open(author);
    try {
      await generate(author, { 'idempotency-key': 'seen' });
      await eventually(() => {
        const own = stream.events.filter(({ data }) => data['work'] === 'seen');
        expect(own.map(({ data }) => data['stage'])).toEqual(['waiting', 'proposing', 'checking']);
      });
    } finally {
      stream.close();
    }
  });

  it('under one key, many times at once, is one', async () => {
    const [before, called] = [(await weeklyBatches(author)).length, model.requests.length];
    const headers = { 'idempotency-key': 'one-batch' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => generate(author, headers)));
    expect(new Set(answers.map(({ body }) => body.batch.id)).size).toBe(1);
    expect([(await weeklyBatches(author)).length, model.requests.length]).toEqual([before + 1, called + 1]);
  });

  it('and others at the same time have numbers without a gap', async () => {
    await Promise.all([generate(), generate(), proposeIdea(author), proposeIdea(author)]);
    const batches = await weeklyBatches(author);
    const ideas = [...batches.flatMap((batch) => batch.ideas), ...(await customIdeas(author))];
    const numbers = ideas.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  });
});

describe('two batches with the same titles', () => {
  it('asked for at the same time, are not both there: one is proposed anew', async () => {
    const same = replies.answer({ ideas: five(700) });
    model.next(same, same);
    const [one, other] = await Promise.all([generate(), generate()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    const ideas = [...one.body.batch.ideas, ...other.body.batch.ideas];
    expect(new Set(ideas.map(({ title }) => title)).size).toBe(10);
  });

  it('even when it is asked again: the four others are kept, and the batch says what is missing', async () => {
    model.next(replies.answer({ ideas: five(800) }));
    await generate();
    const asked = model.requests.length;
    const again = replies.answer({ ideas: [proposed(800), ...five(900).slice(1)] });
    model.next(again, again, again);
    const { status, body } = await generate();
    expect(status).toBe(201);
    expect(body.batch.ideas).toHaveLength(4);
    expect(body.batch.missing).toEqual([
      { reason: '“Alpha800 beta800 gamma800” is the title of an earlier idea or article.' },
    ]);
    expect(model.requests.length - asked).toBe(3);
    expect((await weeklyBatches(author))[0]).toEqual(body.batch);
  });

  it('an idea that is only like another is marked', async () => {
    const like = { ...proposed(1_000), title: 'Why gamma800, beta800 and alpha800?' };
    model.next(replies.answer({ ideas: [like, ...five(1_000).slice(1)] }));
    const { body } = await generate();
    expect(body.batch.missing).toEqual([]);
    expect(body.batch.ideas.map(({ marks }) => marks)).toEqual([
      [],
      [],
      [],
      [],
      ['The subject may be that of “Alpha800 beta800 gamma800”.'],
    ]);
  });

  it.each([
    ['two ideas instead of five', five(1_100).slice(3), 2],
    [
      'a category that is made up',
      five(1_110).map((idea, at) => (at ? idea : { ...idea, categories: ['wine'] })),
      4,
    ],
    [
      'a source that is made up',
      five(1_120).map((idea, at) => (at ? idea : { ...idea, sources: [1, 61] })),
      4,
    ],
    ['NUL in one', five(1_130).map((idea, at) => (at ? idea : { ...idea, angle: '\u0000' })), 4],
  ])('of an answer with %s what is usable is kept', async (_, ideas, kept) => {
    const reply = replies.answer({ ideas });
    model.next(reply, reply, reply);
    const { status, body } = await generate();
    expect([status, body.batch.ideas.length, body.batch.missing.length]).toEqual([201, kept, 5 - kept]);
  });
});

describe('A22 a provider that fails', () => {
  const failures: [string, FakeReply, number, RegExp][] = [
    ['is rate limited', replies.error(429), 502, /rate limited/],
    ['has broken down', replies.error(500), 502, /isn’t available/],
    ['does not take the key', replies.error(401), 502, /unauthorized/],
    ['is silent', replies.silence(), 504, /in time/],
    ['breaks off', replies.cutHalfWay({ ideas: five(1) }), 502, /isn’t available/],
    ['answers with a page', replies.html(), 502, /unreadable/],
    ['answers with nothing', replies.content(''), 502, /empty/],
    ['stops in the middle', replies.cutOff('{"ideas": ['), 502, /cut off/],
    ['refuses', replies.refusal('No.'), 502, /refused/],
    ['answers in another shape', replies.answer({ topics: [] }), 502, /unreadable/],
    [
      'makes up every category',
      replies.answer({ ideas: five(500).map((idea) => ({ ...idea, categories: ['wine'] })) }),
      502,
      /categories/,
    ],
    [
      'makes up every source',
      replies.answer({ ideas: five(500).map((idea) => ({ ...idea, sources: [1, 61] })) }),
      502,
      /sources/,
    ],
    ['writes NUL', replies.answer({ ideas: five(500).map((i) => ({ ...i, angle: '\u0000' })) }), 502, /NUL/],
    [
      'writes half a surrogate',
      replies.answer({ ideas: five(500).map((idea) => ({ ...idea, title: `${idea.title} \ud800` })) }),
      502,
      /surrogate/,
    ],
  ];

  it.each(failures)('because it %s leaves no idea, and says so', async (name, reply, expected, sentence) => {
    const before = await weeklyBatches(author);
    const asked = model.requests.length;
    model.next(reply, reply, reply);
    const headers = { 'idempotency-key': name.replaceAll(' ', '-') };
    const { status, body } = await generate(author, headers);
    expect([status, body.detail]).toEqual([expected, expect.stringMatching(sentence)]);
    expect(model.requests.length - asked).toBeLessThanOrEqual(3);
    expect(await weeklyBatches(author)).toEqual(before);
    model.forgetReplies();
    expect((await generate(author, headers)).status).toBe(201);
  });
});
