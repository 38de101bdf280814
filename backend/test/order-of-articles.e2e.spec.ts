import { TestApplication } from './support/application.js';
import { draftPath, type TestArticle } from './support/articles.js';
import type { BatchBody } from './support/batches.js';
import type { Visitor } from './support/visitor.js';

interface DraftPage {
  articles: TestArticle[];
  total: number;
  nextCursor: string | null;
}

let application: TestApplication;
let admin: Visitor;
/** Ids in the order of writing. */
let written: string[];

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  const personas = (await admin.get<{ id: string }[]>('/api/personas')).body;
  const { body } = await admin.post<BatchBody>('/api/articles/generate-flexible-batch', {
    articleCount: 4,
    personas: personas.slice(0, 1).map(({ id }) => id),
    categories: ['collectibles'],
  });
  written = body.planned.map(({ articleId }) => articleId);
});

afterAll(() => application.stop());

/** The ids of all pages of two. */
async function listed(order?: string): Promise<string[]> {
  const path = `/api/articles/drafts?limit=2${order === undefined ? '' : `&order=${order}`}`;
  const first = (await admin.get<DraftPage>(path)).body;
  const second = (await admin.get<DraftPage>(`${path}&cursor=${first.nextCursor}`)).body;
  expect(second.nextCursor).toBeNull();
  return [...first.articles, ...second.articles].map(({ id }) => id);
}

describe('the order of articles', () => {
  it('is newest first, or oldest first, page by page', async () => {
    expect(await listed()).toEqual([...written].reverse());
    expect(await listed('newest')).toEqual([...written].reverse());
    expect(await listed('oldest')).toEqual(written);
  });

  it('is last changed first', async () => {
    const [oldest = '', ...others] = written;
    await admin.patch(draftPath(oldest), { title: 'Touched last' });
    expect(await listed('changed')).toEqual([oldest, ...others.reverse()]);
  });

  it('is nothing else', async () => {
    expect((await admin.get('/api/articles/drafts?order=random')).status).toBe(400);
  });
});
