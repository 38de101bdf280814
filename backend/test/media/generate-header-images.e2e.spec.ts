import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { headerImagesEvents } from '../../src/media/images/domain/header-images.events.js';
import { appendTo } from '../support/append.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, promotedArticle } from '../support/articles.js';
import { EventStream } from '../support/event-stream.js';
import { eventually } from '../support/eventually.js';
import { generateImages, look, type Images } from '../support/images.js';
import type { Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Archivist');
});
afterAll(() => application.stop());

const isoMoment: unknown = expect.stringMatching(/^\d{4}-.*Z$/);

const regenerate = (visitor: Visitor, articleId: string) =>
  visitor.post<Images>(`/api/images/test-regenerate/${articleId}`);

describe('without a key', () => {
  it('a promoted article gets three drawn images, which its own answer and its row show', async () => {
    const article = await promotedArticle(admin, { personaId });
    const { status, body } = await generateImages(admin, article.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Three drawn by the demo.', images: body.images });
    expect(body.images).toHaveLength(3);
    expect(new Set(body.images.map(({ id }) => id)).size).toBe(3);
    for (const image of body.images) {
      expect(image).toEqual({
        id: image.id,
        type: 'ai',
        url: `/api/images/${image.id}`,
        thumbnailUrl: `/api/images/${image.id}/thumbnail`,
        title: image.title,
        source: 'Demo drawing',
        creator: null,
        licence: null,
        licenceUrl: null,
        sourcePage: null,
        articleRevision: 1,
        package: 1,
      });
    }
    const shown = await admin.get<{ article: Record<string, unknown> }>(draftPath(article.id));
    expect(shown.body.article).toMatchObject({ headerImages: body.images, imageCount: 3, revision: 1 });
    expect(shown.headers.get('etag')).toBe('"1"');
    const { body: list } = await admin.get<{ items: { id: string; imageCount: number }[] }>('/api/articles');
    expect(list.items.find(({ id }) => id === article.id)?.imageCount).toBe(3);
  });

  it('the pictures are in header format with a thumbnail, and a browser keeps them for ever', async () => {
    const article = await promotedArticle(admin, { personaId });
    const [image] = (await generateImages(admin, article.id)).body.images;
    const large = await look(admin, image?.url ?? '');
    expect(large.status).toBe(200);
    expect(large.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(large.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(large.headers.get('content-type')).toBe('image/webp');
    expect(large.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 });
    const small = await look(admin, image?.thumbnailUrl ?? '');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    const etag = large.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(small.headers.get('etag')).not.toBe(etag);
    const again = await look(admin, image?.url ?? '', { 'if-none-match': `W/${etag}, "x"` });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await look(admin, image?.url ?? '', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('another set shows other pictures; the one before stays where it was, and can be looked up', async () => {
    const article = await promotedArticle(admin, { personaId });
    const first = (await generateImages(admin, article.id)).body.images;
    const second = (await regenerate(admin, article.id)).body.images;
    expect(second).toHaveLength(3);
    const ids = [...first, ...second].map(({ id }) => id);
    expect(new Set(ids).size).toBe(6);
    for (const { url, thumbnailUrl } of first) {
      expect((await look(admin, url)).status).toBe(200);
      expect((await look(admin, thumbnailUrl)).status).toBe(200);
    }
    const { body } = await admin.get<{ items: { type: string; summary: string }[] }>(
      `/api/audit?subject=${article.id}&type=HeaderImagesGenerated`,
    );
    expect(body.items).toHaveLength(2);
    const earlier = await admin.get<{ sets: unknown[] }>(`/api/images/earlier/${article.id}`);
    expect(earlier.body.sets).toEqual([{ madeAt: isoMoment, articleRevision: 1, images: first }]);
    await regenerate(admin, article.id);
    const { sets } = (await admin.get<{ sets: Images[] }>(`/api/images/earlier/${article.id}`)).body;
    expect(sets.map(({ images }) => images)).toEqual([second, first]);
    expect(body.items[0]?.summary).toContain(`generated 3 header images (3 drawn) for “${article.title}”`);
  });

  it('images remember the text that they were made from', async () => {
    const article = await promotedArticle(admin, { personaId });
    await generateImages(admin, article.id);
    await admin.patch(draftPath(article.id), { title: 'Another title' });
    const { body } = await admin.get<{ article: { headerImages: Images['images'] } }>(draftPath(article.id));
    expect(body.article).toMatchObject({ revision: 2, textRevision: 2 });
    expect(body.article.headerImages.map(({ articleRevision }) => articleRevision)).toEqual([1, 1, 1]);
  });

  it('images are of the promoted text, and name its package', async () => {
    const article = await promotedArticle(admin, { personaId });
    await admin.patch(draftPath(article.id), { title: 'Another title' });
    const { images } = (await generateImages(admin, article.id)).body;
    expect(images[0]).toMatchObject({ articleRevision: 1, package: 1 });
    await admin.patch(draftPath(article.id), { status: 'promoted' });
    const packageOf = (number: number) => admin.get(`${draftPath(article.id)}/packages/${number}`);
    expect((await packageOf(1)).body).toMatchObject({ title: article.title, images, captions: [] });
    expect((await packageOf(2)).body).toMatchObject({ title: 'Another title', images: [] });
  });
});

describe('who may have what', () => {
  it('a draft gets none: 409; what is not there neither: 404', async () => {
    const draft = await generate(admin, { personaId });
    const refused = await generateImages(admin, draft.id);
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/article-not-promoted']);
    expect((await regenerate(admin, draft.id)).status).toBe(409);
    await admin.delete(draftPath(draft.id));
    for (const id of [draft.id, 'nonsense', '018f3d5e-7d0b-7a57-9c53-0d5a4b1f7c01']) {
      expect((await generateImages(admin, id)).status).toBe(404);
      expect((await regenerate(admin, id)).status).toBe(404);
      expect((await look(admin, `/api/images/${id}`)).status).toBe(404);
      expect((await look(admin, `/api/images/${id}/thumbnail`)).status).toBe(404);
    }
  });

  it('an article of another persona, and its images, are not there for an author', async () => {
    const article = await promotedArticle(admin, { personaId });
    const [image] = (await generateImages(admin, article.id)).body.images;
    const stranger = await application.author('The Appraiser');
    expect((await generateImages(stranger, article.id)).status).toBe(404);
    expect((await look(stranger, image?.url ?? '')).status).toBe(404);
    expect((await stranger.get(`/api/images/earlier/${article.id}`)).status).toBe(404);
    expect((await look(stranger, image?.thumbnailUrl ?? '', { 'if-none-match': '*' })).status).toBe(404);
    const owner = await application.author('The Archivist');
    expect((await look(owner, image?.url ?? '')).status).toBe(200);
    expect((await regenerate(owner, article.id)).status).toBe(200);
  });

  it('a token shows the pictures of what is promoted, asked for each time, and those of no draft', async () => {
    const article = await promotedArticle(admin, { personaId });
    const first = (await generateImages(admin, article.id)).body.images[0];
    const second = (await regenerate(admin, article.id)).body.images[0];
    const token = { name: 'Site', scopes: ['articles:read'], expiresAt: '2999-01-01T00:00:00Z' };
    const { secret } = (await admin.post<{ secret: string }>('/api/tokens', token)).body;
    const seen = (address = '', headers: Record<string, string> = {}) =>
      look(application.visitor(), address, { authorization: `Bearer ${secret}`, ...headers });
    const statuses = async () => {
      const etag = { 'if-none-match': '*' };
      const asked = [first?.url, second?.url, second?.thumbnailUrl].map((address) => seen(address));
      const known = [seen(second?.url, etag), seen(second?.thumbnailUrl, etag)];
      return (await Promise.all([...asked, ...known])).map(({ status }) => status);
    };
    const shown = await seen(second?.url);
    expect(shown.headers.get('cache-control')).toBe('private, no-cache');
    expect(shown.headers.get('vary')).toMatch(/\bauthorization\b/);
    expect(await statuses()).toEqual([200, 200, 200, 304, 304]);
    await admin.patch(draftPath(article.id), { content: `${article.content} More.` });
    expect(await statuses()).toEqual([200, 200, 200, 304, 304]);

    await admin.patch(draftPath(article.id), { status: 'draft' });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    expect((await look(admin, second?.url ?? '')).status).toBe(200);

    // Another package has pictures of its own.
    await admin.patch(draftPath(article.id), { status: 'promoted' });
    expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
    const third = (await regenerate(admin, article.id)).body.images[0];
    expect((await seen(third?.url)).status).toBe(200);
    await admin.delete(draftPath(article.id));
    expect((await seen(third?.url)).status).toBe(404);
  });

  it.each([
    [{}, 'articleId'],
    [{ articleId: 7 }, 'articleId'],
    [{ articleId: 'x', more: 1 }, 'more'],
  ])('a body of %j is 400', async (body, field) => {
    const answer = await admin.post<{ errors: { field: string }[] }>(
      '/api/images/generate-for-article',
      body,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.field)).toEqual([field]);
  });
});

describe('asked twice', () => {
  it('at once, both get the images of the first', async () => {
    const article = await promotedArticle(admin, { personaId });
    const answers = await Promise.all([1, 2, 3].map(() => generateImages(admin, article.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.images.map(({ id }) => id).join())).size).toBe(1);
    const { body } = await admin.get(`/api/audit?subject=${article.id}&type=HeaderImagesGenerated`);
    expect(body['total']).toBe(1);
  });

  it('under one key, the second gets the answer of the first, later too', async () => {
    const article = await promotedArticle(admin, { personaId });
    const key = { 'idempotency-key': 'images-once' };
    const first = await generateImages(admin, article.id, key);
    expect((await generateImages(admin, article.id, key)).body).toEqual(first.body);
    // This is the state after a crash between the event and the moment when the answer was to be remembered.
    await application.app.get(DataSource).query('delete from idempotency_key');
    expect((await generateImages(admin, article.id, key)).body).toEqual(first.body);
    const { body } = await admin.get(`/api/audit?subject=${article.id}&type=HeaderImagesGenerated`);
    expect(body['total']).toBe(1);
  });
});

it('whoever asked hears how far it is', async () => {
  const article = await promotedArticle(admin, { personaId });
  const stream = await EventStream.open(admin);
  try {
    await eventually(() => expect(stream.comments).toBeGreaterThan(0));
    await generateImages(admin, article.id, { 'idempotency-key': 'images-heard' });
    const steps = () =>
      stream.events.filter(({ data }) => data['work'] === 'images-heard').map(({ data }) => data['stage']);
    await eventually(() => expect(steps()).toEqual(['prompt', 'drawing', 'drawing']));
    await eventually(() =>
      expect(stream.events.flatMap(({ data }) => data['topics'] ?? [])).toContain(
        `headerImages-${article.id}`,
      ),
    );
  } finally {
    stream.close();
  }
});

it('pictures that older versions recorded as the catalogue stores them are shown as people write', async () => {
  const article = await promotedArticle(admin, { personaId });
  const image = {
    id: 'found',
    sha256: 'a',
    source: 'wikimedia',
    licence: 'CC0',
    licenceUrl: null,
    sourcePage: null,
  };
  const stored = { title: 'File:Caf&eacute;_clock.jpg', creator: '<a href="//x.example">Ada &amp; Co</a>' };
  await appendTo(application, headerImagesEvents, `headerImages-${article.id}`, [
    {
      type: 'HeaderImagesGenerated',
      data: {
        generationId: 'old',
        articleRevision: 1,
        images: [
          { ...image, ...stored, type: 'search', provenance: null },
          {
            ...image,
            id: 'drawn',
            type: 'ai',
            title: '“<b>” &amp; “C:_a.jpg”',
            creator: null,
            provenance: null,
          },
        ],
      },
    },
  ]);
  const shown = [
    { title: 'Café clock', creator: 'Ada & Co' },
    { title: '“<b>” &amp; “C:_a.jpg”', creator: null },
  ];
  const { body } = await admin.get(draftPath(article.id));
  expect(body).toMatchObject({ article: { headerImages: shown } });
  const { body: frozen } = await admin.get(`${draftPath(article.id)}/packages/1`);
  expect(frozen).toMatchObject({ images: shown });
});
