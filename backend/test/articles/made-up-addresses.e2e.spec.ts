import type { Finding } from '../../../checks/registry.js';
import type { CheckInputs } from '../../src/articles/checking/checking.dto.js';
import { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, goodText, idOfPersona, modelSettings } from '../support/articles.js';
import { save } from '../support/configuration.js';
import type { OneProposal } from '../support/proposals.js';
import type { Visitor } from '../support/visitor.js';

interface Answered {
  readonly type: string;
  readonly findings: readonly Finding[];
  readonly article: {
    readonly content: string;
    readonly revision: number;
    readonly status: string;
    readonly ruleReport: { readonly findings: readonly Finding[] };
  };
}

const madeUp = 'https://made-up.example/list';
const link = `[the list](${madeUp})`;

let written = 0;
let content = goodText;
let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let personaId: string;
let rules: Record<string, unknown>;

beforeAll(async () => {
  model = await FakeOpenAi.start(() =>
    replies.answer({ title: `Article number ${(written += 1)}`, content, text: content }),
  );
  application = await TestApplication.start({ settings: modelSettings(model) });
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Appraiser');
  rules = (await admin.get('/api/config/editorial-rules')).body;
  const promotion = { blocking: ['citations-resolve'], secondPerson: false, maxUntouchedAiShare: null };
  await save(admin, 'editorial-rules', { ...rules, promotion });
});

afterAll(async () => {
  await application.stop();
  await model.stop();
});

/** Generates an article that ends with these words of the model. */
async function writtenWith(ending: string, asked: object = {}) {
  content = `${goodText.trim()} ${ending}`;
  const { id } = await generate(admin, { personaId, ...asked });
  return { id, content: (await read(id)).content };
}

const read = async (id: string) => (await admin.get<Answered>(draftPath(id))).body.article;
const patch = (id: string, changes: object) => admin.patch<Answered>(draftPath(id), changes);

/** The findings about addresses, with their passages. */
const told = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ rule, message }) => rule === 'citations-resolve' && message.includes('was not given'))
    .map(
      ({ verdict, severity, spans }) => `${verdict} ${severity} ${spans.map(({ quote }) => quote).join()}`,
    );
const isTold = [`fail block ${madeUp}`];

/** The findings about addresses at every place that reports them. */
async function toldEverywhere(id: string, text: { content: string; title?: string }) {
  const title =
    text.title ?? (await admin.get<{ article: { title: string } }>(draftPath(id))).body.article.title;
  const checked = await admin.post<Answered>('/api/articles/check', {
    title,
    content: text.content,
    articleId: id,
  });
  const report = await admin.get<Answered>(`${draftPath(id)}/rule-report`);
  return [(await read(id)).ruleReport.findings, report.body.findings, checked.body.findings].map(told);
}

it('is found wherever the article is checked, and it is not promoted', async () => {
  const article = await writtenWith(`See ${link}.`);
  expect(await toldEverywhere(article.id, article)).toEqual([isTold, isTold, isTold]);
  const inputs = await admin.get<CheckInputs>(`${draftPath(article.id)}/check-inputs`);
  expect(inputs.body.madeUpAddresses).toEqual([madeUp]);
  const refused = await patch(article.id, { status: 'promoted' });
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/promotion-blocked']);
  expect(told(refused.body.findings)).toEqual(isTold);
});

it('stays the model’s while people write around it, and is a person’s who typed it', async () => {
  const { id, content: before } = await writtenWith(`See ${link}.`);
  const around = before.replace('See [the list]', 'Look at [what we keep]');
  expect(told((await patch(id, { content: around })).body.article.ruleReport.findings)).toEqual(isTold);
  expect((await patch(id, { title: 'By hand', status: 'promoted' })).status).toBe(409);
  const without = before.replace(link, 'nothing');
  const unsaved = await admin.post<Answered>('/api/articles/check', {
    title: 'By hand',
    content: `${around} And [more](https://typed.example/more).`,
    articleId: id,
  });
  expect(told(unsaved.body.findings)).toEqual(isTold);

  expect(told((await patch(id, { content: without })).body.article.ruleReport.findings)).toEqual([]);
  const typed = await patch(id, { content: before });
  expect(told(typed.body.article.ruleReport.findings)).toEqual([]);
  expect(await toldEverywhere(id, { content: before })).toEqual([[], [], []]);
  const earlier = await admin.get<Answered>(`${draftPath(id)}/rule-report?revision=0`);
  expect(told(earlier.body.findings)).toEqual(isTold);
  expect((await patch(id, { status: 'promoted' })).body.article.status).toBe('promoted');

  await patch(id, { content: without });
  const restored = await admin.post<Answered>(`${draftPath(id)}/restore`, { revision: 0 });
  expect(told(restored.body.article.ruleReport.findings)).toEqual(isTold);
});

it('is none where it was asked for, or stands in a source or in the rules', async () => {
  const source = { title: 'A report', text: `The list is at ${madeUp}.` };
  for (const asked of [{ customPrompt: `Name ${madeUp}, please.` }, { sources: [source] }]) {
    const article = await writtenWith(`See ${link} ${'sources' in asked ? '[s1]' : ''}.`, asked);
    expect(await toldEverywhere(article.id, article)).toEqual([[], [], []]);
    expect((await patch(article.id, { status: 'promoted' })).status).toBe(200);
  }
});

it('is none where the persona or the category names it', async () => {
  const lister = {
    name: 'The Lister',
    aboutMe: `I keep the list at ${madeUp}.`,
    writingStyle: 'Plain.',
    context: 'Lists.',
  };
  const { persona } = (await admin.post<{ persona: { id: string } }>('/api/personas', lister)).body;
  const byTheLister = await writtenWith(`See ${link}.`, { personaId: persona.id });
  expect(await toldEverywhere(byTheLister.id, byTheLister)).toEqual([[], [], []]);
  const { body: categories } = await admin.get<{ description: string }[]>('/api/categories');
  const named = categories.map((one) => ({ ...one, description: `${one.description} Listed at ${madeUp}.` }));
  await save(admin, 'categories', named);
  const article = await writtenWith(`See ${link}.`);
  await save(admin, 'categories', categories);
  expect(await toldEverywhere(article.id, article)).toEqual([[], [], []]);
});

it('comes with a proposal too, but not where the person named it', async () => {
  for (const [instruction, findings] of [
    ['Name a list.', isTold],
    [`Name ${madeUp}.`, []],
  ] as const) {
    const article = await writtenWith('Nothing follows.');
    const start = article.content.lastIndexOf('Nothing follows.');
    content = `See ${link}.`;
    const body = { kind: 'own', instruction, revision: 0, start, end: article.content.length };
    const offered = await admin.post<OneProposal>(`${draftPath(article.id)}/proposals`, body);
    expect(offered.status).toBe(201);
    const path = `${draftPath(article.id)}/proposals/${offered.body.proposal.id}/accept`;
    const accepted = await admin.post<Answered>(path, {}, { 'if-match': '"0"' });
    expect(told(accepted.body.article.ruleReport.findings)).toEqual(findings);
  }
});
