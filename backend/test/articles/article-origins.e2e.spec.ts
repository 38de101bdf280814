import { hash, randomUUID } from 'node:crypto';
import { articleDecider } from '../../src/articles/domain/article.decider.js';
import { anAdministrator, passedReport } from '../../src/articles/domain/testing/articles.js';
import { ArticleOrigins } from '../../src/articles/origins/article-origins.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { systemActor } from '../../src/platform/event-sourcing/actor.js';
import { AggregateStore } from '../../src/platform/event-sourcing/aggregate-store.js';
import { internalContext } from '../../src/platform/event-sourcing/command-context.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, type OneArticle, type TestArticle } from '../support/articles.js';
import type { Author } from '../support/authors.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

let desk: WritingApplication;
let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let author: Author;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin, model } = desk);
  author = await application.author('The Archivist');
});

afterAll(() => desk.stop());

const save = (id: string, changes: Record<string, unknown>) =>
  author.patch<OneArticle>(draftPath(id), changes);

interface Origins {
  readonly revision: number;
  readonly title: { readonly spans: readonly { readonly start: number; readonly end: number }[] };
  readonly blocks: readonly { readonly kind: string; readonly origin: string; readonly untouched: boolean }[];
  readonly spans: readonly {
    readonly start: number;
    readonly end: number;
    readonly revision: number;
    readonly by: { readonly kind: string; readonly name: string; readonly provider: string | null };
  }[];
  readonly totals: { readonly words: number; readonly ai: number; readonly person: number };
}

describe('the origins of an article', () => {
  let article: TestArticle;
  const origins = async (query = ''): Promise<Origins> =>
    (await author.get<Origins>(`${draftPath(article.id)}/origins${query}`)).body;

  beforeAll(async () => {
    article = await generate(author);
  });

  it('are the model’s at first, and follow every save', async () => {
    const written = await origins();
    expect(written).toMatchObject({ revision: 0, totals: { words: article.wordCount, person: 0 } });
    expect(written.blocks.every(({ untouched }) => untouched)).toBe(true);
    expect(written.spans).toMatchObject([{ start: 0, end: article.content.length, by: { kind: 'ai' } }]);
    const content = `${article.content.trim()} Plainly said by a person.`;
    await save(article.id, { content });
    const { revision, spans, totals, blocks } = await origins();
    expect(revision).toBe(1);
    expect(spans.map(({ start, end }) => content.slice(start, end)).join('')).toBe(content);
    expect(spans.at(-1)).toMatchObject({
      revision: 1,
      by: { kind: 'user', name: 'Author 1', provider: null },
    });
    expect(totals.person).toBe(5);
    expect(blocks.at(-1)).toMatchObject({ origin: 'mixed', untouched: false });
  });

  it('of an earlier revision are as they were then, and restoring brings them back', async () => {
    expect(await origins('?revision=0')).toMatchObject({ revision: 0, totals: { person: 0 } });
    await admin.post(`${draftPath(article.id)}/restore`, { revision: 0 });
    const [{ revision: first, ...then }, { revision, ...now }] = [
      await origins('?revision=0'),
      await origins(),
    ];
    expect([first, revision]).toEqual([0, 2]);
    expect(now).toEqual(then);
  });

  it('are those of a revision there is, for who may know of it', async () => {
    const path = `${draftPath(article.id)}/origins`;
    const stranger = await application.author('The Appraiser');
    expect((await author.get(`${path}?revision=99`)).status).toBe(404);
    expect((await author.get(`${path}?revision=x`)).status).toBe(400);
    expect((await stranger.get(path)).status).toBe(404);
  });
});

interface Context {
  readonly context: {
    readonly persona: string;
    readonly category: string;
    readonly rulesRevision: number;
    readonly prompt: { readonly version: string; readonly hash: string };
    readonly changedSince: readonly string[];
  };
}

interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly version: string;
  readonly hash: string;
}

describe('what was in force at a revision', () => {
  let article: TestArticle;
  const context = async (revision: number): Promise<Context['context']> =>
    (await author.get<Context>(`${draftPath(article.id)}/history/${revision}`)).body.context;
  const prompt = async (query = ''): Promise<Prompt> =>
    (await admin.get<Prompt>(`${draftPath(article.id)}/prompt${query}`)).body;

  beforeAll(async () => {
    article = await generate(author);
  });

  it('is what is in force now while nothing has changed', async () => {
    expect(await context(0)).toMatchObject({ persona: 'The Archivist', changedSince: [] });
    const [then, now] = [await prompt('?revision=0&as=then'), await prompt('?as=now')];
    expect(then).toEqual(now);
    expect(then.user).toContain('The Archivist');
    expect((await context(0)).prompt).toEqual({ version: then.version, hash: then.hash });
    const words = JSON.stringify([then.version, then.system, then.user]);
    expect(hash('sha256', words)).toBe(then.hash);
  });

  it('stays what it was when the persona gets another name', async () => {
    const path = `/api/personas/${author.persona?.id}`;
    expect((await admin.put(path, { name: 'The Keeper' })).status).toBe(200);
    expect(await context(0)).toMatchObject({ persona: 'The Archivist', changedSince: ['persona', 'prompt'] });
    const [then, now] = [await prompt(), await prompt('?as=now')];
    expect([then.user, now.user].map((user) => user.includes('The Keeper'))).toEqual([false, true]);
    expect(then.hash).not.toBe(now.hash);
    await save(article.id, { title: 'Kept well' });
    expect(await context(1)).toMatchObject({ persona: 'The Keeper', changedSince: ['prompt'] });
  });

  it('is the prompt of the proposal where a revision took one over', async () => {
    const drafts = draftPath(article.id);
    const first = await context(0);
    const instruction = 'Say it with fewer words.';
    model.next(replies.answer({ text: 'Kept short.', note: null }));
    const { body } = await author.post<{ proposal: object & { id: string } }>(`${drafts}/proposals`, {
      kind: 'own',
      instruction,
      revision: 1,
    });
    expect(body.proposal).not.toHaveProperty('prompt');
    await author.post(`${drafts}/proposals/${body.proposal.id}/accept`, {});
    const [then, now] = [await prompt('?revision=2'), await prompt('?as=now')];
    expect(then.user).toContain(instruction);
    expect(now).toEqual(then);
    expect(await context(2)).toMatchObject({
      prompt: { version: then.version, hash: then.hash },
      changedSince: [],
    });
    expect((await context(1)).prompt).toEqual(first.prompt);
    expect((await prompt('?revision=1')).hash).toBe(first.prompt.hash);
  });

  it('can’t be asked for where there is nothing', async () => {
    const path = `${draftPath(article.id)}/prompt`;
    expect((await admin.get(`${path}?revision=99`)).status).toBe(404);
    expect((await admin.get(`${path}?as=ever`)).status).toBe(400);
    expect((await admin.get(`${draftPath(randomUUID())}/prompt`)).status).toBe(404);
    expect((await author.get(path)).status).toBe(403);
  });
});

describe('whose words the articles of a list are made of', () => {
  interface Listed {
    readonly total: number;
    readonly articles: readonly {
      readonly id: string;
      readonly origins: { readonly ai: number; readonly person: number } | null;
    }[];
  }

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
