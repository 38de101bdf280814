import sharp from 'sharp';
import { TestApplication } from './support/application.js';
import { draftPath, generate, idOfPersona, type Problem } from './support/articles.js';
import { promotedArticle, type Images } from './support/images.js';
import type { Visitor } from './support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let personaId: string;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Archivist');
});
afterAll(() => application.stop());

const generateFor = (visitor: Visitor, articleId: string, headers?: Record<string, string>) =>
  visitor.post<Images & Problem>('/api/images/generate-for-article', { articleId }, headers);

async function picture(visitor: Visitor, address: string, headers: Record<string, string> = {}) {
  const response = await fetch(visitor.origin + address, {
    headers: { ...visitor.cookieHeader, ...headers },
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('without a key', () => {
  it('a promoted article gets three drawn images, which its own answer and its row show', async () => {
    const article = await promotedArticle(admin, personaId);
    const { status, body } = await generateFor(admin, article.id);
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
      });
    }
    const shown = await admin.get<{ article: Record<string, unknown> }>(draftPath(article.id));
    expect(shown.body.article).toMatchObject({ headerImages: body.images, imageCount: 3, revision: 1 });
  });

  it('its pictures are in header format with a thumbnail, and a browser keeps them for ever', async () => {
    const article = await promotedArticle(admin, personaId);
    const [image] = (await generateFor(admin, article.id)).body.images;
    const large = await picture(admin, image?.url ?? '');
    expect(large.status).toBe(200);
    expect(large.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(large.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 900 });
    const small = await picture(admin, image?.thumbnailUrl ?? '');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    const etag = large.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(small.headers.get('etag')).not.toBe(etag);
    const again = await picture(admin, image?.url ?? '', { 'if-none-match': `W/${etag}, "x"` });
    expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, etag]);
    expect((await picture(admin, image?.url ?? '', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

it('a draft gets none: 409', async () => {
  const draft = await generate(admin, { personaId });
  const { status, body } = await generateFor(admin, draft.id);
  expect([status, body.type]).toEqual([409, '/problems/article-not-promoted']);
});
