import { TestApplication } from '../support/application.js';

interface ArticleBody {
  article: {
    id: string;
    title: string;
    content: string;
    revision: number;
    status: string;
    wordCount: number;
  };
}

interface HistoryBody {
  events: { revision: number; type: string; actor: { name: string }; summary: string }[];
}

let application: TestApplication;

beforeAll(async () => {
  application = await TestApplication.start();
});

afterAll(() => application.stop());

describe('the main job', () => {
  it('goes from a generated draft to a promoted article whose every change is known', async () => {
    const author = await application.author('The Appraiser');
    const [category] = (await author.get<{ id: string }[]>('/api/categories')).body;

    const generated = await author.post<ArticleBody>('/api/articles/generate', { categoryId: category?.id });
    expect(generated.status).toBe(201);
    const { id, title, wordCount } = generated.body.article;
    expect(wordCount).toBeGreaterThan(300);

    const path = `/api/articles/drafts/${id}`;
    const draft = await author.get<ArticleBody>(path);
    expect(draft.headers.get('etag')).toBe('"0"');

    const edited = await author.patch<ArticleBody>(
      path,
      { content: `${draft.body.article.content}\n\nOne more thing.`, status: 'promoted' },
      { 'if-match': '"0"' },
    );
    expect(edited).toMatchObject({
      status: 200,
      body: { article: { title, status: 'promoted', revision: 2 } },
    });

    const admin = await application.admin();
    const { events } = (await admin.get<HistoryBody>(`${path}/history`)).body;
    expect(events.map(({ revision, type, actor }) => `${revision} ${type} ${actor.name}`)).toEqual([
      '2 ArticlePromoted Author 1',
      '1 ArticleEdited Author 1',
      '0 ArticleGenerated Author 1',
    ]);
  });
});
