import { articleDecider } from '../../src/articles/domain/article.decider.js';
import { anAdministrator, passedReport } from '../../src/articles/domain/testing/articles.js';
import { ArticleOrigins } from '../../src/articles/origins/article-origins.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { TestApplication } from '../support/application.js';
import type { Author } from '../support/authors.js';
import { draftPath, generate, type OneArticle, type TestArticle } from '../support/articles.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

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

const save = (id: string, changes: Record<string, unknown>) =>
  author.patch<OneArticle>(draftPath(id), changes);

interface Listed {
  readonly total: number;
  readonly articles: readonly {
    readonly id: string;
    readonly origins: { readonly ai: number; readonly person: number } | null;
  }[];
}

describe('whose words the articles of a list are made of', () => {
  let article: TestArticle;
  const listed = async (query = ''): Promise<Listed> =>
    (await author.get<Listed>(`/api/articles/drafts?${query}`)).body;
  const origins = async () => (await listed()).articles.find(({ id }) => id === article.id)?.origins;
  const untouched = async (): Promise<boolean> => {
    const { articles, total } = await listed('untouched=true');
    expect(total).toBe(articles.length);
    return articles.some(({ id }) => id === article.id);
  };

  beforeAll(async () => {
    article = await generate(author);
  });

  it('is counted after each change of the text', async () => {
    await eventually(async () =>
      expect(await origins()).toMatchObject({ words: article.wordCount, ai: article.wordCount, person: 0 }),
    );
    await save(article.id, { content: `${article.content.trim()}\n\nPlainly said by a person.` });
    await eventually(async () => expect(await origins()).toMatchObject({ ai: article.wordCount, person: 5 }));
  });

  it('finds those that nobody has touched, whatever became of their titles', async () => {
    expect(await untouched()).toBe(false);
    await admin.post(`${draftPath(article.id)}/restore`, { revision: 0 });
    await eventually(async () => expect(await untouched()).toBe(true));
    await save(article.id, { title: 'By a person' });
    await eventually(async () => expect(await untouched()).toBe(true));
    expect((await author.get('/api/articles/drafts?untouched=perhaps')).status).toBe(400);
  });

  it('is counted, bit by bit, after many changes at once', async () => {
    const aggregates = application.app.get(AggregateStore);
    const { id, content } = await generate(author);
    await Promise.all(
      Array.from({ length: 60 }, (_, at) => {
        const text = { content: `${content.trim()}\n\nTyped ${at}.` };
        const command = { type: 'edit', by: anAdministrator, check: () => passedReport, ...text } as const;
        return aggregates.handle(articleDecider, id, command, internalContext(systemActor));
      }),
    );
    await eventually(async () => {
      const found = (await listed()).articles.find((item) => item.id === id);
      expect(found?.origins).toMatchObject({ person: 2 });
    });
  });

  it('is counted, too, when the server stops meanwhile', async () => {
    const stopped = await TestApplication.start();
    const counting = stopped.app.get(ArticleOrigins);
    const begun = new Promise<void>((resolve) => {
      const run = counting.run.bind(counting);
      counting.run = (job) => (resolve(), run(job));
    });
    const { id, wordCount } = await generate(await stopped.admin(), { personaId: author.persona?.id });
    await begun;
    await stopped.app.close();
    const again = await TestApplication.start({ servers: stopped.servers });
    const visitor = await again.admin();
    await eventually(async () => {
      const [item] = (await visitor.get<Listed>('/api/articles/drafts')).body.articles;
      expect(item).toMatchObject({ id, origins: { ai: wordCount } });
    });
    await again.stop();
  });
});
