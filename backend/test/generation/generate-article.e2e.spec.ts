import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import type { Author } from '../support/authors.js';
import {
  draftPath,
  generate,
  goodText,
  idOfPersona,
  modelSettings,
  startModel,
  type OneArticle,
  type Problem,
} from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import { EventStream } from '../support/event-stream.js';
import { whileReadModelsAreHeld } from '../support/held-read-models.js';
import type { Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Author;
let personaId: string;

beforeAll(async () => {
  model = await startModel();
  application = await TestApplication.start({
    settings: { ...modelSettings(model), OPENAI_TIMEOUT_MS: '3000', AI_CONCURRENCY: '2' },
  });
  admin = await application.admin();
  author = await application.author('The Archivist');
  personaId = await idOfPersona(admin, 'The Archivist');
});

afterAll(async () => {
  await application.stop();
  await model.stop();
});

describe('a generated article', () => {
  it('is a draft of the persona and category, and says where it came from', async () => {
    const { status, body } = await author.post<{ article: Record<string, unknown>; wordCount: number }>(
      '/api/articles/generate',
      { categoryId: 'collectibles', customPrompt: '  On boxes  ' },
    );
    expect(status).toBe(201);
    expect(body.wordCount).toBe(body.article['wordCount']);
    expect(body.article).toMatchObject({
      content: goodText.trim(),
      status: 'draft',
      revision: 0,
      edited: false,
      persona: { id: personaId, name: 'The Archivist' },
      category: { id: 'collectibles', name: 'Collectibles' },
      headerImages: [],
      socialCaptions: [],
      ruleReport: { passed: true, rulesRevision: 0 },
      provenance: {
        provider: 'openai',
        model: 'fake-model-2026-01-01',
        promptHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
        personaRevision: 0,
        rulesRevision: 0,
        customPrompt: 'On boxes',
        tokens: { input: 120, output: 900 },
        revisedFor: [],
      },
    });
  });

  it('that broke a rule is revised once, and what still fails is shown', async () => {
    model.next(
      replies.answer({ title: 'Too short', content: 'Short.' }),
      replies.answer({ title: 'Still short', content: 'Keep the condition report.' }),
    );
    const article = await generate(admin, { personaId });
    expect(article).toMatchObject({
      title: 'Still short',
      ruleReport: { passed: false },
      provenance: { revisedFor: ['Length', 'Must include'] },
    });
  });

  it('tells its asker how far it is, under the key it was asked with', async () => {
    const stream = await EventStream.open(author);
    try {
      await author.post(
        '/api/articles/generate',
        { categoryId: 'collectibles' },
        { 'idempotency-key': 'seen' },
      );
      await eventually(() => {
        const stages = stream.events
          .filter(({ type, data }) => type === 'progress' && data['work'] === 'seen')
          .map(({ data }) => data['stage']);
        expect(stages).toEqual(['waiting', 'writing', 'checking']);
      });
    } finally {
      stream.close();
    }
  });

  it('can be looked at as soon as its asker hears of it, while the read models are still behind', async () => {
    const stream = await EventStream.open(author);
    const heard = () => stream.events.find(({ data }) => data['work'] === 'looked-at')?.data['articleId'];
    await whileReadModelsAreHeld(application.servers.databaseUrl, 500, async () => {
      const key = { 'idempotency-key': 'looked-at' };
      const asked = author.post('/api/articles/generate', { categoryId: 'collectibles' }, key);
      await eventually(() => expect(heard()).toBeDefined());
      expect((await author.get(`/api/generations/${String(heard())}`)).status).toBe(200);
      expect((await asked).status).toBe(201);
    });
    stream.close();
  });
});

describe('a request that is refused', () => {
  const ask = (asker: Visitor, body: unknown) =>
    asker.post<Problem & { errors: { field: string }[] }>('/api/articles/generate', body);

  it.each([
    ['no category', { personaId: 'x' }, 'categoryId', 'Please select a category to generate an article'],
    ['an unknown category', { categoryId: 'none', personaId: 'x' }, 'categoryId', 'Category not found.'],
    [
      'no persona',
      { categoryId: 'collectibles' },
      'personaId',
      'Please select a persona to generate an article',
    ],
    ['an unknown persona', { categoryId: 'collectibles', personaId: 'x' }, 'personaId', 'Persona not found.'],
    [
      'a prompt that is too long',
      { categoryId: 'collectibles', customPrompt: 'a'.repeat(4_001) },
      'customPrompt',
      'Custom prompt must be at most 4000 characters long.',
    ],
  ])('for %s', async (_, body, field, message) => {
    const answer = await ask(admin, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ detail: message, errors: [{ field, message }] });
  });

  it('for a persona that is not the author’s, before anything else that is wrong', async () => {
    expect((await ask(author, { personaId: 'another' })).status).toBe(403);
    expect((await ask(author, { personaId, categoryId: 'collectibles' })).status).toBe(201);
  });

  it('for an author without a persona', async () => {
    const { status, body } = await ask(await application.author(), { categoryId: 'collectibles' });
    expect([status, body.detail]).toEqual([409, 'No persona is assigned to you.']);
  });
});

