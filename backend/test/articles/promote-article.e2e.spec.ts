import { hash } from 'node:crypto';
import type { Finding } from '../../../checks/registry.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, goodText, idOfPersona, type TestArticle } from '../support/articles.js';
import { fieldsOf, save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface Promoted {
  readonly article: TestArticle & {
    readonly package: number | null;
    readonly changedSincePromotion: boolean;
  };
  readonly type: string;
  readonly findings: readonly Finding[];
}

let desk: WritingApplication;
let application: TestApplication;
let admin: Visitor;
let author: Visitor;
let personaId: string;
let rules: Record<string, unknown>;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin } = desk);
  author = await application.author('The Appraiser');
  personaId = await idOfPersona(admin, 'The Appraiser');
  rules = (await admin.get('/api/config/editorial-rules')).body;
});

afterAll(() => desk.stop());

const draft = () => generate(admin, { personaId });
const patch = (id: string, changes: object, visitor = admin) =>
  visitor.patch<Promoted>(draftPath(id), changes);
const packagesOf = async (id: string): Promise<Record<string, unknown>[]> =>
  (await admin.get<{ packages: Record<string, unknown>[] }>(`${draftPath(id)}/packages`)).body.packages;
const packageOf = (id: string, number: number) =>
  admin.get<Record<string, unknown>>(`${draftPath(id)}/packages/${number}`);
const setRules = (promotion: object) => save(admin, 'editorial-rules', { ...rules, promotion });

const hashOf = ({ title, content }: { title: string; content: string }): string =>
  hash('sha256', JSON.stringify({ content, title }));

describe('promoting', () => {
  it('freezes a package of exactly that text, and another one of a changed text', async () => {
    const article = await draft();
    expect((await admin.get<Promoted>(draftPath(article.id))).body.article).toMatchObject({
      package: null,
      changedSincePromotion: false,
    });
    const statement = 'Read twice.';
    const words = article.content.trim().split(/\s+/).length;
    const first = (await patch(article.id, { status: 'promoted', statement })).body.article;
    expect(first).toMatchObject({ revision: 1, package: 1, changedSincePromotion: false });
    expect(await packagesOf(article.id)).toEqual([
      {
        number: 1,
        revision: 1,
        contentHash: hashOf(article),
        at: expect.any(String) as string,
        by: expect.objectContaining({ kind: 'user', role: 'admin' }) as object,
        rulesRevision: 0,
        personaRevision: 0,
        origins: expect.objectContaining({ ai: words, person: 0 }) as object,
        sources: [],
        cited: [],
        overrides: [],
        statement,
        summary: null,
        reviews: [],
        current: true,
        frozen: true,
      },
    ]);
    expect((await patch(article.id, { status: 'promoted' })).body.article.revision).toBe(1);
    const content = `${goodText} See [the sale](https://example.org/sale).`;
    const edited = (await patch(article.id, { content })).body.article;
    expect(edited).toMatchObject({ package: 1, changedSincePromotion: true });
    const listed = await admin.get<{ items: Promoted['article'][] }>('/api/articles');
    expect(listed.body.items[0]).toMatchObject({ package: 1, changedSincePromotion: true });
    const back = (await patch(article.id, { content: article.content })).body.article;
    expect(back).toMatchObject({ package: 1, changedSincePromotion: false });
    const second = (await patch(article.id, { content, status: 'promoted' })).body.article;
    expect(second).toMatchObject({ package: 2, changedSincePromotion: false });
    expect(await packagesOf(article.id)).toMatchObject([
      { number: 2, current: true, sources: [{ title: 'the sale', url: 'https://example.org/sale' }] },
      { number: 1, current: false },
    ]);
    const { title } = article;
    expect((await packageOf(article.id, 1)).body).toMatchObject({ title, content: article.content });
    expect((await packageOf(article.id, 2)).body).toMatchObject({ title, content });
    expect((await packageOf(article.id, 3)).status).toBe(404);

    expect((await patch(article.id, { status: 'draft' })).body.article).toMatchObject({
      package: null,
      changedSincePromotion: false,
    });
    const history = await admin.get<{ events: { summary: string }[] }>(`${draftPath(article.id)}/history`);
    expect(history.body.events.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([
        'Promoted the article as package 1: “Read twice.”',
        'Promoted the article again as package 2',
      ]),
    );
  });

  it('refuses what is said without promoting, and reasons that are too short', async () => {
    const { id } = await draft();
    expect((await patch(id, { statement: 'Good.' })).status).toBe(400);
    expect((await patch(id, { title: 'A', override: { reason: 'Because I say so.' } })).status).toBe(400);
    expect((await patch(id, { status: 'promoted', override: { reason: 'Because.' } })).status).toBe(400);
    expect((await patch(id, { status: 'promoted', statement: 'a'.repeat(1_001) })).status).toBe(400);
    const override = { reason: 'Because I say so.' };
    expect((await patch(id, { status: 'promoted', override }, author)).status).toBe(403);
  });
});

