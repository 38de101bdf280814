import { articleEvents } from '../../src/articles/domain/article.events.js';
import { passedReport, promotedWith } from '../../src/articles/domain/testing/articles.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { appendTo } from '../support/append.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
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
