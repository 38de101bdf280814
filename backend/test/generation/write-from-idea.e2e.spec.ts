import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, modelSettings, type Problem } from '../support/articles.js';
import { customIdeas, proposeIdea, startIdeasModel, type TestIdea } from '../support/topics.js';
import type { Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Visitor;

beforeAll(async () => {
  model = await startIdeasModel();
  application = await TestApplication.start({ settings: modelSettings(model) });
  admin = await application.admin();
  author = await application.author('The Appraiser');
});

afterAll(async () => {
  await application.stop();
  await model.stop();
});

const ideaOf = async (visitor: Visitor, id: string): Promise<TestIdea | undefined> =>
  (await visitor.get<{ idea: TestIdea }>(`/api/topic-generator/idea/${id}`)).body.idea;

describe('an article that carries out an idea', () => {
  it('is asked for in the words of the idea, and remembers it', async () => {
    const idea = await proposeIdea(author);
    const article = await generate(author, { ideaId: idea.id });
    const words = model.requests.at(-1)?.body.messages[1]?.content;
    expect(words).toContain(`Topic idea: title:\n| ${idea.title}`);
    expect(words).toContain(`| ${idea.angle}`);
    expect(words).toContain(`| ${idea.relevance}`);
    expect(words).toContain('Topic idea: sources to check:\n| Hodinkee\n| WatchPro');
    const kept = await author.get<{ article: { provenance: { ideaId: string } } }>(draftPath(article.id));
    expect(kept.body.article.provenance.ideaId).toBe(idea.id);
  });

  it('is shown at the idea, to those who may know of it, with its title, until it is deleted', async () => {
    const idea = await proposeIdea(author);
    const shown = async (visitor: Visitor) => (await ideaOf(visitor, idea.id))?.articles;
    const { id, title } = await generate(author, { ideaId: idea.id });
    const another = await generate(admin, {
      ideaId: idea.id,
      personaId: await idOfPersona(admin, 'The Archivist'),
    });
    expect(await shown(author)).toEqual([{ id, title }]);
    expect(await shown(admin)).toEqual([
      { id: another.id, title: another.title },
      { id, title },
    ]);
    expect((await customIdeas(author))[0]?.articles).toEqual([{ id, title }]);
    await author.patch(draftPath(id), { title: 'Renamed' });
    expect(await shown(author)).toEqual([{ id, title: 'Renamed' }]);
    await author.delete(draftPath(id));
    expect(await shown(author)).toEqual([]);
    await admin.post(`${draftPath(id)}/restore`, { revision: 0 });
    expect(await shown(author)).toEqual([{ id, title }]);
  });

  it('stays when the idea is deleted', async () => {
    const idea = await proposeIdea(author);
    const { id } = await generate(author, { ideaId: idea.id });
    await author.delete(`/api/topic-generator/idea/${idea.id}`);
    expect((await author.get(draftPath(id))).status).toBe(200);
  });

  it('is not written for an idea that is not there', async () => {
    const idea = await proposeIdea(author);
    await author.delete(`/api/topic-generator/idea/${idea.id}`);
    const asked = model.requests.length;
    for (const ideaId of [idea.id, 'unknown']) {
      const { status, body } = await author.post<Problem & { errors: unknown }>('/api/articles/generate', {
        categoryId: 'collectibles',
        ideaId,
      });
      const message = 'Idea not found.';
      expect([status, body.detail, body.errors]).toEqual([400, message, [{ field: 'ideaId', message }]]);
    }
    expect(model.requests).toHaveLength(asked);
  });

  it('is refused for such an idea before it is told that nobody could write it', async () => {
    const body = { categoryId: 'collectibles', ideaId: 'unknown' };
    const nobody = await application.author();
    expect((await nobody.post('/api/articles/generate', body)).status).toBe(400);
    expect((await nobody.post('/api/articles/generate', { categoryId: 'collectibles' })).status).toBe(409);
  });
});
