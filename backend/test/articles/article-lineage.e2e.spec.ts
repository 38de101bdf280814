import type { LineageAnswer, LineageNode } from '../../src/lineage/lineage.dto.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, promotedArticle } from '../support/articles.js';
import type { BatchBody } from '../support/batches.js';
import { save } from '../support/configuration.js';
import { proposeIdea } from '../support/topics.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let author: Visitor;
let personaId: string;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  author = await application.author('The Appraiser');
  personaId = await idOfPersona(admin, 'The Underwriter');
});

afterAll(() => application.stop());

const lineageOf = (id: string, visitor = admin) => visitor.get<LineageAnswer>(`${draftPath(id)}/lineage`);

async function nodesOf(id: string): Promise<LineageNode[]> {
  const { status, body } = await lineageOf(id);
  expect(status).toBe(200);
  return body.nodes;
}

/** Why things are out of date, by their ids. */
async function staleOf(id: string): Promise<Record<string, string[]>> {
  const stale = (await nodesOf(id)).filter((node) => node.stale.length > 0);
  return Object.fromEntries(stale.map((node) => [node.id, node.stale.map(({ because }) => because)]));
}

async function outdated(reason: string, visitor = admin): Promise<string[]> {
  const { body } = await visitor.get<{ items: { id: string }[]; total: number }>(
    `/api/articles?outdated=${reason}`,
  );
  expect(body.total).toBe(body.items.length);
  return body.items.map(({ id }) => id);
}

const edit = async (id: string, changes: object): Promise<void> => {
  expect((await admin.patch(draftPath(id), changes)).status).toBe(200);
};

async function undoLast(type: string): Promise<void> {
  const { body } = await admin.get<{ items: { type: string; position: number }[] }>('/api/audit?limit=5');
  const position = body.items.find((item) => item.type === type)?.position;
  expect((await admin.post('/api/audit/undo', { position, preview: false })).status).toBe(200);
}

it('leads from the idea to the captions, each made from the one before', async () => {
  const idea = await proposeIdea(admin, 'Lending watches to a museum');
  const { id } = await generate(admin, { personaId, ideaId: idea.id });
  await edit(id, { status: 'promoted' });
  await admin.post('/api/social-generator/generate', { articleId: id });
  const { nodes, edges } = (await lineageOf(id)).body;
  const first = edges.filter(({ from }) => from === `idea:${idea.id}`);
  expect(first).toEqual([{ from: `idea:${idea.id}`, to: 'generation' }]);
  expect(edges.map(({ to }) => to)).toEqual(
    nodes.filter(({ kind }) => kind !== 'idea').map((node) => node.id),
  );
  expect(edges).toEqual(
    expect.arrayContaining([
      { from: 'revision:0', to: 'package:1' },
      { from: 'package:1', to: 'captions:0' },
    ]),
  );
  expect(nodes.find(({ kind }) => kind === 'idea')).toMatchObject({
    label: `Topic idea no. ${idea.number}: ${idea.title}`,
    by: { kind: 'user', role: 'admin' },
    stale: [],
  });
  const steps = nodes.filter(({ kind }) => kind === 'step').map(({ label }) => label);
  expect(steps).toContainEqual(expect.stringMatching(/^Draft, prompt \d+ \([0-9a-f]{12}\)$/));
  expect(nodes.at(-1)).toMatchObject({ kind: 'captions', label: '3 captions', revision: 1, stale: [] });
  expect(await staleOf(id)).toEqual({});
});

it('names the batch, and tells only the revisions that something came from', async () => {
  const order = { articleCount: 1, personas: [personaId], categories: ['collectibles'] };
  const { body } = await admin.post<BatchBody>('/api/articles/generate-flexible-batch', order);
  const [{ id } = { id: '' }] = body.articles;
  expect((await nodesOf(id))[0]).toMatchObject({ id: `batch:${body.batchId}`, label: 'Batch of 1 article' });
  for (const title of ['Two', 'Three', 'Four']) await edit(id, { title });
  const revisions = (await nodesOf(id)).filter(({ kind }) => kind.startsWith('revision'));
  expect(revisions).toMatchObject([
    { id: 'revision:0', revision: 0 },
    { id: 'revision:3', revision: 3 },
    { id: 'revisions', label: '2 more revisions, in the history' },
  ]);
});

