import pg from 'pg';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { TestApplication } from '../support/application.js';
import {
  draftPath,
  generate,
  idOfPersona,
  modelSettings,
  startModel,
  type OneArticle,
  type TestArticle,
} from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';

let model: FakeOpenAi;
let before: TestApplication;
let after: TestApplication;
let admin: Visitor;
let article: TestArticle;

const edits = 44;

/** This makes an article with many revisions, and starts a server that has read none of them. */
beforeAll(async () => {
  model = await startModel();
  before = await TestApplication.start({ settings: modelSettings(model) });
  const first = await before.admin();
  article = await generate(first, { personaId: await idOfPersona(first, 'The Appraiser') });
  for (let n = 1; n <= edits; n += 1) await first.patch(draftPath(article.id), { title: `Title ${n}` });
  await before.app.close();
  after = await TestApplication.start({ settings: modelSettings(model), servers: before.servers });
  admin = await after.admin();
});

afterAll(async () => {
  await after.app.close();
  await before.servers.stop();
  await model.stop();
});

it('the first thing after a start may be that nothing changes', async () => {
  const { status, body } = await admin.patch<OneArticle>(draftPath(article.id), { title: `Title ${edits}` });
  expect([status, body.article.revision]).toEqual([200, edits]);
});

it('an edit follows the last revision, and the history has every one', async () => {
  const { body } = await admin.patch<OneArticle>(draftPath(article.id), { content: 'A new text.' });
  expect(body.article).toMatchObject({
    title: `Title ${edits}`,
    content: 'A new text.',
    revision: edits + 1,
  });
  const history = await admin.get<{ events: { revision: number; changes: { from: unknown }[] }[] }>(
    `${draftPath(article.id)}/history`,
  );
  expect(history.body.events.map(({ revision }) => revision)).toEqual(
    Array.from({ length: edits + 2 }, (_, n) => edits + 1 - n),
  );
});

it('what was seen before is out of date', async () => {
  const { status } = await admin.patch(
    draftPath(article.id),
    { title: 'Too late' },
    { 'if-match': `"${edits}"` },
  );
  expect(status).toBe(412);
});

it('an article that has changed often since its state was kept is read before anybody edits it', async () => {
  const { revision } = (await admin.get<OneArticle>(draftPath(article.id))).body.article;
  const client = new pg.Client({ connectionString: before.servers.databaseUrl });
  await client.connect();
  try {
    await client.query('delete from article_state');
    await admin.post(`${draftPath(article.id)}/reviews`, undefined, { 'if-match': `"${revision}"` });
    await eventually(async () => {
      const { rows } = await client.query('select article_id, revision from article_state');
      expect(rows).toEqual([{ article_id: article.id, revision: revision + 1 }]);
    });
  } finally {
    await client.end();
  }
});
