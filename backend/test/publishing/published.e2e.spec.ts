import type { NewTokenAnswer } from '../../src/access-tokens/dto/access-tokens.dto.js';
import type { PublishedAnswer } from '../../src/publishing/dto/published.dto.js';
import { TestApplication } from '../support/application.js';
import { WritingApplication } from '../support/writing-application.js';
import { draftPath, idOfPersona, promotedArticle } from '../support/articles.js';
import { generateImages } from '../support/images.js';
import type { Answer, Visitor } from '../support/visitor.js';

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

interface Feed {
  readonly feed_url: string;
  readonly next_url?: string;
  readonly items: readonly {
    readonly id: string;
    readonly image?: string;
    readonly attachments?: readonly {
      readonly url: string;
      readonly mime_type: string;
      readonly title: string;
    }[];
    readonly _provenance: { readonly images: readonly object[] };
  }[];
}

const feed = (query = '', headers: Record<string, string> = {}): Promise<Answer<Feed>> =>
  application
    .visitor()
    .get<Feed>(`/api/published/feed.json${query}`, { authorization: `Bearer ${secret}`, ...headers });

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

  // The list can be read page by page, and from a position on.
  expect(idsOf(await published(`?since=${positions[0]}`))).toEqual([two.id, three.id]);
  const page = await published('?limit=2');
  expect(idsOf(page)).toEqual([one.id, two.id]);
  const last = await published(`?limit=2&cursor=${page.body.nextCursor}`);
  expect([idsOf(last), last.body.nextCursor]).toEqual([[three.id], null]);
  for (const wrong of ['?since=x', '?since=-1', '?since=1.5', '?limit=101', '?cursor=x']) {
    expect((await published(wrong)).status).toBe(400);
  }

  // Each promotion is sent once, until something changes; an edit is not a promotion.
  const etag = first.headers.get('etag') ?? '';
  await admin.patch(draftPath(one.id), { content: `${one.content} More.` });
  const again = await published('', { 'if-none-match': `"other", ${etag}` });
  expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
  await admin.patch(draftPath(one.id), { status: 'promoted' });
  const promotedAgain = await published('', { 'if-none-match': etag });
  expect([promotedAgain.status, idsOf(promotedAgain)]).toEqual([200, [two.id, three.id, one.id]]);
  expect(promotedAgain.body.items[2]).toMatchObject({ number: 2, content: `${one.content} More.` });

  // Each person sees only what they may see.
  const author = await application.author('The Collector');
  expect(idsOf(await author.get<PublishedAnswer>('/api/published'))).toEqual([two.id]);
  expect(idsOf(await admin.get<PublishedAnswer>('/api/published'))).toHaveLength(3);

  const newest = await feed('?limit=1');
  expect(newest.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  expect(newest.body).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Provenance',
    feed_url: expect.stringMatching(/^http.*\/api\/published\/feed\.json$/) as string,
    next_url: expect.stringMatching(/feed\.json\?limit=1&cursor=[\w-]+$/) as string,
    items: [
      {
        id: one.id,
        title: one.title,
        content_html: expect.stringMatching(/^<[^]* More\./) as string,
        url: expect.stringMatching(new RegExp(`/articles\\?article=${one.id}$`)) as string,
        date_published: first.body.items[0]?.at,
        date_modified: promotedAgain.body.items[2]?.at,
        authors: [{ name: 'In the voice of The Archivist' }],
        tags: ['Collectibles'],
        _provenance: { package: 2 },
      },
    ],
  });
  const rest = await feed(newest.body.next_url?.slice(newest.body.feed_url.length));
  expect(rest.body.items.map(({ id }) => id)).toEqual([three.id]);
  const since = await feed(`?limit=1&since=${positions[1]}`);
  const oldest = await feed(since.body.next_url?.slice(since.body.feed_url.length));
  expect([since, oldest].map(({ body }) => body.items.map(({ id }) => id))).toEqual([[one.id], [three.id]]);
  expect(oldest.body).not.toHaveProperty('next_url');

  await admin.patch(draftPath(two.id), { status: 'draft' });
  await admin.delete(draftPath(three.id));
  expect(idsOf(await published())).toEqual([one.id]);
});

it('the first page of the feed holds the latest of more than it has room for, and is another one then', async () => {
  const personaId = await idOfPersona(admin, 'The Archivist');
  const promoted: string[] = [];
  for (let n = 0; n < 50; n += 1) promoted.push((await promotedArticle(admin, { personaId })).id);
  const before = await feed();
  const latest = await promotedArticle(admin, { personaId });
  const after = await feed('', { 'if-none-match': before.headers.get('etag') ?? '' });
  expect([after.status, after.body.items.length, after.body.items[0]?.id]).toEqual([200, 50, latest.id]);
  expect(before.body.items.map(({ id }) => id)).toEqual(promoted.toReversed());
  const newestFirst = [latest.id, ...promoted.toReversed()];
  expect(after.body.items.map(({ id }) => id)).toEqual(newestFirst.slice(0, 50));
  const next = await feed(after.body.next_url?.slice(after.body.feed_url.length));
  expect(next.body.items[0]?.id).toBe(promoted[0]);
  expect(idsOf(await published()).at(-1)).not.toBe(latest.id);
});

describe('pictures in the feed', () => {
  let drawing: TestApplication;
  beforeAll(async () => (drawing = await TestApplication.start()));
  afterAll(() => drawing.stop());

  it('say whose they are, and are read with its token as long as it tells of them', async () => {
    const chief = await drawing.admin();
    const body = { name: 'Site', scopes: ['articles:read'], expiresAt: '2999-01-01T00:00:00Z' };
    const token = (await chief.post<NewTokenAnswer>('/api/tokens', body)).body.secret;
    const headers = { authorization: `Bearer ${token}` };
    const { id } = await promotedArticle(chief, { personaId: await idOfPersona(chief, 'The Archivist') });
    const { images } = (await generateImages(chief, id)).body;
    const [item] = (await drawing.visitor().get<Feed>('/api/published/feed.json', headers)).body.items;
    expect(item?._provenance.images).toMatchObject(
      images.map(({ title, creator, licence, source }) => ({ title, creator, licence, source })),
    );
    expect(item?.attachments?.map(({ title }) => title)).toEqual(images.map(({ title }) => title));
    const look = async (url = '') => {
      const answer = await fetch(drawing.visitor().origin + new URL(url).pathname, { headers });
      return [answer.status, answer.headers.get('content-type')];
    };
    for (const { url, mime_type: type } of item?.attachments ?? []) {
      expect(await look(url)).toEqual([200, type]);
    }
    expect(item?.image).toBe(item?.attachments?.[0]?.url);
    await chief.patch(draftPath(id), { status: 'draft' });
    expect((await look(item?.image))[0]).toBe(404);
  });
});
