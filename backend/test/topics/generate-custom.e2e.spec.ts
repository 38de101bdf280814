import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { generate, idOfPersona, modelSettings, type Problem } from '../support/articles.js';
import {
  customIdeas,
  proposed,
  proposeIdea,
  proposeWeek,
  startIdeasModel,
  weeklyBatches,
  type TestIdea,
} from '../support/topics.js';
import { dayMs, SetClock } from '../support/weekly-jobs.js';
import type { Visitor } from '../support/visitor.js';

const custom = '/api/topic-generator/generate-custom';

/** A clock that advances by a second whenever it is read, so that no two ideas have the same moment. */
class SteppingClock extends SetClock {
  override now(): Date {
    this.forward(1_000);
    return super.now();
  }
}

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Visitor;
let other: Visitor;
const clock = new SteppingClock('2026-11-20T09:00:00Z');

beforeAll(async () => {
  model = await startIdeasModel();
  application = await TestApplication.start({ settings: modelSettings(model), clock });
  admin = await application.admin();
  author = await application.author('The Appraiser');
  other = await application.author('The Archivist');
});

afterEach(() => model.forgetReplies());

afterAll(async () => {
  await application.stop();
  await model.stop();
});

const lastUserText = (): string => model.requests.at(-1)?.body.messages[1]?.content ?? '';

describe('a custom idea', () => {
  it('carries out what was asked for, trimmed', async () => {
    const idea = await proposeIdea(author, '  On insuring boxes \n');
    expect(idea).toMatchObject({ type: 'custom', prompt: 'On insuring boxes' });
    expect(lastUserText()).toMatch(/What the desk asks for:\n\| On insuring boxes\n\nAnswer with/);
    expect(await customIdeas(other)).toEqual([idea]);
  });

  it.each([[{}], [{ prompt: '' }], [{ prompt: ' \n' }]])('is free with %j', async (body) => {
    const { status, body: answer } = await author.post<{ idea: TestIdea }>(custom, body);
    expect(status).toBe(201);
    expect(answer.idea).toMatchObject({ prompt: null });
    expect(lastUserText()).not.toContain('What the desk asks for');
  });

  it.each([
    ['too long', { prompt: 'a'.repeat(4_001) }, 'prompt'],
    ['no text', { prompt: 5 }, 'prompt'],
    ['null', { prompt: null }, 'prompt'],
    ['with NUL', { prompt: 'a\u0000' }, 'prompt'],
    ['with another field', { topic: 'x' }, 'topic'],
  ])('is refused for a prompt that is %s', async (_, body, field) => {
    const { status, body: problem } = await author.post<{ errors: { field: string }[] }>(custom, body);
    expect([status, problem.errors.map((error) => error.field)]).toEqual([400, [field]]);
  });

  it('under one key is one, and with another prompt refused', async () => {
    const headers = { 'idempotency-key': 'one-idea' };
    const ask = (prompt: string) => author.post<{ idea: TestIdea }>(custom, { prompt }, headers);
    const answers = await Promise.all([ask('Rings'), ask('Rings'), ask('Rings')]);
    expect(new Set(answers.map(({ body }) => body.idea.id)).size).toBe(1);
    expect((await ask('Maps')).status).toBe(409);
  });
});

describe('deleting an idea', () => {
  it('takes it, and nothing else, from the lists and their count, whoever made it', async () => {
    const batch = await proposeWeek(author);
    const [idea, ...rest] = batch.ideas;
    const counted = async () =>
      Number((await other.get('/api/topic-generator/weekly')).headers.get('x-total-count'));
    const before = await counted();
    expect((await other.delete(`/api/topic-generator/idea/${idea?.id}`)).body).toEqual({ success: true });
    expect((await weeklyBatches(author))[0]?.ideas).toEqual(rest);
    expect(await counted()).toBe(before - 1);
    expect((await author.get(`/api/topic-generator/idea/${idea?.id}`)).status).toBe(404);
    for (const { id } of rest) await author.delete(`/api/topic-generator/idea/${id}`);
    expect((await weeklyBatches(author)).map(({ id }) => id)).not.toContain(batch.id);
  });

  it.each(['unknown', '%00', 'a'.repeat(90)])('that is not there is 404 or 400: %s', async (id) => {
    expect([400, 404]).toContain((await author.delete(`/api/topic-generator/idea/${id}`)).status);
  });

  it('twice is 404', async () => {
    const { id } = await proposeIdea(author);
    await author.delete(`/api/topic-generator/idea/${id}`);
    expect((await author.delete(`/api/topic-generator/idea/${id}`)).status).toBe(404);
  });
});

describe('the lists', () => {
  it('go on before a moment, newest first', async () => {
    const all = await customIdeas(author);
    const later = await customIdeas(author, `?before=${all[1]?.createdAt}`);
    expect(later).toEqual(all.slice(2));
    const two = [await proposeWeek(author), await proposeWeek(author)];
    expect(await weeklyBatches(author, `?before=${two[1]?.createdAt}`)).toEqual([two[0]]);
  });

  it.each(['yesterday', '', '5'])('refuse %j for a moment', async (before) => {
    expect((await author.get(`/api/topic-generator/custom?before=${before}`)).status).toBe(400);
  });

  it('take any moment', async () => {
    expect(await customIdeas(author, '?before=0001-01-01T00:00:00Z')).toEqual([]);
  });
});

describe('a title of the last ninety days', () => {
  const repeatOf = (title: string) => replies.answer({ ideas: [{ ...proposed(1), title }] });

  it.each(['an article', 'a deleted idea'])('of %s is not repeated', async (kind) => {
    const { title } = kind === 'an article' ? await writtenArticle() : await deletedIdea();
    model.next(repeatOf(`${title}!`), repeatOf(`${title}.`), repeatOf(`${title}?`));
    const { status, body } = await author.post<Problem>(custom, {});
    expect([status, body.detail]).toEqual([
      502,
      expect.stringContaining(`“${title}?” is the title of an earlier idea or article.`),
    ]);
    model.next(repeatOf(`${title}!`));
    expect((await proposeIdea(author)).title).not.toBe(`${title}!`);
  });

  it('may come back afterwards', async () => {
    const { title } = await deletedIdea();
    clock.forward(90 * dayMs);
    const later = await application.author('The Appraiser');
    model.next(repeatOf(title));
    expect((await proposeIdea(later)).title).toBe(title);
  });

  async function deletedIdea(): Promise<TestIdea> {
    const idea = await proposeIdea(author);
    await author.delete(`/api/topic-generator/idea/${idea.id}`);
    return idea;
  }

  async function writtenArticle() {
    return generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
  }
});
