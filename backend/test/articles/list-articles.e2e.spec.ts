import { randomUUID } from 'node:crypto';
import { articleEvents } from '../../src/articles/domain/article.events.js';
import type { FakeOpenAi } from '../../src/platform/ai/testing/fake-openai.js';
import { appendTo } from '../support/append.js';
import type { TestApplication } from '../support/application.js';
import { articleGenerated } from '../support/article-events.js';
import { draftPath, generate, idOfPersona, type Problem, type TestArticle } from '../support/articles.js';
import { save } from '../support/configuration.js';
import { eventually } from '../support/eventually.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface Page {
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly nextCursor: string | null;
  readonly items: readonly (TestArticle & { readonly origins: object | null })[];
}

let desk: WritingApplication;
let model: FakeOpenAi;
let application: TestApplication;
let admin: Visitor;
let archivist: string;
let collector: string;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin, model } = desk);
  archivist = await idOfPersona(admin, 'The Archivist');
  collector = await idOfPersona(admin, 'The Collector');
});

afterAll(() => desk.stop());

async function list(query: string, visitor = admin): Promise<Page> {
  const { status, body } = await visitor.get<Page>(`/api/articles?${query}`);
  expect(status).toBe(200);
  return body;
}

const titled = async (title: string, body: Record<string, unknown>): Promise<TestArticle> => {
  const article = await generate(admin, body);
  await admin.patch(draftPath(article.id), { title });
  return article;
};
const titles = ({ items }: Page): string[] => items.map(({ title }) => title);

/** A title with every sign but one that means something to a search in SQL. */
const streets = String.raw`Straßen \ Ämter, 100% wahr`;

describe('the list of articles', () => {
  let boxes: TestArticle;

  beforeAll(async () => {
    boxes = await titled('On Boxes', { personaId: archivist, categoryId: 'collectibles' });
    await titled(streets, { personaId: collector, categoryId: 'collectibles' });
    await titled('Watches_and_clocks', { personaId: archivist, categoryId: 'market-intel' });
    await titled('Old maps', { personaId: collector, categoryId: 'vaulted-voices' });
    await admin.patch(draftPath(boxes.id), { status: 'promoted' });
  });

  it('has everything, newest first, without the text', async () => {
    await eventually(async () =>
      expect((await list('')).items.every(({ origins }) => origins !== null)).toBe(true),
    );
    const page = await list('');
    expect(titles(page)).toEqual(['Old maps', 'Watches_and_clocks', streets, 'On Boxes']);
    expect(page).toMatchObject({ total: 4, totalIsLowerBound: false, nextCursor: null });
    const [, , , last] = page.items;
    expect(last).toEqual({
      id: boxes.id,
      title: 'On Boxes',
      persona: 'The Archivist',
      personaId: archivist,
      category: 'Collectibles',
      categoryId: 'collectibles',
      authorId: expect.any(String) as unknown,
      status: 'promoted',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
      wordCount: boxes.wordCount,
      revision: 2,
      edited: true,
      imported: false,
      imageCount: 0,
      captionCount: 0,
      package: 1,
      changedSincePromotion: false,
      origins: {
        words: boxes.wordCount,
        ai: boxes.wordCount,
        person: 0,
        imported: 0,
        blocks: 2,
        untouchedBlocks: 2,
      },
    });
  });

  it.each([
    ['part of a title', 'q=oxe', ['On Boxes']],
    ['whatever the case', 'q=OLD%20MAPS', ['Old maps']],
    ['two letters', 'q=XE', ['On Boxes']],
    ['letters beyond ASCII in any case', `q=${encodeURIComponent('ämter')}`, [streets]],
    ['several words', `q=${encodeURIComponent('ämter, 100% w')}`, [streets]],
    ['several words only as they stand', `q=${encodeURIComponent('straßen ämter')}`, []],
    ['a persona’s name', 'q=archivist', ['Watches_and_clocks', 'On Boxes']],
    ['a category’s name', 'q=market%20int', ['Watches_and_clocks']],
    ['a percent sign as itself', 'q=100%25', [streets]],
    ['a percent sign alone', 'q=%25', [streets]],
    ['a percent sign between', 'q=o%25s', []],
    ['an underscore as itself', 'q=s_a', ['Watches_and_clocks']],
    ['an underscore alone', 'q=_', ['Watches_and_clocks']],
    ['a backslash as itself', 'q=%5C', [streets]],
    ['a backslash before a percent sign', 'q=%5C%25', []],
    ['nothing that is there', 'q=unicorn', []],
    ['a persona', () => `persona=${collector}`, ['Old maps', streets]],
    ['either category', 'category=market-intel&category=vaulted-voices', ['Old maps', 'Watches_and_clocks']],
    ['a persona and a category', () => `persona=${collector}&category=collectibles`, [streets]],
    ['promoted ones', 'status=promoted', ['On Boxes']],
    ['published ones, which are the promoted', 'status=published', ['On Boxes']],
    ['drafts', 'status=draft&q=o', ['Old maps', 'Watches_and_clocks', streets]],
    ['all of them', 'status=all&q=boxes', ['On Boxes']],
    ['a persona that is not there', 'persona=none', []],
    ['an asker that is not there', 'authorId=none', []],
  ])('finds by %s', async (_, query, found) => {
    const page = await list(typeof query === 'string' ? query : query());
    expect(titles(page)).toEqual(found);
    expect(page.total).toBe(found.length);
  });

  it('finds by who asked', async () => {
    const { id } = (await admin.get<{ id: string }>('/api/auth/user')).body;
    expect((await list(`authorId=${id}`)).total).toBe(4);
  });

  it('goes on from page to page without a gap or a repeat, whatever is added meanwhile', async () => {
    const first = await list('limit=2');
    await titled('In between', { personaId: archivist });
    const second = await list(`limit=2&cursor=${first.nextCursor}`);
    expect([...titles(first), ...titles(second)]).toEqual([
      'Old maps',
      'Watches_and_clocks',
      streets,
      'On Boxes',
    ]);
    expect(second.nextCursor).toBeNull();
    expect([first.total, second.total]).toEqual([4, 5]);
  });

  it('is the same under drafts, which promoted articles stay in', async () => {
    const { body } = await admin.get<{ articles: TestArticle[]; total: number }>(
      '/api/articles/drafts?q=boxes',
    );
    expect(body).toMatchObject({
      total: 1,
      nextCursor: null,
      articles: [{ title: 'On Boxes', status: 'promoted' }],
    });
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=a',
    'status=deleted',
    'cursor=abc',
    'cursor=WyJ4IiwieSJd',
    'page=2',
    'q=%00',
  ])('refuses %s', async (query) => {
    const { status } = await admin.get<Problem>(`/api/articles?${query}`);
    expect(status).toBe(400);
  });
});

