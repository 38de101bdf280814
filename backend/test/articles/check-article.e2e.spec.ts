import { DataSource } from 'typeorm';
import { checks, findingsOf, type Finding, type FindingCounts } from '../../../checks/registry.js';
import type { CheckInputs } from '../../src/articles/checking/checking.dto.js';
import { articleEvents, type ArticleEvent } from '../../src/articles/domain/article.events.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { EventCodec } from '../../src/platform/event-sourcing/event-codec.js';
import { EventStore } from '../../src/platform/event-sourcing/event-store.js';
import { PositionWaiters } from '../../src/platform/event-sourcing/position-waiters.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type TestArticle, type Problem } from '../support/articles.js';
import { fieldsOf, save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

let desk: WritingApplication;
let application: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin } = desk);
  personaId = await idOfPersona(admin, 'The Appraiser');
});

afterAll(() => desk.stop());

interface Checked {
  readonly findings: readonly Finding[];
  readonly counts: FindingCounts;
  readonly rulesRevision: number;
}

interface OneArticle {
  readonly article: {
    readonly title: string;
    readonly content: string;
    readonly revision: number;
    readonly textRevision: number;
    readonly ruleReport: TestArticle['ruleReport'] & { readonly findings: readonly Finding[] };
  };
}

const check = (text: Record<string, unknown>, visitor = admin) =>
  visitor.post<Checked>('/api/articles/check', { title: 'On boxes', ...text });
const failed = (findings: readonly Finding[], rule: string): readonly Finding[] =>
  findings.filter((finding) => finding.rule === rule && finding.verdict === 'fail');

describe('checking a text', () => {
  it('answers findings with passages, and counts them', async () => {
    const content = '## Papers\n\nA box is a safe investment. Prices rose by 12% last year [s3].\n\nTODO';
    const { status, body } = await check({ content });
    expect(status).toBe(200);
    expect(failed(body.findings, 'do-not')).toEqual([
      {
        rule: 'do-not',
        name: 'Do not',
        verdict: 'fail',
        severity: 'warn',
        kind: 'certain',
        value: null,
        limit: null,
        spans: [{ start: 22, end: 37, quote: 'safe investment' }],
        message: expect.stringContaining('“safe investment” breaks a rule') as string,
        suggestion: null,
        fix: 'model',
      },
    ]);
    for (const rule of ['length', 'heading-tree', 'citations-resolve', 'chatter', 'complete-ending']) {
      expect(failed(body.findings, rule)).not.toEqual([]);
    }
    const blocking = body.findings.filter(
      ({ verdict, severity }) => verdict === 'fail' && severity === 'block',
    );
    expect(body.counts.block).toBe(blocking.length);
    expect(body.rulesRevision).toBe(0);
  });

  it('compares a text with other articles, but not with itself', async () => {
    const { id } = await generate(admin, { personaId });
    const { content } = (await admin.get<{ article: { content: string } }>(draftPath(id))).body.article;
    expect(failed((await check({ content })).body.findings, 'too-close')).toHaveLength(1);
    expect(failed((await check({ content, articleId: id })).body.findings, 'too-close')).toEqual([]);
  });

  it('refuses what is no text, nobody’s persona, and another’s article', async () => {
    expect((await check({ content: 5 })).status).toBe(400);
    expect((await check({ content: 'a'.repeat(200_001) })).status).toBe(400);
    expect((await check({ content: '', personaId: 'nobody' })).status).toBe(400);
    expect((await check({ content: '', articleId: 'none' })).status).toBe(404);
    expect((await check({ content: '' }, application.visitor())).status).toBe(401);
    const author = await application.author('The Archivist');
    const { id } = await generate(admin, { personaId });
    expect((await check({ content: '', articleId: id }, author)).status).toBe(404);
    expect((await check({ content: '', personaId }, author)).status).toBe(403);
  });
});

