import type { NewTokenAnswer } from '../src/access-tokens/access-tokens.dto.js';
import type { PublishedAnswer } from '../src/publishing/published.dto.js';
import type { TestApplication } from './support/application.js';
import { WritingApplication } from './support/writing-application.js';
import { draftPath, idOfPersona, promotedArticle } from './support/articles.js';
import type { Answer, Visitor } from './support/visitor.js';

let application: TestApplication;
let desk: WritingApplication;
let admin: Visitor;
let secret: string;

beforeAll(async () => {
  desk = await WritingApplication.start();
  ({ application, admin } = desk);
  const body = { name: 'Site', scopes: ['articles:read'], expiresAt: '2999-01-01T00:00:00Z' };
  ({ secret } = (await admin.post<NewTokenAnswer>('/api/tokens', body)).body);
});
afterAll(() => desk.stop());

function published(query = '', headers: Record<string, string> = {}): Promise<Answer<PublishedAnswer>> {
  return application
    .visitor()
    .get<PublishedAnswer>(`/api/published${query}`, { authorization: `Bearer ${secret}`, ...headers });
}

const idsOf = ({ body }: Answer<PublishedAnswer>): string[] => body.items.map(({ articleId }) => articleId);

it('what was promoted is told as promoted, oldest promotion first, until it is returned or deleted', async () => {
  expect((await published()).body).toEqual({ items: [], nextCursor: null });
  const personaId = await idOfPersona(admin, 'The Archivist');
  const [one, two, three] = [
    await promotedArticle(admin, { personaId }),
    await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Collector') }),
    await promotedArticle(admin, { personaId }),
  ];
  const first = await published();
  expect(idsOf(first)).toEqual([one.id, two.id, three.id]);
  const positions = first.body.items.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(first.body.items[0]).toMatchObject({
    number: 1,
    title: one.title,
    content: one.content,
    persona: 'The Archivist',
    category: 'Collectibles',
    current: true,
    images: [],
    captions: [],
  });

  // Page by page, and from a position on.
  expect(idsOf(await published(`?since=${positions[0]}`))).toEqual([two.id, three.id]);
  const page = await published('?limit=2');
  expect(idsOf(page)).toEqual([one.id, two.id]);
  const last = await published(`?limit=2&cursor=${page.body.nextCursor}`);
  expect([idsOf(last), last.body.nextCursor]).toEqual([[three.id], null]);
  for (const wrong of ['?since=x', '?since=-1', '?since=1.5', '?limit=101', '?cursor=x']) {
    expect((await published(wrong)).status).toBe(400);
  }

  // Told once, until something changes; an edit is no promotion.
  const etag = first.headers.get('etag') ?? '';
  await admin.patch(draftPath(one.id), { content: `${one.content} More.` });
  const again = await published('', { 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  await admin.patch(draftPath(one.id), { status: 'promoted' });
  const promotedAgain = await published('', { 'if-none-match': etag });
  expect([promotedAgain.status, idsOf(promotedAgain)]).toEqual([200, [two.id, three.id, one.id]]);
  expect(promotedAgain.body.items[2]).toMatchObject({ number: 2, content: `${one.content} More.` });

  // A person sees what they may see.
  const author = await application.author('The Collector');
  expect(idsOf(await author.get<PublishedAnswer>('/api/published'))).toEqual([two.id]);
  expect(idsOf(await admin.get<PublishedAnswer>('/api/published'))).toHaveLength(3);

  const feed = await application
    .visitor()
    .get('/api/published/feed.json?limit=1', { authorization: `Bearer ${secret}` });
  expect(feed.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  expect(feed.body).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Provenance',
    feed_url: expect.stringMatching(/^http.*\/api\/published\/feed\.json$/) as string,
    next_url: expect.stringMatching(/feed\.json\?limit=1&cursor=[\w-]+$/) as string,
    items: [
      {
        id: two.id,
        title: two.title,
        content_text: two.content,
        authors: [{ name: 'The Collector' }],
        tags: ['Collectibles'],
        _provenance: { position: positions[1], package: 1 },
      },
    ],
  });

  await admin.patch(draftPath(two.id), { status: 'draft' });
  await admin.delete(draftPath(three.id));
  expect(idsOf(await published())).toEqual([one.id]);
});