describe('A22 a provider that fails', () => {
  const failures: [string, FakeReply, number, RegExp][] = [
    ['is rate limited', replies.error(429), 502, /rate limited/],
    ['has broken down', replies.error(500), 502, /isn’t available/],
    ['does not take the key', replies.error(401), 502, /unauthorized/],
    ['is silent', replies.silence(), 504, /in time/],
    ['drips', replies.drip(100), 504, /in time/],
    ['breaks off', replies.cutHalfWay({ title: 'Half', content: goodText }), 502, /isn’t available/],
    ['answers with a page', replies.html(), 502, /unreadable/],
    ['answers with nothing', replies.content(''), 502, /empty/],
    ['stops in the middle', replies.cutOff('{"title": "Half'), 502, /cut off/],
    ['refuses', replies.refusal('No.'), 502, /refused/],
    ['answers in another shape', replies.answer({ headline: 'Wrong' }), 502, /unreadable/],
    ['writes NUL', replies.answer({ title: 'NUL \u0000', content: goodText }), 502, /unreadable/],
    [
      'writes half a surrogate',
      replies.answer({ title: 'Half \ud800', content: goodText }),
      502,
      /unreadable/,
    ],
  ];

  it.each(failures)('because it %s leaves no draft, and says so', async (_, reply, expected, sentence) => {
    const writer = await application.author('The Collector');
    model.next(reply, reply, reply);
    const asked = model.requests.length;
    const { status, body } = await writer.post<Problem>('/api/articles/generate', {
      categoryId: 'collectibles',
    });
    expect(status).toBe(expected);
    expect(body.detail).toMatch(sentence);
    expect(model.requests.length - asked).toBeLessThanOrEqual(3);
    expect((await writer.get<{ weeklyCount: number }>('/api/articles/weekly-count')).body.weeklyCount).toBe(
      0,
    );
    const all = (await writer.get<{ items: { authorId: string }[] }>('/api/articles?limit=100')).body.items;
    const { id } = (await writer.get<{ id: string }>('/api/auth/user')).body;
    expect(all.filter(({ authorId }) => authorId === id)).toEqual([]);
    model.forgetReplies();
    expect((await writer.post('/api/articles/generate', { categoryId: 'collectibles' })).status).toBe(201);
  });

  it('has its own words told to administrators, without keys, and to nobody else', async () => {
    const writer = await application.author('The Collector');
    const refusal = replies.error(402, 'Pay for <b>sk-house-1234567890</b>\u0007 first');
    const cause = String.raw`402 Pay for <b>[key]</b>\u0007 first`;
    const wish = { categoryId: 'collectibles' };
    const failed = async (asker: Visitor, body: object): Promise<Problem & { cause?: string }> => {
      model.next(refusal);
      const answer = await asker.post<Problem & { cause?: string }>('/api/articles/generate', body);
      expect(answer).toMatchObject({ status: 502, body: { type: '/problems/text-no-credit' } });
      return answer.body;
    };
    expect(await failed(writer, wish)).not.toHaveProperty('cause');
    expect(await failed(admin, { ...wish, personaId })).toMatchObject({ cause });
    const { body } = await writer.get<{ items: { id: string }[] }>('/api/generations');
    const lastStep = async (reader: Visitor) => {
      const { generation } = (
        await reader.get<{ generation: { steps: object[] } }>(`/api/generations/${body.items[0]?.id}`)
      ).body;
      return generation.steps.at(-1);
    };
    expect(await lastStep(admin)).toMatchObject({ outcome: 'failed', cause });
    expect(await lastStep(writer)).toMatchObject({ outcome: 'failed' });
    expect(await lastStep(writer)).not.toHaveProperty('cause');
  });

  it('keeps markup in a title as text', async () => {
    const title = '<script>alert(1)</script>';
    model.next(replies.answer({ title, content: goodText }));
    const { id } = await generate(admin, { personaId });
    expect((await admin.get<OneArticle>(draftPath(id))).body.article.title).toBe(title);
  });
});
