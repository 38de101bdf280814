import pg from 'pg';
import { articleEvents } from '../../src/articles/domain/article.events.js';
import type { LineageAnswer } from '../../src/lineage/lineage.dto.js';
import { appendTo } from '../support/append.js';
import type { TestApplication } from '../support/application.js';
import { draftPath, generate, goodText, idOfPersona } from '../support/articles.js';
import type { TestArticle } from '../support/articles.js';
import { save } from '../support/configuration.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface Promoted {
  readonly article: TestArticle;
  readonly type: string;
  readonly findings: readonly object[];
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
const packagesOf = async (id: string): Promise<object[]> =>
  (await admin.get<{ packages: object[] }>(`${draftPath(id)}/packages`)).body.packages;

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
