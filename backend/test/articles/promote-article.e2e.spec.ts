import { hash } from 'node:crypto';
import pg from 'pg';
import type { Finding } from '../../../checks/registry.js';
import { articleEvents } from '../../src/articles/domain/article.events.js';
import type { LineageAnswer } from '../../src/lineage/lineage.dto.js';
import { appendTo } from '../support/append.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, goodText, idOfPersona, type TestArticle } from '../support/articles.js';
import { fieldsOf, save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

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

interface Promoted {
  readonly article: TestArticle & {
    readonly package: number | null;
    readonly changedSincePromotion: boolean;
  };
  readonly type: string;
  readonly findings: readonly Finding[];
}
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

describe('promotions of one article at the same time', () => {
  it('all become packages, with edits in between, and none is told that somebody was faster', async () => {
    const { id } = await draft();
    const changes = Array.from({ length: 16 }, (_, n) => ({
      content: `${goodText} Lot ${n}.`,
      ...(n % 2 === 0 && { status: 'promoted' }),
    }));
    const answers = await Promise.all(changes.map((change) => patch(id, change)));
    expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect(answers.map(({ body }) => body.article.content)).toEqual(changes.map(({ content }) => content));
    const promoted = answers.filter((_, n) => n % 2 === 0).map(({ body }) => body.article.revision);
    expect(await packagesOf(id)).toMatchObject(
      promoted.sort((a, b) => b - a).map((revision) => ({ revision })),
    );
  });
});

describe('a check that the house lets block, and that could not read the text', () => {
  afterAll(() => save(admin, 'editorial-rules', rules));

  it.each([
    ['10,100 line ends', '\n'.repeat(10_100)],
    ['2,100 signs', `\n\n${'\\'.repeat(2_100)}`],
  ])('is not passed by with %s that nobody sees', async (_, unseen) => {
    const blocking = ['complete-ending', 'heading-tree', 'caption-rules'];
    const promotion = { blocking, secondPerson: false, maxUntouchedAiShare: null };
    await save(admin, 'editorial-rules', { ...rules, promotion });
    const { id, content } = await draft();
    const unread = ['heading-tree', 'complete-ending'].map(
      (rule) =>
        expect.objectContaining({ rule, verdict: 'not-checked', reason: 'could-not-be-checked' }) as object,
    );
    const refused = await patch(id, { content: `${content}${unseen}`, status: 'promoted' }, author);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/promotion-blocked']);
    expect(refused.body.findings).toEqual(unread);
    const saved = await patch(id, { content: `${content}${unseen}` });
    expect(saved.body.article.ruleReport).toMatchObject({
      findings: expect.arrayContaining(unread) as object,
    });
    const override = { reason: 'The signs are wanted.' };
    const overridden = await patch(id, { status: 'promoted', override });
    expect(overridden.body.article.status).toBe('promoted');
    expect(await packagesOf(id)).toMatchObject([
      { overrides: [{ rule: 'heading-tree' }, { rule: 'complete-ending' }] },
    ]);
  });
});

describe('a review', () => {
  const review = (id: string, revision: number, visitor = admin) =>
    visitor.post<Promoted>(`${draftPath(id)}/reviews`, undefined, { 'if-match': `"${revision}"` });
  const reviewsOf = async (id: string) =>
    (await admin.get<{ reviews: object[] }>(`${draftPath(id)}/reviews`)).body.reviews;

  it('is on record with its revision, once for a person and a text, and with what is promoted then', async () => {
    const { id } = await draft();
    const opened = await review(id, 0, author);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('etag')).toBe('"1"');
    expect((await review(id, 1, author)).body.article.revision).toBe(1);
    expect((await review(id, 1)).body.article.revision).toBe(2);
    const [mine, theirs] = await reviewsOf(id);
    expect(mine).toMatchObject({ revision: 1, by: { role: 'admin' }, current: true });
    expect(theirs).toMatchObject({ revision: 0, by: { role: 'author' }, current: true });

    await patch(id, { status: 'promoted' });
    await patch(id, { content: goodText });
    expect(await reviewsOf(id)).toMatchObject([{ current: false }, { current: false }]);
    expect((await review(id, 4, author)).body.article.revision).toBe(5);
    await patch(id, { status: 'promoted' });
    expect(await packagesOf(id)).toMatchObject([
      { number: 2, reviews: [{ revision: 4, by: { role: 'author' } }] },
      {
        number: 1,
        reviews: [
          { revision: 0, by: { role: 'author' } },
          { revision: 1, by: { role: 'admin' } },
        ],
      },
    ]);

    const { body } = await admin.get<{ items: { summary: string }[] }>(
      `/api/audit?subject=${id}&type=ArticleOpenedForReview`,
    );
    expect(body.items[0]?.summary).toMatch(/opened revision 4 of “.+” for review$/);
    const history = await admin.get<{ events: { summary: string }[] }>(`${draftPath(id)}/history`);
    expect(history.body.events[1]?.summary).toBe('Opened revision 4 of the article for review');
    const { nodes, edges } = (await admin.get<LineageAnswer>(`${draftPath(id)}/lineage`)).body;
    const drawn = nodes.filter(({ kind }) => kind === 'review').map((node) => node.id);
    expect(drawn).toEqual(['review:1', 'review:2', 'review:5']);
    expect(edges).toContainEqual({ from: 'revision:4', to: 'review:5' });
  });

  it('names the revision that is shown, and is refused of another one, or of another’s article', async () => {
    const { id } = await draft();
    expect((await admin.post(`${draftPath(id)}/reviews`)).status).toBe(400);
    const any = await admin.post(`${draftPath(id)}/reviews`, undefined, { 'if-match': '*' });
    expect(any.status).toBe(400);
    expect((await review(id, 7)).status).toBe(412);
    expect((await review(id, 0, await application.author('The Archivist'))).status).toBe(404);
    expect(await reviewsOf(id)).toEqual([]);
  });
});

