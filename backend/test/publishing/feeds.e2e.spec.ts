import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import type { NewTokenAnswer } from '../../src/access-tokens/dto/access-tokens.dto.js';
import { draftPath, idOfPersona, promotedArticle, type TestArticle } from '../support/articles.js';
import { generateImages } from '../support/images.js';
import { TestApplication } from '../support/application.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let article: TestArticle;

const title = 'Boxes & <papers>: “worth” it?';

beforeAll(async () => {
  application = await TestApplication.start({ settings: { BRAND_NAME: 'Desk & Co' } });
  admin = await application.admin();
  article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  await admin.patch(draftPath(article.id), { title, content: 'A **box** and <owner>.', status: 'promoted' });
  await generateImages(admin, article.id);
});
afterAll(() => application.stop());

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(application.visitor().origin + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const asAdmin = (path: string, headers: Record<string, string> = {}) =>
  read(path, { ...admin.cookieHeader, ...headers });

async function newAddress(name: string) {
  const body = { name, scopes: ['articles:read'], expiresAt: '2999-01-01T00:00:00Z', feed: true };
  const { token, secret } = (await admin.post<NewTokenAnswer>('/api/tokens', body)).body;
  return { token, secret, path: `/feeds/${secret}` };
}

it('all forms tell the same of an article, with plain titles, HTML, times with their zone, and credit', async () => {
  const [json, atom, rss] = await Promise.all(
    ['json', 'atom', 'rss'].map((form) => asAdmin(`/api/published/feed.${form}`)),
  );
  const [ofJson] = parseJsonFeed(json?.text ?? '').items ?? [];
  const [ofAtom] = parseAtomFeed(atom?.text ?? '').entries ?? [];
  const [ofRss] = parseRssFeed(rss?.text ?? '').items ?? [];
  const html = '<p>A <strong>box</strong> and &lt;owner&gt;.</p>';
  expect([ofJson?.title, ofAtom?.title?.value, ofRss?.title]).toEqual([title, title, title]);
  expect([ofJson?.content_html, ofAtom?.content?.value, ofRss?.content?.encoded]).toEqual([html, html, html]);
  expect([ofJson?.id, ofAtom?.id, ofRss?.guid?.value]).toEqual([
    article.id,
    `urn:uuid:${article.id}`,
    `urn:uuid:${article.id}`,
  ]);
  const published = ofJson?.date_published ?? '';
  expect(published).toMatch(/T.*Z$/);
  expect([ofAtom?.published, new Date(String(ofRss?.pubDate)).getTime()]).toEqual([
    published,
    Math.floor(new Date(published).getTime() / 1_000) * 1_000,
  ]);
  const address = ofJson?.url;
  expect(address).toMatch(/\/articles\?article=/);
  expect([ofAtom?.links?.[0]?.href, ofRss?.link]).toEqual([address, address]);
  expect([ofAtom?.authors?.[0]?.name, ofRss?.dc?.creators?.[0]]).toEqual([
    'In the voice of The Archivist',
    'In the voice of The Archivist',
  ]);
  for (const media of [ofAtom?.media, ofRss?.media]) {
    expect(media?.contents?.[0]).toMatchObject({
      url: ofJson?.image,
      credits: [{ value: expect.stringMatching(/./) as string }],
    });
  }
  expect(atom?.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(rss?.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
});

it('who has the feed already gets nothing but 304, by its tag or by its date', async () => {
  const first = await asAdmin('/api/published/feed.atom');
  const tag = first.headers.get('etag') ?? '';
  const again = await asAdmin('/api/published/feed.atom', { 'if-none-match': `W/"x", ${tag}` });
  expect([again.status, again.text]).toEqual([304, '']);
  // The date is given only when its second is over.
  let date: string | null = null;
  while (date === null) date = (await asAdmin('/api/published/feed.atom')).headers.get('last-modified');
  const since = { 'if-modified-since': date };
  expect((await asAdmin('/api/published/feed.atom', since)).status).toBe(304);
  expect((await asAdmin('/api/published/feed.atom', { ...since, 'if-none-match': '"x"' })).status).toBe(200);
  expect((await asAdmin('/api/published/feed.rss', { 'if-none-match': tag })).status).toBe(200);
  await admin.patch(draftPath(article.id), { content: 'Another text.', status: 'promoted' });
  expect((await asAdmin('/api/published/feed.atom', since)).status).toBe(200);
  expect((await asAdmin('/api/published/feed.atom', { 'if-none-match': tag })).status).toBe(200);
});

describe('an address with a secret in it', () => {
  it('is read without a session until it is revoked, and opens nothing else', async () => {
    const { token, secret, path } = await newAddress('Reader');
    for (const form of ['json', 'atom', 'rss']) {
      const { status, headers, text } = await read(`${path}.${form}`);
      expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
      expect(text).toContain(article.id);
      expect(text).not.toContain(secret);
      const tag = headers.get('etag') ?? '';
      expect((await read(`${path}.${form}`, { 'if-none-match': tag })).status).toBe(304);
    }
    const bearer = { authorization: `Bearer ${secret}` };
    expect((await read('/api/published', bearer)).status).toBe(401);
    expect([(await read(path)).status, (await read(`${path}.xml`)).status]).toEqual([404, 404]);
    const { body } = await admin.get<{ tokens: { id: string; feed: boolean; lastUsedAt: string | null }[] }>(
      '/api/tokens',
    );
    expect(body.tokens.find(({ id }) => id === token.id)).toMatchObject({
      feed: true,
      lastUsedAt: expect.any(String) as string,
    });
    await admin.delete(`/api/tokens/${token.id}`);
    const gone = await read(`${path}.atom`);
    expect([gone.status, gone.text.includes(secret)]).toEqual([404, false]);
  });

  it('gives the pictures of what is promoted to whoever reads the feed, without telling its secret', async () => {
    await generateImages(admin, article.id);
    const [{ token, path }, other] = [await newAddress('Pictures'), await newAddress('Others')];
    const picturesOf = async (feed: string) =>
      parseJsonFeed((await read(`${feed}.json`)).text).items?.[0]?.attachments ?? [];
    const pathOf = (url = ''): string => new URL(url).pathname;
    const [first, second] = await picturesOf(path);
    const [ofAtom] = parseAtomFeed((await read(`${path}.atom`)).text).entries?.[0]?.media?.contents ?? [];
    expect(ofAtom?.url).toBe(first?.url);
    const picture = pathOf(first?.url);
    const { status, headers } = await read(picture);
    expect([status, headers.get('content-type')]).toEqual([200, first?.mime_type]);
    // Web pages of readers may show it, too.
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await read(picture, known)).status).toBe(304);
    const [seal, ofSecond] = [picture, pathOf(second?.url)].map((one) => one.split('/').at(-1) ?? '');
    for (const wrong of [picture.slice(0, -1), picture.replace(seal ?? '', ofSecond ?? '')]) {
      expect((await read(wrong)).status).toBe(404);
    }
    await admin.delete(`/api/tokens/${token.id}`);
    const ofOther = pathOf((await picturesOf(other.path))[0]?.url);
    expect([(await read(picture)).status, (await read(ofOther)).status]).toEqual([404, 200]);
    await admin.patch(draftPath(article.id), { status: 'draft' });
    expect((await read(ofOther)).status).toBe(404);
  });

  it('is none for the secret of a token', async () => {
    const body = { name: 'Script', scopes: ['articles:read'], expiresAt: '2999-01-01T00:00:00Z' };
    const { secret } = (await admin.post<NewTokenAnswer>('/api/tokens', body)).body;
    expect((await read(`/feeds/${secret}.json`)).status).toBe(404);
  });
});