describe('what the checks of an article rest on', () => {
  const inputsOf = (id: string, visitor = admin) => visitor.get<CheckInputs>(`${draftPath(id)}/check-inputs`);

  it('has them find the same where the text is written, but for what other articles are needed for', async () => {
    const { id } = await generate(admin, { personaId });
    const text = {
      title: 'A safe investment',
      content: `## One\n\nIt rose by 12%, as “nobody” said [s1].\n\nTODO`,
    };
    const { body: inputs } = await inputsOf(id);
    const comparing = checks.filter(({ comparesArticles }) => comparesArticles).map(({ id: rule }) => rule);
    const ofArticle = ({ rule }: { rule: string }): boolean => !comparing.includes(rule);
    const { body } = await check({ ...text, articleId: id });
    expect(findingsOf({ ...text, ...inputs }).filter(ofArticle)).toEqual(body.findings.filter(ofArticle));
    expect(comparing).toEqual(['too-close', 'voice']);
  });

  it('names the guesses that were dismissed', async () => {
    const { id } = await generate(admin, { personaId });
    await admin.patch(draftPath(id), { content: 'It fell by 9%.' });
    const dismissal = { rule: 'figures-have-source', quote: 'It fell by 9%.' };
    await admin.post(`${draftPath(id)}/findings/dismiss`, dismissal);
    expect((await inputsOf(id)).body.dismissals).toEqual([dismissal]);
  });

  it('is for those who may see the article', async () => {
    const { id } = await generate(admin, { personaId });
    expect((await inputsOf(id, await application.author('The Archivist'))).status).toBe(404);
    expect((await inputsOf('none')).status).toBe(404);
  });
});

describe('findings of an article', () => {
  const claim = 'Such boxes rose in price by 12% in a year.';

  it('are in its report, and a guess that was dismissed is not shown for its passage again', async () => {
    const { id } = await generate(admin, { personaId });
    const content = `## One\n\n${claim}\n\n## Two\n\nThe other sort fell by 9%.`;
    const saved = await admin.patch<OneArticle>(draftPath(id), { content });
    const guesses = failed(saved.body.article.ruleReport.findings, 'figures-have-source');
    expect(guesses.map(({ spans: [span] }) => span?.quote)).toEqual([claim, 'The other sort fell by 9%.']);

    const dismissal = { rule: 'figures-have-source', quote: claim, reason: 'Our own count.' };
    const dismissed = await admin.post<OneArticle>(`${draftPath(id)}/findings/dismiss`, dismissal);
    expect(dismissed.status).toBe(200);
    expect(dismissed.body.article).toMatchObject({ revision: 2, textRevision: 1 });
    const again = await admin.post<OneArticle>(`${draftPath(id)}/findings/dismiss`, dismissal);
    expect(again.body.article.revision).toBe(2);

    const { body } = await admin.get<OneArticle>(draftPath(id));
    expect(failed(body.article.ruleReport.findings, 'figures-have-source')).toHaveLength(1);
    const live = await check({ content, articleId: id });
    expect(failed(live.body.findings, 'figures-have-source')).toHaveLength(1);
    const history = await admin.get<{ events: object[] }>(`${draftPath(id)}/history`);
    expect(history.body.events[0]).toMatchObject({
      type: 'FindingDismissed',
      summary: `Dismissed a finding of “Figures have a source” in the article: “${claim}” (Our own count.)`,
    });
  });

  it('are in the answer to each edit as they are read afterwards, whatever the edit changed', async () => {
    const { id } = await generate(admin, { personaId });
    for (const changes of [
      { content: `${claim}\n\nIt fell by 9%.` },
      { title: 'As an AI language model' },
      { title: 'Boxes', content: claim },
      { status: 'promoted' },
      { content: 'It fell by 9%.', status: 'draft' },
    ]) {
      const edited = await admin.patch<OneArticle>(draftPath(id), changes);
      expect(edited.status).toBe(200);
      const read = await admin.get<OneArticle>(draftPath(id));
      expect(edited.body.article.ruleReport.findings).toEqual(read.body.article.ruleReport.findings);
      const { title, content } = read.body.article;
      const live = await check({ title, content, articleId: id });
      expect(edited.body.article.ruleReport.findings).toEqual(live.body.findings);
    }
  });

  it.each([
    ['pass over somebody else’s words', 'He called it “a safe investment”.', true, /none of the phrases/],
    ['find the other forms of a phrase', 'They were safe investments.', false, /“safe investments”/],
  ])('%s, and so does the report that is recorded', async (_, sentence, isFine, detail) => {
    const { id, content } = await generate(admin, { personaId });
    const { body } = await admin.patch<OneArticle>(draftPath(id), { content: `${content}\n\n${sentence}` });
    const { passed, checks: lines, findings } = body.article.ruleReport;
    const judged = lines.filter(({ rule, status }) => rule.startsWith('Do not') && status !== 'review');
    expect([passed, failed(findings, 'do-not').length]).toEqual([isFine, isFine ? 0 : 1]);
    expect(judged.map(({ status }) => status)).toEqual([isFine ? 'pass' : 'fail']);
    expect(judged[0]?.detail).toMatch(detail);
  });

  it('that are certain cannot be dismissed, nor those of another’s article or no check', async () => {
    const { id } = await generate(admin, { personaId });
    const dismiss = (body: object, visitor = admin) =>
      visitor.post(`${draftPath(id)}/findings/dismiss`, body);
    expect((await dismiss({ rule: 'do-not', quote: 'risk-free' })).status).toBe(409);
    expect((await dismiss({ rule: 'nonsense', quote: 'a' })).status).toBe(400);
    const author = await application.author('The Underwriter');
    expect((await dismiss({ rule: 'do-not', quote: 'risk-free' }, author)).status).toBe(404);
  });
});

