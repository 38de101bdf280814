import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Finding } from '../../../checks/registry.js';
import { articleEvents } from '../../src/articles/domain/article.events.js';
import { passedReport, promotedWith } from '../../src/articles/domain/testing/articles.js';
import { LineFeeds1795000002140 } from '../../src/migrations/1795000002140-line-feeds.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { eventCatalog } from '../../src/platform/event-sourcing/event-catalog.js';
import { appendTo } from '../support/append.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type OneArticle } from '../support/articles.js';
import { save } from '../support/configuration.js';
import type { OneProposal } from '../support/proposals.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

let desk: WritingApplication;
let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let id: string;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin, model } = desk);
});
beforeEach(async () => {
  const article = await generate(admin, { personaId: await idOfPersona(admin, 'The Appraiser') });
  id = article.id;
});
afterAll(() => desk.stop());

it('a dismissed passage with an emoji where its summary ends stops neither the history nor the audit log', async () => {
  const dismissed = { rule: 'terms', quote: `${'a'.repeat(99)}😀` };
  expect((await admin.patch(draftPath(id), { content: dismissed.quote })).status).toBe(200);
  expect((await admin.post(`${draftPath(id)}/findings/dismiss`, dismissed)).status).toBe(200);
  expect((await admin.patch(draftPath(id), { content: 'A new text.' })).status).toBe(200);
  const { body } = await admin.get<{ events: { revision: number; summary: string }[] }>(
    `${draftPath(id)}/history`,
  );
  expect(body.events.map(({ revision }) => revision)).toEqual([3, 2, 1, 0]);
  expect(body.events[1]?.summary).toMatch(/: “a{99}…”$/);
  const audit = await admin.get<{ items: { type: string }[] }>(`/api/audit?subject=${id}`);
  const types = audit.body.items.map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['ArticleEdited', 'FindingDismissed']);
  expect((await admin.get('/health/ready')).body).toMatchObject({ status: 'ready', parked: [] });
});

it('a promotion that an older version froze with half an emoji keeps no list from being read', async () => {
  const message = 'It ends within an emoji: “\ud83d”.';
  const override = { rule: 'length', name: 'Length', message, reason: 'It is a short notice.' };
  const ruleReport = { ...passedReport, rulesRevision: 0 };
  const promotion = promotedWith({ ruleReport, overrides: [override] });
  await appendTo(application, articleEvents, `article-${id}`, [promotion], 0n);
  const { body: rules } = await admin.get('/api/config/editorial-rules');
  await save(admin, 'editorial-rules', { ...rules, terms: ['Patek Philippe'] });
  for (const outdated of ['any', 'rules']) {
    const { status, body } = await admin.get<{ items: { id: string }[] }>(
      `/api/articles?outdated=${outdated}`,
    );
    expect(status).toBe(200);
    expect(body.items.map((item) => item.id)).toContain(id);
  }
  await save(admin, 'editorial-rules', rules);
});

describe('a model that is asked for a proposal', () => {
  /** Asks for a proposal, and returns what the model was asked each time. */
  async function asked(content: string, wish: object, answer: object): Promise<string[]> {
    await admin.patch(draftPath(id), { content });
    model.requests.length = 0;
    model.next(replies.answer(answer), replies.answer(answer));
    const { status, body } = await admin.post<OneProposal>(`${draftPath(id)}/proposals`, {
      revision: 1,
      ...wish,
    });
    model.forgetReplies();
    expect(status).toBe(201);
    expect(body.proposal.notes.every((note) => note.isWellFormed())).toBe(true);
    return model.requests.flatMap((request) => request.body.messages.map((message) => message.content));
  }

  it('is shown no half of an emoji before or behind the passage', async () => {
    const before = `x😀${'y'.repeat(1_499)}`;
    const passage = ' Keep this sentence.';
    const place = { start: before.length, end: before.length + passage.length };
    const content = `${before}${passage}${'z'.repeat(1_499)}😀x`;
    const messages = await asked(content, { kind: 'shorten', ...place }, { text: 'Keep it.', note: null });
    expect(messages.join('\n')).toMatch(/^\| y{1499}$[^]*^\| z{1499}$/m);
    expect(messages.every((message) => message.isWellFormed())).toBe(true);
  });

  it('is shown no half of an emoji at the end of a long article', async () => {
    const content = `${'Every owner holds the papers. '.repeat(700).slice(0, 19_999)}😀 One more.`;
    const messages = await asked(content, { kind: 'title' }, { titles: ['One', 'Two', 'Three'] });
    expect(messages.every((message) => message.isWellFormed())).toBe(true);
  });

  it('is told of a long link that is missing, and so is the desk, without half of an emoji', async () => {
    const content = `Keep [the deed](https://example.org/${'a'.repeat(79)}😀) at hand.`;
    const messages = await asked(content, { kind: 'shorten' }, { text: 'Keep the deed.', note: null });
    expect(messages.join('\n')).toMatch(/One link is missing: https:\/\/example\.org\/a{79}\./);
    expect(messages.every((message) => message.isWellFormed())).toBe(true);
  });
});

const sent = '## Papers\r\n\r\nA big box.\r\n\r\nIt is a safe investment.\rSo.\r\n';
const content = '## Papers\n\nA big box.\n\nIt is a safe investment.\nSo.\n';

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
