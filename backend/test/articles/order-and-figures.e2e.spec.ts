import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type TestArticle } from '../support/articles.js';
import type { Author } from '../support/authors.js';
import type { Visitor } from '../support/visitor.js';

interface Stats {
  total: number;
  drafts: number;
  published: number;
  weeks: { weekStart: string; generated: number; promoted: number }[];
}

interface DraftPage {
  articles: TestArticle[];
  total: number;
  nextCursor: string | null;
}

let application: TestApplication;
let admin: Visitor;
let archivist: string;
/** The ids in the order of writing. */
let written: string[];

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  archivist = await idOfPersona(admin, 'The Archivist');
  const [persona] = (await admin.get<{ id: string }[]>('/api/personas')).body;
  written = [];
  for (let count = 0; count < 4; count += 1) {
    written.push((await generate(admin, { personaId: persona?.id ?? '' })).id);
  }
});

afterAll(() => application.stop());

/** The ids on all pages of two. */
async function listed(order?: string): Promise<string[]> {
  const path = `/api/articles/drafts?limit=2${order === undefined ? '' : `&order=${order}`}`;
  const first = (await admin.get<DraftPage>(path)).body;
  const second = (await admin.get<DraftPage>(`${path}&cursor=${first.nextCursor}`)).body;
  expect(second.nextCursor).toBeNull();
  return [...first.articles, ...second.articles].map(({ id }) => id);
}

const figures = async (visitor: Visitor): Promise<Stats> => (await visitor.get<Stats>('/api/stats')).body;
/** The ids of all articles that a visitor sees, newest first. */
const seenBy = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get<DraftPage>('/api/articles/drafts')).body.articles.map(({ id }) => id);

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

describe('an author’s articles', () => {
  let author: Author;

  beforeAll(async () => {
    author = await application.author('The Underwriter');
  });

  it('are those of the persona and those they asked for, and no others', async () => {
    const underwriter = await idOfPersona(admin, 'The Underwriter');
    const own = await generate(author);
    const ofPersona = await generate(admin, { personaId: underwriter });
    const other = await generate(admin, { personaId: archivist });
    const seen = await seenBy(author);
    expect(seen).toEqual([ofPersona.id, own.id]);
    expect((await author.get(draftPath(ofPersona.id))).status).toBe(200);
    for (const path of ['', '/history', '/history/0']) {
      expect((await author.get(draftPath(other.id) + path)).status).toBe(404);
    }
    expect((await author.patch(draftPath(other.id), { title: 'Mine' })).status).toBe(404);
    expect((await author.patch(draftPath(other.id), { title: 'Mine' }, { 'if-match': '"7"' })).status).toBe(
      404,
    );
    expect((await author.post(`${draftPath(other.id)}/restore`, { revision: 0 })).status).toBe(404);
    expect((await author.delete(draftPath(other.id))).status).toBe(404);
  });

  it('make the figures that they see', async () => {
    const others = await generate(admin, { personaId: archivist });
    for (const id of [others.id, (await seenBy(author))[0] ?? '']) {
      await admin.patch(draftPath(id), { status: 'promoted' });
    }
    const { weeks, ...now } = await figures(author);
    expect(now).toEqual({ total: 2, drafts: 1, published: 1 });
    expect(weeks.at(-1)).toMatchObject({ generated: 2, promoted: 1 });
  });

  it('that they asked for stay theirs when another persona is assigned to them', async () => {
    const [ofPersona = '', own = ''] = await seenBy(author);
    const me = (await author.get<{ id: string }>('/api/auth/user')).body;
    const assigned = await admin.put(`/api/users/${me.id}`, { assignedPersona: archivist });
    expect(assigned.status).toBe(200);
    const seen = await seenBy(author);
    expect(seen).toContain(own);
    expect(seen).not.toContain(ofPersona);
    expect((await author.get(draftPath(own))).status).toBe(200);
    expect((await author.patch(draftPath(own), { title: 'Still mine' })).status).toBe(200);
    expect((await author.get(draftPath(ofPersona))).status).toBe(404);
  });
});

describe('the figures', () => {
  it('count what is there, and week by week what was generated and promoted', async () => {
    const before = await figures(admin);
    const { id } = await generate(admin, { personaId: archivist });
    for (const status of ['promoted', 'draft', 'promoted']) await admin.patch(draftPath(id), { status });
    const after = await figures(admin);
    expect([
      after.total - before.total,
      after.drafts - before.drafts,
      after.published - before.published,
    ]).toEqual([1, 0, 1]);
    expect(after.weeks).toHaveLength(12);
    const [was, is] = [before.weeks.at(-1), after.weeks.at(-1)];
    expect([
      Number(is?.generated) - Number(was?.generated),
      Number(is?.promoted) - Number(was?.promoted),
    ]).toEqual([1, 1]);
    expect(new Date(is?.weekStart ?? '').getTime()).toBeLessThanOrEqual(Date.now());
    expect(is?.weekStart).toMatch(/T00:00:00-0[45]:00$/);
  });
});