describe('what has moved on', () => {
  it('is the package and the captions of a text that was changed, until it is as it was', async () => {
    const article = await promotedArticle(admin, { personaId });
    const { id, title, content } = article;
    await admin.post('/api/social-generator/generate', { articleId: id });
    await edit(id, { title: 'Another title' });
    expect(await staleOf(id)).toEqual({ 'package:1': ['title changed'], 'captions:0': ['title changed'] });
    expect(await outdated('title')).toEqual([id]);
    expect(await outdated('text')).toEqual([]);
    await edit(id, { content: `${content}\n\nAnd more.` });
    const since = (await nodesOf(id)).find((node) => node.id === 'package:1')?.stale;
    expect(since?.map(({ because }) => because)).toEqual(['text changed', 'title changed']);
    expect(since?.[0]?.since && since[1] && since[0].since > since[1].since).toBe(true);
    expect(await outdated('text')).toEqual([id]);
    await edit(id, { title, content });
    expect(await staleOf(id)).toEqual({});
    expect(await outdated('any')).toEqual([]);
    await edit(id, { title: 'Another title', status: 'promoted' });
    expect(await staleOf(id)).toEqual({ 'captions:0': ['title changed'] });
    await admin.delete(draftPath(id));
  });

  it('is an article whose idea was deleted, or whose persona changed', async () => {
    const idea = await proposeIdea(admin, 'Insuring rings');
    const { id } = await generate(admin, {
      personaId: await idOfPersona(admin, 'The Archivist'),
      ideaId: idea.id,
    });
    await admin.delete(`/api/topic-generator/idea/${idea.id}`);
    expect(await staleOf(id)).toEqual({ [`idea:${idea.id}`]: ['idea deleted'] });
    expect(await outdated('idea')).toEqual([id]);
    const archivist = await idOfPersona(admin, 'The Archivist');
    expect((await admin.put(`/api/personas/${archivist}`, { aboutMe: 'New.' })).status).toBe(200);
    expect(await staleOf(id)).toMatchObject({ generation: ['persona changed'] });
    expect(await outdated('persona')).toEqual([id]);
    expect(await outdated('any')).toEqual([id]);
    expect(await outdated('any', author)).toEqual([]);
    await undoLast('PersonaChanged');
    expect(await staleOf(id)).not.toHaveProperty('generation');
    expect(await outdated('persona')).toEqual([]);
    expect((await admin.delete(`/api/personas/${archivist}`)).status).toBe(200);
    expect(await outdated('persona')).toEqual([id]);
    await undoLast('PersonaDeleted');
    expect(await outdated('persona')).toEqual([]);
  });

  it('is a text that older rules checked, until it is saved or promoted under the present ones', async () => {
    const { id, content } = await generate(admin, { personaId });
    const { body: rules } = await admin.get('/api/config/editorial-rules');
    const shouted = { ...rules, do: [...(rules['do'] as string[]), 'Name the year.'] };
    expect((await save(admin, 'editorial-rules', shouted)).status).toBe(200);
    expect(await staleOf(id)).toEqual({ 'revision:0': ['rules changed'] });
    expect(await outdated('rules')).toContain(id);
    await undoLast('EditorialRulesSet');
    expect(await staleOf(id)).toEqual({});
    expect(await outdated('rules')).not.toContain(id);
    expect((await save(admin, 'editorial-rules', shouted)).status).toBe(200);
    await edit(id, { status: 'promoted' });
    expect(await staleOf(id)).toEqual({});
    expect(await outdated('rules')).not.toContain(id);
    expect((await save(admin, 'editorial-rules', rules)).status).toBe(200);
    expect(await staleOf(id)).toEqual({ 'revision:0': ['rules changed'] });
    await edit(id, { content: `${content} More.` });
    expect(await staleOf(id)).toEqual({ 'package:1': ['text changed'] });
  });
});

it('is for those who may know of the article', async () => {
  const { id } = await generate(admin, { personaId });
  expect((await lineageOf(id, author)).status).toBe(404);
  expect((await lineageOf('nothing')).status).toBe(404);
  expect((await admin.get('/api/articles?outdated=shoes')).status).toBe(400);
  await admin.delete(draftPath(id));
  expect((await lineageOf(id)).status).toBe(200);
});
