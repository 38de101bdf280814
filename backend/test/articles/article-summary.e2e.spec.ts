import { parseHTML } from 'linkedom';
import type { Article } from '../../src/articles/article/article.dto.js';
import type { HistoryPage } from '../../src/articles/history/history.dto.js';
import type { PublishedAnswer } from '../../src/publishing/dto/published.dto.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona } from '../support/articles.js';
import type { Answer, Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let id: string;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
});
beforeEach(async () => {
  ({ id } = await generate(admin, { personaId: await idOfPersona(admin, 'The Archivist') }));
});
afterAll(() => application.stop());

type One = Answer<{ readonly article: Article }>;
const read = async (): Promise<Article> => (await admin.get<One['body']>(draftPath(id))).body.article;
const change = (body: object, headers: Record<string, string> = {}): Promise<One> =>
  admin.patch(draftPath(id), body, headers);
const history = async (): Promise<HistoryPage['events']> =>
  (await admin.get<HistoryPage>(`${draftPath(id)}/history`)).body.events;

describe('the summary of an article', () => {
  it('is the model’s, until a person writes another one, which leaves the text as it is', async () => {
    const { summary, textRevision } = await read();
    expect(summary?.length).toBeLessThanOrEqual(155);
    const { status, body, headers } = await change({ summary: '  What a box adds. ' }, { 'if-match': '"0"' });
    expect([status, headers.get('etag')]).toEqual([200, '"1"']);
    expect(body.article).toMatchObject({
      summary: 'What a box adds.',
      revision: 1,
      textRevision,
      edited: false,
    });
    expect((await change({ summary: 'Too late.' }, { 'if-match': '"0"' })).status).toBe(412);
    expect((await history())[0]).toMatchObject({
      type: 'ArticleSummaryChanged',
      summary: 'Changed the summary of the article',
      changes: [{ field: 'summary', from: summary, to: 'What a box adds.' }],
    });
    const { article } = (await admin.get<One['body']>(`${draftPath(id)}/history/0`)).body;
    expect(article.summary).toBe(summary);
    // The same summary again changes nothing.
    expect((await change({ summary: 'What a box adds.' })).body.article.revision).toBe(1);
  });

  it.each(['', null])('can be taken away by %j, and written anew', async (none) => {
    expect((await change({ summary: none })).body.article.summary).toBeNull();
    expect((await change({ summary: 'Anew.' })).body.article.summary).toBe('Anew.');
    expect((await history()).map(({ summary }) => summary).slice(0, 2)).toEqual([
      'Wrote the summary of the article',
      'Removed the summary of the article',
    ]);
    const removed = (await admin.get<One['body']>(`${draftPath(id)}/history/1`)).body;
    expect(removed.article.summary).toBeNull();
  });

  it('has at most 300 characters', async () => {
    expect((await change({ summary: 'x'.repeat(300) })).status).toBe(200);
    expect(await change({ summary: 'x'.repeat(301) })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'summary' }] },
    });
  });

  it('is restored with the text, and its change can be undone', async () => {
    const { summary } = await read();
    await change({ title: 'Another', summary: 'Mine.' });
    const restored = await admin.post<One['body']>(`${draftPath(id)}/restore`, { revision: 0 });
    expect(restored.body.article.summary).toBe(summary);
    await change({ summary: 'Mine again.' });
    const { items } = (
      await admin.get<{ items: { position: number }[] }>('/api/audit?type=ArticleSummaryChanged&limit=1')
    ).body;
    const undone = await admin.post('/api/audit/undo', { position: items[0]?.position, preview: false });
    expect(undone.status).toBe(200);
    expect((await read()).summary).toBe(summary);
  });
});

describe('the summary of a promoted article', () => {
  const published = async () =>
    (await admin.get<PublishedAnswer>('/api/published')).body.items.find(({ articleId }) => articleId === id);
  const page = async (text: string) => {
    const { body } = await admin.get<string>(`${draftPath(id)}/download?format=html&text=${text}`);
    const { document } = parseHTML(body);
    const script = document.querySelector('script[type="application/ld+json"]');
    return {
      described: document.querySelector('meta[name=description]')?.getAttribute('content'),
      data: JSON.parse(script?.textContent ?? '{}') as { description?: string },
    };
  };

  it('is promoted with it: another one is a change since, until it is promoted again', async () => {
    const { summary } = await read();
    await change({ status: 'promoted' });
    expect(await published()).toMatchObject({ number: 1, summary });

    const changed = (await change({ summary: 'What a "box" adds.' })).body.article;
    expect(changed).toMatchObject({ changedSincePromotion: true, package: 1 });
    expect(await published()).toMatchObject({ number: 1, summary });
    expect(await page('promoted')).toMatchObject({ described: summary, data: { description: summary } });
    expect(await page('present')).toMatchObject({
      described: 'What a "box" adds.',
      data: { description: 'What a "box" adds.' },
    });
    const listed = await admin.get<{ articles: Article[] }>('/api/articles/drafts?status=all');
    expect(listed.body.articles.find((one) => one.id === id)).toMatchObject({ changedSincePromotion: true });

    const again = (await change({ status: 'promoted' })).body.article;
    expect(again).toMatchObject({ changedSincePromotion: false, package: 2 });
    const before = (await admin.get<{ contentHash: string }>(`${draftPath(id)}/packages/1`)).body;
    expect(before).toMatchObject({ summary });
    // The hash covers only the title and the text.
    expect(await published()).toMatchObject({
      number: 2,
      summary: 'What a "box" adds.',
      contentHash: before.contentHash,
    });
    const feed = (await admin.get<{ items: { id: string; summary?: string }[] }>('/api/published/feed.json'))
      .body;
    expect(feed.items.find((item) => item.id === id)?.summary).toBe('What a "box" adds.');
  });

  it('may be none', async () => {
    await change({ summary: null, status: 'promoted' });
    expect(await published()).toMatchObject({ summary: null });
    const { described, data } = await page('promoted');
    expect([described, data.description]).toEqual([undefined, undefined]);
    const { body } = await change({ summary: 'Now there is one.' });
    expect(body.article.changedSincePromotion).toBe(true);
    expect((await change({ summary: null })).body.article.changedSincePromotion).toBe(false);
  });
});
