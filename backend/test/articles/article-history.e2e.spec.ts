import { randomUUID } from 'node:crypto';
import { articleDecider } from '../../src/articles/domain/article.decider.js';
import { articleEvents } from '../../src/articles/domain/article.events.js';
import { anArticle, passedReport } from '../../src/articles/domain/testing/articles.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { appendTo } from '../support/append.js';
import type { TestApplication } from '../support/application.js';
import type { Author } from '../support/authors.js';
import { draftPath, generate, type OneArticle, type TestArticle } from '../support/articles.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface History {
  readonly events: readonly {
    readonly revision: number;
    readonly type: string;
    readonly summary: string;
    readonly changes: readonly Record<string, unknown>[];
    readonly actor: { readonly kind: string; readonly name: string; readonly role: string };
  }[];
  readonly nextCursor: string | null;
}

let desk: WritingApplication;
let application: TestApplication;
let admin: Visitor;
let author: Author;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin } = desk);
  author = await application.author('The Archivist');
});

afterAll(() => desk.stop());

const history = async (id: string, query = '', visitor: Visitor = author): Promise<History> =>
  (await visitor.get<History>(`${draftPath(id)}/history${query}`)).body;
const asOf = async (id: string, revision: number | string, visitor: Visitor = author): Promise<TestArticle> =>
  (await visitor.get<OneArticle>(`${draftPath(id)}/history/${revision}`)).body.article;
const save = (id: string, changes: Record<string, unknown>, visitor: Visitor = author) =>
  visitor.patch<OneArticle>(draftPath(id), changes);

