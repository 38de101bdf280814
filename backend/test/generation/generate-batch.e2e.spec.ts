import { randomUUID } from 'node:crypto';
import { articleDecider } from '../../src/articles/domain/article.decider.js';
import { batchDecider } from '../../src/generation/domain/batch.decider.js';
import { anArticle } from '../../src/articles/domain/testing/articles.js';
import { BatchProcess } from '../../src/generation/production/batch-process.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { ProcessManager } from '../../src/platform/replicas/process-manager.js';
import { WorkLeases, type Lease } from '../../src/platform/replicas/work-leases.js';
import type { TestApplication } from '../support/application.js';
import { WritingApplication } from '../support/writing-application.js';
import { draftPath, goodText, type Problem, type TestArticle } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { eventually } from '../support/eventually.js';
import type { Answer, Visitor } from '../support/visitor.js';

let desk: WritingApplication;
let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let personas: { id: string; name: string }[];

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin, model } = desk);
  personas = (await admin.get<{ id: string; name: string }[]>('/api/personas')).body;
});

afterAll(() => desk.stop());

const order = (
  body: Record<string, unknown> = {},
  { asker = admin, key }: { asker?: Visitor; key?: string } = {},
): Promise<Answer<BatchBody & Problem>> =>
  asker.post<BatchBody & Problem>(
    '/api/articles/generate-flexible-batch',
    {
      articleCount: 2,
      personas: personas.slice(0, 1).map(({ id }) => id),
      categories: ['collectibles'],
      ...body,
    },
    key === undefined ? {} : { 'idempotency-key': key },
  );

const howOften = (values: readonly string[]): number[] =>
  [...new Set(values)].map((value) => values.filter((one) => one === value).length).sort((a, b) => a - b);

describe('a batch', () => {
  it('is written whole and spread over personas and categories', async () => {
    const { status, body } = await order({
      articleCount: 5,
      personas: personas.slice(0, 2).map(({ id }) => id),
      categories: ['collectibles', 'market-intel', 'luxury-assets'],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      success: true,
      status: 'finished',
      summary: { requested: 5, totalGenerated: 5, failed: 0 },
      failures: [],
    });
    expect(howOften(body.articles.map(({ persona }) => persona))).toEqual([2, 3]);
    expect(howOften(body.articles.map(({ category }) => category))).toEqual([1, 2, 2]);
    const found = await admin.get<BatchBody>(`/api/articles/batches/${body.batchId}`);
    expect(found.body).toEqual(body);
  });

  it('has five articles when nobody says how many, and takes an author’s own persona', async () => {
    const author = await application.author('The Archivist');
    const { status, body } = await author.post<BatchBody>('/api/articles/generate-flexible-batch', {
      categories: ['collectibles'],
    });
    expect(status).toBe(201);
    expect(body.articles.map(({ persona }) => persona)).toEqual(Array(5).fill('The Archivist'));
  });

  it('goes on after an article that failed, and says why', async () => {
    model.next(replies.answer({ articles: [] }), replies.refusal('I would rather not.'));
    const { status, body } = await order({ articleCount: 3 });
    expect(status).toBe(201);
    expect(body.summary).toEqual({ requested: 3, totalGenerated: 2, failed: 1 });
    expect(body.failures).toEqual([
      {
        index: expect.any(Number) as unknown,
        persona: personas[0]?.name,
        category: 'Collectibles',
        reason: 'The model refused to write this text.',
        cause: 'I would rather not.',
      },
    ]);
  });

  it('that brought nothing is a failure of the provider, and the same request may try again', async () => {
    model.next(replies.answer({ articles: [] }), replies.refusal('No.'), replies.refusal('No.'));
    const failed = await order({}, { key: 'brought-nothing' });
    expect([failed.status, failed.body.detail]).toEqual([
      502,
      'None of the articles could be written. The model refused to write this text.',
    ]);
    const again = await order({}, { key: 'brought-nothing' });
    expect(again.status).toBe(201);
    expect(again.body.summary).toEqual({ requested: 2, totalGenerated: 2, failed: 0 });
  });

  it('does not ask the model again for an article that is on record, when it goes on after a crash', async () => {
    const [persona] = personas;
    const context = internalContext(systemActor);
    const [batchId, recorded, missing] = [randomUUID(), randomUUID(), randomUUID()];
    const planned = {
      personaId: persona?.id ?? '',
      personaName: persona?.name ?? '',
      categoryId: 'collectibles',
      categoryName: 'Collectibles',
    };
    const articles = [recorded, missing].map((articleId) => ({ ...planned, articleId }));
    const batch = { authorId: null, key: null, week: null, customPrompt: null, articles };
    const aggregates = application.app.get(AggregateStore);
    await aggregates.handle(batchDecider, batchId, { type: 'request', order: batch }, context);
    const article = anArticle({ title: 'Kept', batch: { id: batchId, index: 0 } });
    await aggregates.handle(articleDecider, recorded, { type: 'record-generated', article }, context);
    const asked = model.requests.length;
    const { app } = application;
    const run = (lease: Lease) => app.get(ProcessManager).run(app.get(BatchProcess), batchId, lease, context);
    const batchAtEnd = await app.get(WorkLeases).run(batchId, run);
    expect([...(batchAtEnd?.outcomes.values() ?? [])]).toEqual([null, null]);
    // One request is for the plan, and one for the missing article.
    expect(model.requests).toHaveLength(asked + 2);
    expect((await admin.get(draftPath(recorded))).body).toMatchObject({ article: { title: 'Kept' } });
  });

  it('can be watched by its key while it runs, and goes on when the client goes away', async () => {
    const answers: (() => void)[] = [];
    const late: Parameters<FakeOpenAi['next']>[0] = (response) => {
      answers.push(() => replies.answer({ title: 'Late', content: goodText })(response));
    };
    model.next(replies.answer({ articles: [] }), late, late);
    const leaving = new AbortController();
    const left = fetch(`${admin.origin}/api/articles/generate-flexible-batch`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { ...admin.cookieHeader, 'content-type': 'application/json', 'idempotency-key': 'watched' },
      body: JSON.stringify({ articleCount: 2, personas: [personas[0]?.id], categories: ['collectibles'] }),
    });
    await eventually(() => expect(answers).toHaveLength(2));
    const watched = () => admin.get<BatchBody>('/api/articles/batches?key=watched');
    expect((await watched()).body).toMatchObject({
      key: 'watched',
      status: 'running',
      summary: { requested: 2, totalGenerated: 0 },
      planned: Array(2).fill({ status: 'running', underWay: 'outline' }),
    });
    leaving.abort();
    await expect(left).rejects.toThrow();
    answers[0]?.();
    await eventually(async () =>
      expect((await watched()).body.summary).toMatchObject({ totalGenerated: 1, failed: 0 }),
    );
    const { planned, articles } = (await watched()).body;
    expect(planned).toContainEqual(
      expect.objectContaining({ articleId: articles[0]?.id, status: 'written', underWay: null }),
    );
    expect(planned).toContainEqual(expect.objectContaining({ status: 'running', underWay: 'outline' }));
    answers[1]?.();
    await eventually(async () => expect((await watched()).body.status).toBe('finished'));
  });

  it('is nobody else’s to know of', async () => {
    const { body } = await order();
    const author = await application.author('The Appraiser');
    expect((await author.get(`/api/articles/batches/${body.batchId}`)).status).toBe(404);
    expect((await author.get('/api/articles/batches?key=none')).status).toBe(404);
    expect((await admin.get('/api/articles/batches/none')).status).toBe(404);
  });

  it('shows what was written also when an article is deleted later', async () => {
    const { body } = await order();
    await admin.delete(draftPath(body.articles[0]?.id ?? ''));
    const found = await admin.get<BatchBody>(`/api/articles/batches/${body.batchId}`);
    expect(found.body.summary.totalGenerated).toBe(2);
    expect(found.body.articles.map(({ id }: TestArticle) => id)).toEqual([body.articles[1]?.id]);
  });
});