describe('what the house lets block', () => {
  afterEach(() => save(admin, 'editorial-rules', rules));

  it('refuses a promotion with the findings, until an administrator overrides it with a reason', async () => {
    await setRules({ blocking: ['length'], secondPerson: false, maxUntouchedAiShare: null });
    const { id } = await draft();
    await patch(id, { content: 'Too short.' });
    const refused = await patch(id, { title: 'Boxes', status: 'promoted' }, author);
    expect(refused.status).toBe(409);
    expect(refused.body.type).toMatch(/\/promotion-blocked$/);
    expect(refused.body.findings).toEqual([
      expect.objectContaining({ rule: 'length', name: 'Length', verdict: 'fail' }),
    ]);
    expect((await admin.get<Promoted>(draftPath(id))).body.article).toMatchObject({
      revision: 1,
      status: 'draft',
    });
    const reason = 'It is a short notice.';
    const overridden = await patch(id, { status: 'promoted', override: { reason } });
    expect(overridden.body.article).toMatchObject({ status: 'promoted', package: 1 });
    expect((await packagesOf(id))[0]).toMatchObject({ overrides: [{ rule: 'length', reason }] });
    const { body } = await admin.get<{ items: { summary: string }[] }>(`/api/audit?subject=${id}`);
    expect(body.items[0]?.summary).toContain(`as package 1, overriding “Length” (${reason})`);
  });

  it('asks for a second person', async () => {
    await setRules({ blocking: [], secondPerson: true, maxUntouchedAiShare: null });
    const { id } = await draft();
    const refused = await patch(id, { status: 'promoted' });
    expect(refused.body.findings).toMatchObject([{ rule: 'second-person' }]);
    const edited = await patch(id, { title: 'Mine', status: 'promoted' }, author);
    expect(edited.status).toBe(409);
    expect((await patch(id, { status: 'promoted' }, author)).body.article).toMatchObject({ package: 1 });
  });

  it('limits how much of the words may be the model’s that nobody has changed', async () => {
    await setRules({ blocking: [], secondPerson: false, maxUntouchedAiShare: 0.5 });
    const { id } = await draft();
    const refused = await patch(id, { status: 'promoted' }, author);
    expect(refused.body.findings).toMatchObject([{ rule: 'untouched-share', value: 1, limit: 0.5 }]);
    const content = 'A person wrote all of this, and reads it again before it is promoted.';
    expect((await patch(id, { content, status: 'promoted' }, author)).body.article).toMatchObject({
      package: 1,
    });
    expect((await packagesOf(id))[0]).toMatchObject({ origins: { words: 14, ai: 0, person: 14 } });
  });

  it.each([
    [
      { blocking: ['nonsense'], secondPerson: false, maxUntouchedAiShare: null },
      'content.promotion.blocking[0]',
    ],
    [
      { blocking: ['voice'], secondPerson: false, maxUntouchedAiShare: null },
      'content.promotion.blocking[0]',
    ],
    [{ blocking: [], secondPerson: false, maxUntouchedAiShare: 2 }, 'content.promotion.maxUntouchedAiShare'],
    [{ blocking: [], secondPerson: 'yes', maxUntouchedAiShare: null }, 'content.promotion.secondPerson'],
  ])('%j is refused with its path', async (promotion, path) => {
    const refused = await setRules(promotion);
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused)).toContain(path);
  });
});

describe('rules across time', () => {
  const shorter = () => {
    const standards = rules['format_and_quality_standards'] as { length: object };
    const length = { ...standards.length, min_words: 1, max_words: 20, preferred_range: '' };
    return { ...rules, format_and_quality_standards: { ...standards, length } };
  };

  afterEach(() => save(admin, 'editorial-rules', rules));

  it('any revision is reported on by any rules', async () => {
    const { id } = await draft();
    const { ruleReport } = (await patch(id, { content: 'Too short.' })).body.article;
    type Report = TestArticle['ruleReport'] & { findings: readonly Finding[] };
    const reportOf = (query: string) =>
      admin.get<Report>(`${draftPath(id)}/rule-report${query}`).then(({ body }) => body);
    await save(admin, 'editorial-rules', shorter());
    const { rulesRevision } = await reportOf('');
    const length = ({ findings }: Report) => findings.find(({ rule }) => rule === 'length')?.verdict;
    expect(length(await reportOf('?revision=0'))).toBe('fail');
    expect(length(await reportOf(`?revision=1&rules=${rulesRevision}`))).toBe('pass');
    expect(length(await reportOf('?revision=1&rules=0'))).toBe('fail');
    expect(length(await reportOf('?revision=0&rules=0'))).toBe('pass');
    expect((await reportOf('?revision=1&rules=0')).checks).toEqual(ruleReport.checks);
    for (const one of ['rules', 'revision'])
      expect(await reportOf(`?${one}=99`)).toMatchObject({ status: 404 });
  });

  it('tells before saving which articles would fail or pass, and stores nothing', async () => {
    const long = await draft();
    const short = await draft();
    await patch(short.id, { content: 'Too short.' });
    const before = await admin.get('/api/config/editorial-rules');
    const ask = (content: string) =>
      admin.post<Record<'newlyFailing' | 'newlyPassing', Record<string, unknown>[]>>(
        '/api/config/editorial-rules/impact',
        { content },
      );
    const { status, body } = await ask(JSON.stringify(shorter()));
    expect(status).toBe(200);
    expect(body.newlyFailing).toContainEqual({
      id: long.id,
      title: long.title,
      status: 'draft',
      checks: ['length'],
      findings: [expect.objectContaining({ rule: 'length', name: 'Length' })],
    });
    expect(body.newlyPassing.map(({ id }) => id)).toContain(short.id);
    expect((await ask(JSON.stringify(rules))).body).toMatchObject({ newlyFailing: [], newlyPassing: [] });
    expect((await ask('{}')).status).toBe(400);
    expect((await admin.get('/api/config/editorial-rules')).headers.get('etag')).toBe(
      before.headers.get('etag'),
    );
  });
});