describe('the history of an article', () => {
  let article: TestArticle;

  beforeAll(async () => {
    article = await generate(author);
    await save(article.id, { title: 'On boxes' });
    await save(article.id, { content: `${article.content} One more.`, status: 'promoted' }, admin);
    await save(article.id, { status: 'draft' });
  });

  it('tells every step, newest first: who, and what changed', async () => {
    const { events, nextCursor } = await history(article.id);
    expect(nextCursor).toBeNull();
    expect(events.map(({ revision, type }) => `${revision} ${type}`)).toEqual([
      '4 ArticleReturnedToDraft',
      '3 ArticlePromoted',
      '2 ArticleEdited',
      '1 ArticleEdited',
      '0 ArticleGenerated',
    ]);
    expect(events.map(({ actor }) => actor.name)).toEqual([
      'Author 1',
      'Admin User',
      'Admin User',
      'Author 1',
      'Author 1',
    ]);
    expect(events[0]).toMatchObject({
      actor: { kind: 'user', role: 'author' },
      summary: 'Returned the article to draft',
      changes: [{ field: 'status', from: 'promoted', to: 'draft' }],
    });
    expect(events[2]?.changes).toEqual([{ field: 'content', wordsAdded: 2, wordsRemoved: 0 }]);
    expect(events[3]).toMatchObject({
      summary: 'Changed the title of the article',
      changes: [{ field: 'title', from: article.title, to: 'On boxes' }],
    });
  });

  it('comes a page at a time, never with a gap', async () => {
    const first = await history(article.id, '?limit=2');
    const second = await history(article.id, `?limit=2&cursor=${first.nextCursor}`);
    const third = await history(article.id, `?limit=2&cursor=${second.nextCursor}`);
    const revisions = [first, second, third].map(({ events }) => events.map(({ revision }) => revision));
    expect(revisions).toEqual([[4, 3], [2, 1], [0]]);
    expect(third.nextCursor).toBeNull();
  });

  it('shows the article as it stood after each revision', async () => {
    const stood = await Promise.all([0, 1, 2, 3, 4].map((revision) => asOf(article.id, revision)));
    expect(stood.map(({ title }) => title)).toEqual([article.title, ...Array<string>(4).fill('On boxes')]);
    expect(stood.map(({ wordCount }) => wordCount - article.wordCount)).toEqual([0, 0, 2, 2, 2]);
    expect(stood.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft', 'promoted', 'draft']);
    expect(stood.map(({ revision }) => revision)).toEqual([0, 1, 2, 3, 4]);
    expect(stood.map(({ textRevision }) => textRevision)).toEqual([0, 1, 2, 2, 2]);
    const { body } = await author.get<OneArticle>(draftPath(article.id));
    expect(stood[4]).toEqual(body.article);
  });

  it.each(['5', '-1', 'x', '99999999999', '1.5', '00'])('has no revision %s', async (revision) => {
    expect((await author.get(`${draftPath(article.id)}/history/${revision}`)).status).toBe(404);
  });

  it.each(['?limit=0', '?limit=1001', '?cursor=abc', '?cursor=WyJ4Il0'])('refuses %s', async (query) => {
    expect((await author.get(`${draftPath(article.id)}/history${query}`)).status).toBe(400);
  });
});

it('an article whose events list what is left to the reviewer, as older ones do, has it listed once', async () => {
  const { ruleReport } = await generate(author);
  expect(ruleReport.checks.map(({ status }) => status)).toContain('review');
  const id = randomUUID();
  const article = { ...anArticle(), ruleReport } as ReturnType<typeof anArticle>;
  const command = { type: 'record-generated', article } as const;
  await application.app.get(AggregateStore).handle(articleDecider, id, command, internalContext(systemActor));
  const { body } = await admin.get<OneArticle>(draftPath(id));
  expect(body.article.ruleReport.checks).toEqual(ruleReport.checks);
  expect((await asOf(id, 0, admin)).ruleReport.checks).toEqual(ruleReport.checks);
});

describe('restoring', () => {
  it('makes title and text of a revision current again, as a new one, and leaves the status', async () => {
    const { id, title, content } = await generate(author);
    await save(id, { title: 'Another', content: 'Short.', status: 'promoted' });
    const { status, body, headers } = await author.post<OneArticle>(`${draftPath(id)}/restore`, {
      revision: 0,
    });
    expect([status, headers.get('etag')]).toEqual([200, '"3"']);
    expect(body.article).toMatchObject({ title, content, status: 'promoted', revision: 3 });
    expect(body.article.ruleReport.passed).toBe(true);
    const [latest] = (await history(id)).events;
    expect(latest).toMatchObject({
      type: 'ArticleRestored',
      summary: 'Restored the article to the text of revision 0',
    });
  });

  it('changes nothing when that is what stands there', async () => {
    const { id } = await generate(author);
    const { status, body } = await author.post<OneArticle>(`${draftPath(id)}/restore`, { revision: 0 });
    expect([status, body.article.revision]).toEqual([200, 0]);
  });

  it('refuses revisions that are not there, what is no revision, and a stale one to restore on', async () => {
    const { id } = await generate(author);
    await save(id, { title: 'Another' });
    const restore = (revision: unknown, headers = {}) =>
      author.post(`${draftPath(id)}/restore`, { revision }, headers);
    expect((await restore(2)).status).toBe(404);
    expect((await restore(-1)).status).toBe(400);
    expect((await restore('0')).status).toBe(400);
    expect((await restore(0, { 'if-match': '"0"' })).status).toBe(412);
    expect((await restore(0, { 'if-match': '"1"' })).status).toBe(200);
  });
});

describe('a deleted article', () => {
  let article: TestArticle;

  beforeAll(async () => {
    article = await generate(author);
    await save(article.id, { status: 'promoted' });
    expect((await author.delete(draftPath(article.id))).status).toBe(200);
  });

  it('is gone for everybody', async () => {
    for (const visitor of [author, admin]) {
      expect((await visitor.get(draftPath(article.id))).status).toBe(404);
      expect((await save(article.id, { title: 'New' }, visitor)).status).toBe(404);
      expect((await visitor.delete(draftPath(article.id))).status).toBe(404);
      const { items } = (await visitor.get<{ items: TestArticle[] }>('/api/articles?limit=100')).body;
      expect(items.map(({ id }) => id)).not.toContain(article.id);
    }
  });

  it('keeps its history for administrators only', async () => {
    const { events } = await history(article.id, '', admin);
    expect(events[0]).toMatchObject({ type: 'ArticleDeleted', summary: 'Deleted the article', changes: [] });
    expect((await asOf(article.id, 1, admin)).status).toBe('promoted');
    for (const path of ['/history', '/history/0']) {
      expect((await author.get(draftPath(article.id) + path)).status).toBe(404);
    }
    expect((await author.post(`${draftPath(article.id)}/restore`, { revision: 0 })).status).toBe(404);
  });

  it('comes back as a draft when an administrator restores it', async () => {
    const { status, body } = await admin.post<OneArticle>(`${draftPath(article.id)}/restore`, {
      revision: 1,
    });
    expect(status).toBe(200);
    const { content } = article;
    expect(body.article).toMatchObject({ status: 'draft', revision: 3, content, edited: false });
    expect((await author.get<OneArticle>(draftPath(article.id))).body.article).toEqual(body.article);
    const [latest] = (await history(article.id)).events;
    expect(latest).toMatchObject({
      summary: 'Restored the article as a draft, with the text of revision 1',
      changes: [{ field: 'content', wordsAdded: 0, wordsRemoved: 0 }],
    });
  });
});

/** Adds this number of revisions to a generated article, as if another replica had saved them. */
async function retitle(id: string, times: number): Promise<void> {
  const stream = `article-${id}`;
  const events = Array.from({ length: times }, (_, saved) => ({
    type: 'ArticleEdited',
    data: { title: { from: `Title ${saved}`, to: `Title ${saved + 1}` }, ruleReport: passedReport },
  }));
  await appendTo(application, articleEvents, stream, events, 0n);
}

describe('A30 an article of a thousand revisions', () => {
  it('has all of them in one page, and each by its number', async () => {
    const { id } = await generate(admin, { personaId: author.persona?.id });
    const revisions = 1_000;
    await retitle(id, revisions - 1);
    const { events } = await history(id, '?limit=1000', admin);
    const { title } = await asOf(id, 500, admin);
    expect(events.map(({ revision }) => revision)).toEqual(
      Array.from({ length: revisions }, (_, index) => revisions - 1 - index),
    );
    expect(events.find(({ revision }) => revision === 500)?.changes[0]?.['to']).toBe(title);
  });
});