it('a batch shows its personas by their present names', async () => {
  const [, persona] = personas;
  const { body: made } = await order({ articleCount: 1, personas: [persona?.id] });
  const shown = async () => {
    const { body } = await admin.get<BatchBody>(`/api/articles/batches/${made.batchId}`);
    return [...body.planned, ...body.articles].map(({ persona: name }) => name);
  };
  expect(await shown()).toEqual([persona?.name, persona?.name]);
  expect((await admin.put(`/api/personas/${persona?.id}`, { name: 'Renamed Since' })).status).toBe(200);
  expect(await shown()).toEqual(['Renamed Since', 'Renamed Since']);
});

describe('a batch that is refused', () => {
  it.each([
    ['no article', { articleCount: 0 }, 'articleCount', 'Please select between 1 and 20 articles'],
    ['too many', { articleCount: 21 }, 'articleCount', 'Please select between 1 and 20 articles'],
    ['half an article', { articleCount: 1.5 }, 'articleCount', 'Please select between 1 and 20 articles'],
    ['a number as text', { articleCount: '5' }, 'articleCount', 'Please select between 1 and 20 articles'],
    ['no persona', { personas: [] }, 'personas', 'Please select at least one persona for batch generation'],
    [
      'no list of personas',
      { personas: undefined },
      'personas',
      'Please select at least one persona for batch generation',
    ],
    [
      'no category',
      { categories: [] },
      'categories',
      'Please select at least one category for batch generation',
    ],
    ['an unknown persona', { personas: ['none'] }, 'personas', 'Persona not found.'],
    ['an unknown category', { categories: ['none'] }, 'categories', 'Category not found.'],
  ])('for %s', async (_, changes, field, message) => {
    const { status, body } = await order(changes);
    expect(status).toBe(400);
    expect(body).toMatchObject({ detail: message, errors: [{ field, message }] });
  });

  it('for a persona that is not the author’s, before anything else that is wrong', async () => {
    const author = await application.author('The Archivist');
    expect((await order({ articleCount: 0 }, { asker: author })).status).toBe(403);
  });

  it('for an author without a persona', async () => {
    const author = await application.author();
    const { status, body } = await order({ personas: undefined }, { asker: author });
    expect([status, body.detail]).toEqual([409, 'No persona is assigned to you.']);
  });
});