describe('the house’s settings of checks', () => {
  it('are kept in the rules document, and decide what is told', async () => {
    const { body: before } = await admin.get('/api/config/editorial-rules');
    const after = {
      ...before,
      checks: { chatter: 'warn', 'heading-tree': 'off' },
      terms: ['Patek Philippe'],
      risky_claims: ['a sure thing'],
      required_blocks: [{ name: 'Disclaimer', text: 'This is no advice.' }],
      machine_tone: [{ phrase: 'delve into', weight: 3 }],
      abbreviations: ['Kgl.'],
    };
    expect((await save(admin, 'editorial-rules', after)).status).toBe(200);
    expect((await admin.get('/api/config/editorial-rules')).body).toEqual(after);
    const { findings } = (await check({ content: 'TODO: Patek Phillipe is a sure thing.' })).body;
    expect(failed(findings, 'chatter')[0]?.severity).toBe('warn');
    expect(findings.some(({ rule }) => rule === 'heading-tree')).toBe(false);
    expect(failed(findings, 'terms')[0]?.suggestion).toBe('Patek Philippe');
    expect(failed(findings, 'risky-claims')).toHaveLength(1);
    expect(failed(findings, 'required-blocks')[0]?.suggestion).toBe('This is no advice.');
    const cited = {
      content: 'It made $9,000 for the Kgl. Manufaktur in Meissen [the ledger](https://example.com).',
    };
    expect(failed((await check(cited)).body.findings, 'figures-have-source')).toEqual([]);
    await save(admin, 'editorial-rules', before);
  });

  it.each([
    [{ checks: { nonsense: 'warn' } }, 'content.checks.nonsense'],
    [{ checks: { terms: 'block' } }, 'content.checks.terms'],
    [{ checks: { length: 'loud' } }, 'content.checks.length'],
    [{ terms: [''] }, 'content.terms[0]'],
    [{ required_blocks: [{ name: 'A' }] }, 'content.required_blocks[0].text'],
    [{ machine_tone: [{ phrase: 'a', weight: 99 }] }, 'content.machine_tone[0].weight'],
    [{ abbreviations: ['Kgl. Hof'] }, 'content.abbreviations[0]'],
  ])('%j is refused with its path', async (change, path) => {
    const { body: rules } = await admin.get('/api/config/editorial-rules');
    const refused = await save(admin, 'editorial-rules', { ...rules, ...change });
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused)).toContain(path);
  });
});

const rule = 'figures-have-source';
const pathOf = (id: string, call: string): string => `${draftPath(id)}/findings/${call}`;
const dismissedOf = async (id: string, visitor = admin) =>
  (await visitor.get<{ dismissals: object[] }>(pathOf(id, 'dismissed'))).body.dismissals;

it('dismissed findings are listed, and are shown again once they are reopened', async () => {
  const { id } = await generate(admin, { personaId });
  const [first, second] = ['It fell by 9% in a year.', 'It rose by 12% in a year.'];
  await admin.patch(draftPath(id), { content: `${first}\n\n${second}` });
  for (const quote of [first, second])
    await admin.post(pathOf(id, 'dismiss'), { rule, quote, reason: 'So.' });
  const name = 'Figures have a source';
  expect(await dismissedOf(id)).toEqual([
    { rule, name, quote: second },
    { rule, name, quote: first },
  ]);
  const reopened = await admin.post<OneArticle>(pathOf(id, 'reopen'), { rule, quote: first });
  expect(reopened.body.article).toMatchObject({ revision: 4, textRevision: 1 });
  expect(reopened.headers.get('etag')).toBe('"4"');
  expect(
    reopened.body.article.ruleReport.findings
      .filter((finding) => finding.rule === rule)
      .map(({ spans: [span] }) => span?.quote),
  ).toEqual([first]);
  const again = await admin.post<OneArticle>(pathOf(id, 'reopen'), { rule, quote: first });
  expect([again.status, again.body.article.revision]).toEqual([200, 4]);
  expect(await dismissedOf(id)).toEqual([{ rule, name, quote: second }]);
  const { body } = await admin.get<{ events: object[] }>(`${draftPath(id)}/history`);
  expect(body.events[0]).toMatchObject({
    type: 'FindingDismissalWithdrawn',
    summary: `Reopened a finding of “${name}” in the article: “${first}”`,
  });
});