it('a second person is asked for, and nobody is taken for a writer who only brought the article back', async () => {
  const promotion = { blocking: [], secondPerson: true, maxUntouchedAiShare: null };
  await save(admin, 'editorial-rules', { ...rules, promotion });
  const { id } = await generate(author, {});
  const bring = async (revision: number) => {
    await admin.delete(draftPath(id));
    expect((await admin.post(`${draftPath(id)}/restore`, { revision })).status).toBe(200);
  };
  await bring(0);
  expect((await patch(id, { status: 'promoted' })).body.article).toMatchObject({ package: 1 });
  await patch(id, { title: 'Mine' }, author);
  await bring(0);
  expect((await patch(id, { status: 'promoted' })).body.findings).toMatchObject([{ rule: 'second-person' }]);
  await save(admin, 'editorial-rules', rules);
});

it('a second person is asked for although the read models don’t hold the edit of the first yet', async () => {
  const promotion = { blocking: [], secondPerson: true, maxUntouchedAiShare: null };
  await save(admin, 'editorial-rules', { ...rules, promotion });
  const { id } = await draft();
  const client = new pg.Client({ connectionString: application.servers.databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('select from projection_checkpoint order by name for update');
  const isIn = () => application.requestsWaiting(1, () => application.visitor().get('/health/ready'));
  const editIsIn = isIn();
  const edit = patch(id, { title: 'Mine' }, author);
  await editIsIn;
  const promotionIsIn = isIn();
  const promoted = patch(id, { status: 'promoted' }, author);
  await promotionIsIn;
  await client.query('commit');
  await client.end();
  expect((await edit).status).toBe(200);
  expect((await promoted).body.findings).toMatchObject([{ rule: 'second-person' }]);
  await save(admin, 'editorial-rules', rules);
});

it('a promotion of before packages names the rules in force then', async () => {
  const { id } = await draft();
  await save(admin, 'editorial-rules', { ...rules, terms: ['Patek Philippe'] });
  const rulesThen = Number(
    (await admin.get('/api/config/editorial-rules')).headers.get('etag')?.slice(1, -1),
  );
  const promotion = [{ type: 'ArticlePromoted' as const, data: {} }];
  await appendTo(application, articleEvents, `article-${id}`, promotion, 0n);
  await save(admin, 'editorial-rules', rules);
  expect(await packagesOf(id)).toMatchObject([{ number: 1, frozen: false, rulesRevision: rulesThen }]);
});