describe('names that change while an article is written', () => {
  const rename = async (categoryId: string, name: string): Promise<void> => {
    const { body } = await admin.get<{ id: string; name: string }[]>('/api/categories');
    await save(
      admin,
      'categories',
      body.map((one) => (one.id === categoryId ? { ...one, name } : one)),
    );
  };

  it('are the new ones, and stay after a deletion', async () => {
    const { body } = await admin.post<{ persona: { id: string } }>('/api/personas', {
      name: 'The Apprentice',
      aboutMe: 'I learn.',
    });
    const path = `/api/personas/${body.persona.id}`;
    const write = model.otherwise;
    model.otherwise = async (request) => {
      await admin.put(path, { name: 'The Journeyman' });
      await rename('luxury-assets', 'Fine Things');
      return write(request);
    };
    const { id } = await generate(admin, { personaId: body.persona.id, categoryId: 'luxury-assets' });
    model.otherwise = write;
    const shown = { persona: 'The Journeyman', category: 'Fine Things' };
    expect((await admin.get(draftPath(id))).body).toMatchObject({ article: shown });
    expect((await admin.delete(path)).status).toBe(200);
    expect((await list('q=journeyman')).items).toMatchObject([{ id, ...shown }]);
    expect((await list('q=fine things')).items).toMatchObject([{ id, ...shown }]);
    expect((await list('q=apprentice')).total).toBe(0);
    const earlier = await admin.get(`${draftPath(id)}/history/0`);
    expect(earlier.body).toMatchObject({ article: shown });
    await rename('luxury-assets', 'Luxury Assets');
  });
});

describe('a renamed persona', () => {
  it('has its new name in lists, articles and search', async () => {
    const author = await application.author('The Market Watcher');
    const { id } = await generate(author);
    const { persona } = author;
    const renamed = {
      name: 'The Observer of Markets',
      aboutMe: 'I watch what is sold, where and for how much.',
    };
    expect((await admin.put(`/api/personas/${persona?.id}`, renamed)).status).toBe(200);
    const article = (await author.get<{ article: TestArticle }>(draftPath(id))).body.article;
    expect(article.persona).toBe('The Observer of Markets');
    expect((await list('q=observer of', author)).items.map((item) => item.id)).toContain(id);
    expect((await list('q=market watcher', author)).total).toBe(0);
  });
});

it('counts a search up to 1,000 articles, and says on each page that there are more; a list is counted to the end, and a rare word beside a common one found', async () => {
  const add = (articles: number, title = 'Quire'): Promise<unknown> => {
    const events = [articleGenerated({ title })];
    const streams = Array.from({ length: articles }, () => `article-${randomUUID()}`);
    return Promise.all(streams.map((stream) => appendTo(application, articleEvents, stream, events)));
  };
  for (let hundreds = 0; hundreds < 10; hundreds += 1) await add(100);
  const all = await list('q=quire');
  expect(all).toMatchObject({ total: 1_000, totalIsLowerBound: false });
  await add(1);
  for (const query of ['q=quire', `q=quire&cursor=${all.nextCursor}`]) {
    expect(await list(query)).toMatchObject({ total: 1_000, totalIsLowerBound: true });
  }
  const { total, totalIsLowerBound } = await list('status=draft&limit=1');
  expect([total > 1_000, totalIsLowerBound]).toEqual([true, false]);
  await add(1, 'Quire of gilded vellum');
  expect([(await list('q=quire of gilded')).total, (await list('q=gilded quire')).total]).toEqual([1, 0]);
});
