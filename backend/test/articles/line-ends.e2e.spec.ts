import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Finding } from '../../../checks/registry.js';
import { passedReport } from '../../src/articles/domain/testing/articles.js';
import { LineFeeds1795000002140 } from '../../src/migrations/1795000002140-line-feeds.js';
import { eventCatalog } from '../../src/platform/event-sourcing/event-catalog.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { appendTo } from '../support/append.js';
import { TestApplication } from '../support/application.js';
import {
  draftPath,
  generate,
  idOfPersona,
  modelSettings,
  startModel,
  type OneArticle,
} from '../support/articles.js';
import type { OneProposal } from '../support/proposals.js';
import type { Visitor } from '../support/visitor.js';

const sent = '## Papers\r\n\r\nA big box.\r\n\r\nIt is a safe investment.\rSo.\r\n';
const content = '## Papers\n\nA big box.\n\nIt is a safe investment.\nSo.\n';

let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let id: string;

beforeAll(async () => {
  model = await startModel();
  application = await TestApplication.start({ settings: modelSettings(model) });
  admin = await application.admin();
});
beforeEach(async () => {
  id = (await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') })).id;
});
afterAll(async () => {
  await application.stop();
  await model.stop();
});

const read = async () => (await admin.get<OneArticle>(draftPath(id))).body.article;

/** The events as older versions recorded them. */
const asItCame = eventCatalog('article', { ArticleEdited: z.record(z.string(), z.unknown()) });
const editedTo = (to: string) => ({
  type: 'ArticleEdited',
  data: { content: { to, wordsAdded: 1, wordsRemoved: 1, wordCount: 12 }, ruleReport: passedReport },
});

it('a text is kept with line feeds, and saved once', async () => {
  const { body } = await admin.patch<OneArticle>(draftPath(id), { content: sent });
  expect(body.article.content).toBe(content);
  for (const again of [sent, content, content.replaceAll('\n', '\r')]) {
    expect((await admin.patch<OneArticle>(draftPath(id), { content: again })).body.article.revision).toBe(1);
  }
});

it('a text is checked as it would be saved, and its passages are found in what was sent', async () => {
  const check = async (text: string) =>
    (
      await admin.post<{ findings: Finding[] }>('/api/articles/check', { title: 'Boxes', content: text })
    ).body.findings.filter(({ verdict }) => verdict === 'fail');
  const [asSent, asKept] = [await check(sent), await check(content)];
  expect(asSent.map(({ rule, message }) => ({ rule, message }))).toEqual(
    asKept.map(({ rule, message }) => ({ rule, message })),
  );
  const spans = asSent.flatMap((finding) => finding.spans);
  expect(spans.map(({ quote }) => quote)).toContain('safe investment');
  for (const { start, end, quote } of spans) expect(sent.slice(start, end)).toBe(quote);
});

it('what a model writes is kept with line feeds, and taken out of what surrounds it', async () => {
  const articles = model.otherwise;
  model.otherwise = () =>
    replies.answer({
      title: '**Title: "A box"**',
      content: `\`\`\`markdown\r\n# A box\r\n\r\n${sent}\r\n\`\`\``,
    });
  const article = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
  model.otherwise = articles;
  expect(article).toMatchObject({ title: 'A box', content: content.trim() });
});

it('older events are read with line feeds, wherever their text is shown', async () => {
  await appendTo(application, asItCame, `article-${id}`, [editedTo(sent)], 0n);
  expect((await read()).content).toBe(content);
  const then = await admin.get<OneArticle>(`${draftPath(id)}/history/1`);
  expect(then.body.article.content).toBe(content);
  const saved = await admin.patch<OneArticle>(draftPath(id), { content });
  expect(saved.body.article.revision).toBe(1);
  const start = content.indexOf('A big');
  model.next(replies.answer({ text: 'A small box.\r\n\r\nIt is a safe bet.', note: null }));
  const wish = { revision: 1, kind: 'own', instruction: 'Smaller.', start, end: content.indexOf('\nSo.') };
  const { body } = await admin.post<OneProposal>(`${draftPath(id)}/proposals`, wish);
  expect(body.proposal).toMatchObject({
    before: 'A big box.\n\nIt is a safe investment.',
    after: 'A small box.\n\nIt is a safe bet.',
  });
});

it('rows of older versions have line feeds after the start', async () => {
  await admin.patch(draftPath(id), { content });
  const dataSource = application.app.get(DataSource);
  for (const table of ['article where id', 'article_revision where revision = 1 and article_id']) {
    const [name, condition] = table.split(' where ');
    await dataSource.query(`update ${name} set content = $1 where ${condition} = $2`, [sent, id]);
  }
  expect((await read()).content).toBe(sent);
  const runner = dataSource.createQueryRunner();
  await runner.startTransaction();
  await new LineFeeds1795000002140().up(runner);
  await runner.commitTransaction();
  await runner.release();
  expect((await read()).content).toBe(content);
});