it('dismissed findings are for those who may see the article', async () => {
  const { id } = await generate(admin, { personaId });
  const author = await application.author('The Archivist');
  for (const answer of [
    await author.get(pathOf(id, 'dismissed')),
    await author.post(pathOf(id, 'reopen'), { rule, quote: 'a' }),
    await admin.get(pathOf('none', 'dismissed')),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await admin.post(pathOf(id, 'reopen'), { rule: 'nonsense', quote: 'a' })).status).toBe(400);
  expect((await admin.post(pathOf(id, 'reopen'), { rule, quote: 'a', reason: 'b' })).status).toBe(400);
});

it('dismissed findings are in the text, and not more than an article can have', async () => {
  const { id } = await generate(admin, { personaId });
  const content = Array.from({ length: 30_000 }, (_, n) => `${n} %`)
    .join(' ')
    .slice(0, 200_000);
  await admin.patch(draftPath(id), { content });
  const dismiss = (quote: string) => admin.post<Problem>(pathOf(id, 'dismiss'), { rule, quote });
  expect((await dismiss('It is nowhere.')).body.type).toBe('/problems/no-such-passage');
  const answers: (number | string)[] = [];
  for (let n = 0; n < 7; n += 1) {
    const { status, body } = await dismiss(content.slice(n, n + 20_000));
    answers.push(status === 200 ? status : body.type);
  }
  const tooMany = '/problems/too-many-dismissals';
  expect(answers).toEqual([200, 200, 200, 200, 200, tooMany, tooMany]);
  await admin.post(pathOf(id, 'reopen'), { rule, quote: content.slice(0, 20_000) });
  expect((await dismiss(content.slice(6, 20_006))).status).toBe(200);
});

it('dismissed findings of an older article, which had no bounds, take nobody’s time', async () => {
  const { id } = await generate(admin, { personaId });
  const content = 'It is 1 %. '.repeat(3_000);
  await admin.patch(draftPath(id), { content });
  const quote = (n: number): string => content.slice(11 * n, 11 * n + 20_000);
  const [store, codec] = [application.app.get(EventStore), application.app.get(EventCodec)];
  const context = internalContext(systemActor);
  const old = Array.from({ length: 300 }, (_, n): ArticleEvent => ({
    type: 'FindingDismissed',
    data: { rule, quote: `${n} ${quote(0)}`, reason: null },
  }));
  let last: { position: bigint } = { position: -1n };
  for (let n = 0; n < old.length; n += 20) {
    const after = BigInt(n + 1);
    const events = codec.encode(
      articleEvents,
      `article-${id}`,
      old.slice(n, n + 20),
      context,
      new Date(),
      after,
    );
    last = await store.append(`article-${id}`, events, after);
  }
  await application.app.get(PositionWaiters).waitFor(last.position);

  const saved = await admin.patch<OneArticle>(draftPath(id), { title: 'Boxes' });
  expect(saved.body.article.revision).toBe(302);
  const inputs = await admin.get<CheckInputs>(`${draftPath(id)}/check-inputs`);
  expect(inputs.body.dismissals).toHaveLength(4);
  expect(await dismissedOf(id)).toHaveLength(4);
  const refused = await admin.post<Problem>(pathOf(id, 'dismiss'), { rule, quote: 'It is 1 %.' });
  expect(refused.body.type).toBe('/problems/too-many-dismissals');
  const [known] = await application.app
    .get(DataSource)
    .query<{ bytes: number }[]>(
      'select octet_length(state::text) bytes from article_state where article_id = $1',
      [id],
    );
  expect(known?.bytes).toBeLessThan(50_000);
});
