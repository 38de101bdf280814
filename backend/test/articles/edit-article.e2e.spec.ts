import { scaled } from '../../src/platform/testing/scale.js';
import type { TestApplication } from '../support/application.js';
import {
  count,
  draftPath,
  generate,
  idOfPersona,
  type OneArticle,
  type Problem,
  type TestArticle,
} from '../support/articles.js';
import { whileReadModelsAreHeld } from '../support/held-read-models.js';
import type { Visitor } from '../support/visitor.js';
import { WritingApplication } from '../support/writing-application.js';

interface Stale extends Problem {
  readonly current: {
    readonly revision: number;
    readonly by: { readonly name: string };
    readonly at: string;
  };
}

let desk: WritingApplication;
let application: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin } = desk);
  personaId = await idOfPersona(admin, 'The Appraiser');
});

afterAll(() => desk.stop());

const aDraft = (): Promise<TestArticle> => generate(admin, { personaId });
const read = async (id: string, visitor = admin): Promise<TestArticle> =>
  (await visitor.get<OneArticle>(draftPath(id))).body.article;

describe('saving a draft', () => {
  it('together with others is answered without findings, which are told when the article is read', async () => {
    const { id } = await aDraft();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => admin.patch<OneArticle>(draftPath(id), { title: `Title ${n}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.some(({ body }) => !('findings' in body.article.ruleReport))).toBe(true);
    expect((await read(id)).ruleReport).toHaveProperty('findings');
  });

  it('many at once leaves them unchecked: readers of one share its check, and wait for few others', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 }, aDraft));
    const sentences = Array.from({ length: 4_000 }, (_, n) => `Watch ${n} left Geneva in 1931, unsold.`);
    const save = ({ id }: TestArticle, n: number) =>
      admin.patch(draftPath(id), { content: `${n} lots. ${sentences.join(' ')}` });
    await Promise.all(drafts.map(save));
    const articles = await Promise.all(drafts.map(({ id }) => read(id)));
    expect(articles.map(({ id, content }) => [id, parseInt(content)])).toEqual(
      drafts.map(({ id }, n) => [id, n]),
    );
    const isChecked = ({ ruleReport }: TestArticle) => 'findings' in ruleReport;
    expect(articles.some(isChecked)).toBe(true);
    const [unchecked] = articles.filter((article) => !isChecked(article));
    if (!unchecked) throw new Error('All of them were checked.');
    const together = await Promise.all(Array.from({ length: 10 }, () => read(unchecked.id)));
    expect(together.filter(isChecked)).toHaveLength(10);
    for (const { id } of drafts) expect((await read(id)).ruleReport).toHaveProperty('findings');
  });

  it('changes what is sent and nothing else', async () => {
    const { id, content } = await aDraft();
    const { status, body, headers } = await admin.patch<OneArticle>(draftPath(id), { title: ' On boxes ' });
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toMatchObject({
      success: true,
      article: { id, title: 'On boxes', content, status: 'draft', revision: 1, edited: true },
    });
    expect(await read(id)).toEqual(body.article);
  });

  it('takes text and status in one append: the edit, then the promotion', async () => {
    const { id } = await aDraft();
    const { body } = await admin.patch<OneArticle>(draftPath(id), { content: 'A b c.', status: 'promoted' });
    expect(body.article).toMatchObject({ wordCount: 3, status: 'promoted', revision: 2 });
    const { body: history } = await admin.get<{ events: { type: string; at: string }[] }>(
      `${draftPath(id)}/history`,
    );
    expect(history.events.map(({ type }) => type)).toEqual([
      'ArticlePromoted',
      'ArticleEdited',
      'ArticleGenerated',
    ]);
    expect(history.events[0]?.at).toBe(history.events[1]?.at);
  });

  it('checks the new text against the rules', async () => {
    const { id, ruleReport } = await aDraft();
    expect(ruleReport.passed).toBe(true);
    const { body } = await admin.patch<OneArticle>(draftPath(id), { content: 'Act now.' });
    expect(body.article.ruleReport.passed).toBe(false);
    expect(body.article.ruleReport.checks).toContainEqual({
      rule: 'Length',
      status: 'fail',
      detail: '2 words; 800 to 1,000 words are asked for.',
    });
    expect((await read(id)).ruleReport).toEqual(body.article.ruleReport);
  });

  it('writes no event when nothing changes', async () => {
    const { id, title, content, status } = await aDraft();
    const same = await admin.patch<OneArticle>(draftPath(id), { title, content, status });
    expect([same.status, same.body.article.revision]).toEqual([200, 0]);
    expect((await admin.patch<OneArticle>(draftPath(id), {})).body.article.revision).toBe(0);
  });

  it('refuses a stale revision and says who saved what, also when nothing would change', async () => {
    const { id, title } = await aDraft();
    await admin.patch(draftPath(id), { title: 'Mine' });
    for (const changes of [{ title: 'Theirs' }, { title: 'Mine' }, { title }]) {
      const { status, body } = await admin.patch<Stale>(draftPath(id), changes, { 'if-match': '"0"' });
      expect(status).toBe(412);
      expect(body.current).toMatchObject({ revision: 1, by: { name: 'Admin User' } });
    }
    expect((await read(id)).title).toBe('Mine');
  });

  it.each([
    ['an empty title', { title: '' }, 'title'],
    ['a blank title', { title: '  ' }, 'title'],
    ['a title of 301 characters', { title: 'a'.repeat(301) }, 'title'],
    ['a number for a title', { title: 5 }, 'title'],
    ['200,001 characters of text', { content: 'a'.repeat(200_001) }, 'content'],
    ['no text at all', { content: null }, 'content'],
    ['a text with NUL', { content: 'NUL \u0000' }, 'content'],
    ['the status published', { status: 'published' }, 'status'],
    ['the status deleted', { status: 'deleted' }, 'status'],
    ['a field it does not know', { author: 'me' }, 'author'],
  ])('refuses %s', async (_, changes, field) => {
    const { id } = await aDraft();
    const { status, body } = await admin.patch<Problem & { errors: { field: string }[] }>(
      draftPath(id),
      changes,
    );
    expect(status).toBe(400);
    expect(body.errors.map((error) => error.field)).toEqual([field]);
  });

  it('takes 200,000 characters, and gives them back whole', async () => {
    const { id } = await aDraft();
    const content = 'é€😀 '.repeat(50_000);
    expect((await admin.patch(draftPath(id), { content })).status).toBe(200);
    expect((await read(id)).content).toBe(content);
  });

  it('takes If-Match in its three forms only', async () => {
    const { id } = await aDraft();
    const save = (title: string, ifMatch: string) =>
      admin.patch<OneArticle>(draftPath(id), { title }, { 'if-match': ifMatch });
    expect((await save('One', '"0"')).status).toBe(200);
    expect((await save('Two', 'W/"1"')).status).toBe(200);
    expect((await save('Three', '*')).status).toBe(200);
    expect((await save('Four', '3')).status).toBe(400);
  });
});

describe('A2 two who save at once', () => {
  it('have one winner a revision, and the winner’s text is that revision', async () => {
    const { id } = await aDraft();
    const writers = await Promise.all(Array.from({ length: 20 }, () => application.admin()));
    const winners: string[] = [];
    for (let revision = 0; revision < scaled(200); revision += 1) {
      const texts = writers.map((_, writer) => `Round ${revision}, writer ${writer}.`);
      const answers = await Promise.all(
        writers.map((writer, index) =>
          writer.patch<OneArticle & Stale>(
            draftPath(id),
            { content: texts[index] },
            { 'if-match': `"${revision}"` },
          ),
        ),
      );
      expect([count(answers, 200), count(answers, 412)]).toEqual([1, 19]);
      const won = answers.findIndex(({ status }) => status === 200);
      winners.push(texts[won] ?? '');
      expect(answers[won]?.body.article).toMatchObject({ revision: revision + 1, content: winners.at(-1) });
    }
    for (const [index, text] of winners.entries()) {
      const { body } = await admin.get<OneArticle>(`${draftPath(id)}/history/${index + 1}`);
      expect(body.article.content).toBe(text);
    }
    const { events } = (await admin.get<{ events: unknown[] }>(`${draftPath(id)}/history?limit=1000`)).body;
    expect(events).toHaveLength(winners.length + 1);
  });

  it('keep both texts in the history when nobody says which revision was seen', async () => {
    const { id } = await aDraft();
    const texts = Array.from({ length: 10 }, (_, writer) => `Text of writer ${writer}.`);
    const answers = await Promise.all(
      texts.map((content) => admin.patch<OneArticle>(draftPath(id), { content })),
    );
    // Each answer has the writer's own revision, not one that somebody else wrote meanwhile.
    expect(answers.map(({ body }) => body.article.content)).toEqual(texts);
    expect(answers.map(({ body }) => body.article.revision).sort((a, b) => a - b)).toEqual(
      texts.map((_, index) => index + 1),
    );
  });
});

describe('A33 whoever has written', () => {
  it('reads the own write at once, however late the read models are', async () => {
    const drafts = await Promise.all(Array.from({ length: 5 }, aDraft));
    const stale: unknown[] = [];
    const rounds = async (): Promise<void> => {
      for (let round = 0; round < scaled(1_000) / drafts.length; round += 1) {
        stale.push(...(await Promise.all(drafts.map(({ id }) => staleReads(id, `Title ${round}`)))).flat());
      }
    };
    // This is ten times as long as a read takes.
    await whileReadModelsAreHeld(application.servers.databaseUrl, 250, rounds);
    expect(stale).toEqual([]);
  });
});

/** Writes a title and reads it back, in the draft and in the list. */
async function staleReads(id: string, title: string): Promise<unknown[]> {
  const written = await admin.patch<OneArticle>(draftPath(id), { title });
  const found = await read(id);
  const { items } = (await admin.get<{ items: TestArticle[] }>('/api/articles')).body;
  const listed = items.find((item) => item.id === id);
  const fresh = written.status === 200 && found.title === title && listed?.title === title;
  return fresh ? [] : [{ title, written: written.status, found: found.title, listed: listed?.title }];
}
