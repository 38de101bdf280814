import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { FakeOpenverse, endless, file, redirect } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { idOfPersona, promotedArticle } from '../support/articles.js';
import { download, generateImages, look, photograph, xmpIn, type TestImage } from '../support/images.js';
import type { Visitor } from '../support/visitor.js';

const publicUrl = 'http://desk.example.com';

let elsewhere: FakeOpenverse;
let application: TestApplication;
let admin: Visitor;
let image: TestImage;

beforeAll(async () => {
  elsewhere = await FakeOpenverse.start();
  application = await TestApplication.start({
    settings: { PUBLIC_URL: publicUrl, IMAGE_FETCH_ALLOW: elsewhere.host },
  });
  admin = await application.admin();
  const article = await promotedArticle(admin, { personaId: await idOfPersona(admin, 'The Archivist') });
  [image] = (await generateImages(admin, article.id)).body.images as [TestImage];
});
beforeEach(() => elsewhere.forget());
afterAll(async () => {
  await application.stop();
  await elsewhere.stop();
});

describe('an image of our own', () => {
  it.each([
    ['relative, drawn: PNG', () => image.url, 'ai', 'png', 'png'],
    ['relative, found: JPEG', () => image.url, 'search', 'jpeg', 'jpg'],
    ['relative, of no kind: JPEG', () => image.url, undefined, 'jpeg', 'jpg'],
    ['under the public address', () => publicUrl + image.url, 'ai', 'png', 'png'],
  ])('%s', async (_, address, type, format, extension) => {
    const { status, headers, bytes } = await download(admin, {
      imageUrl: address(),
      filename: 'Été: “Papers” ⌚',
      ...(type && { type }),
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(`image/${format}`);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="ete_papers.${extension}"; filename*=UTF-8''%C3%A9t%C3%A9_papers.${extension}`,
    );
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1600, height: 900 });
    expect(elsewhere.fetched).toEqual([]);
  });

  it('says in the file how it was made, and where it was seen', async () => {
    const { bytes } = await download(admin, { imageUrl: image.url, type: 'ai' });
    expect(await xmpIn(bytes)).toContain('digitalsourcetype/trainedAlgorithmicMedia');
    expect(await xmpIn(bytes)).toContain('<photoshop:Credit>Demo drawing</photoshop:Credit>');
    expect(await xmpIn((await look(admin, image.url)).bytes)).toBe(await xmpIn(bytes));
  });

  it('stays as it was stored by an earlier version, and says what is known where it is downloaded', async () => {
    const stored = await sharp((await look(admin, image.url)).bytes)
      .webp()
      .toBuffer();
    await application.app
      .get(DataSource)
      .query('update image_file set bytes = $1 where id = $2', [stored, image.id]);
    expect((await look(admin, image.url)).bytes).toEqual(stored);
    const { bytes } = await download(admin, { imageUrl: image.url, type: 'ai' });
    expect(await xmpIn(bytes)).toContain('<photoshop:Credit>Demo drawing</photoshop:Credit>');
  });

  it('of another persona, or of nobody, is not there', async () => {
    const stranger = await application.author('The Appraiser');
    expect((await download(stranger, { imageUrl: image.url })).status).toBe(404);
    expect((await download(admin, { imageUrl: '/api/images/nothing' })).status).toBe(404);
    expect((await look(stranger, image.url)).status).toBe(404);
  });
});

describe('a picture elsewhere', () => {
  const at = (path: string): string => elsewhere.origin + path;

  it.each([
    ['a PNG', 'png', 'search', 'jpeg'],
    ['a GIF', 'gif', 'search', 'jpeg'],
    ['a JPEG', 'jpeg', 'ai', 'png'],
  ] as const)('%s is converted', async (_, from, type, to) => {
    elsewhere.files.set('/p', file(await photograph(1, from), 'application/octet-stream'));
    elsewhere.files.set('/r', redirect('/p', 301));
    const { status, bytes } = await download(admin, { imageUrl: at('/r'), type });
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: to, width: 320, height: 200 });
    expect(await xmpIn(bytes)).toContain(`<dc:source>${at('/r')}</dc:source>`);
    expect(await xmpIn(bytes)).not.toContain('Iptc4xmpExt:DigitalSourceType');
  });

  it.each([
    'http://127.0.0.1:9/p.jpg',
    'http://2130706433:9/p.jpg',
    'http://[::ffff:7f00:1]:9/p.jpg',
    'http://localhost:9/p.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    '/api/users',
    'p.jpg',
  ])('%s is refused: 400', async (imageUrl) => {
    const { status, problem } = await download(admin, { imageUrl });
    expect([status, problem.type]).toEqual([400, '/problems/image-forbidden-address']);
    expect(problem).toMatchObject({ errors: [{ field: 'imageUrl' }] });
  });

  it('a redirect within is refused: 400', async () => {
    elsewhere.files.set('/r', redirect('http://127.0.0.1:9/p.jpg'));
    expect((await download(admin, { imageUrl: at('/r') })).status).toBe(400);
  });

  it.each([
    ['an error', replies.error(403)],
    ['more than 20 MiB', endless()],
    ['half of it', replies.cutHalfWay({})],
  ])('%s is 502', async (_, reply) => {
    elsewhere.files.set('/p', reply);
    expect((await download(admin, { imageUrl: at('/p') })).status).toBe(502);
  });

  it.each([
    ['a page', replies.html()],
    ['SVG', file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    ['nothing', file(Buffer.alloc(0))],
  ])('%s is no image: 415', async (_, reply) => {
    elsewhere.files.set('/p', reply);
    const { status, problem } = await download(admin, { imageUrl: at('/p') });
    expect([status, problem.detail]).toEqual([415, 'There’s no image at that address.']);
  });

  it('of more than 40 megapixels is 502', async () => {
    const large = sharp({ create: { width: 8_200, height: 5_000, channels: 3, background: '#765' } });
    elsewhere.files.set('/p', file(await large.png().toBuffer()));
    const { status, problem } = await download(admin, { imageUrl: at('/p') });
    expect([status, problem.detail]).toEqual([
      502,
      'The image has too many pixels. The limit is 40 megapixels, or 16 for AVIF.',
    ]);
  });

  it('keeps the next one waiting, the seventh is refused, and nobody else waits for them', async () => {
    const bytes = await photograph(1);
    let release = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      elsewhere.files.set('/held', (response) => {
        release = () => file(bytes)(response);
        resolve();
      });
    });
    elsewhere.files.set('/p', file(bytes));
    const author = await application.author('The Archivist');
    const requests = Array.from({ length: 7 }, () => download(author, { imageUrl: at('/held') }));
    const { status, headers, problem } = await Promise.race(requests);
    expect([status, problem.type]).toEqual([429, '/problems/too-many-downloads']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await begun;
    expect((await download(admin, { imageUrl: at('/p') })).status).toBe(200);
    expect(elsewhere.fetched).toEqual(['/held', '/p']);
    elsewhere.files.set('/held', file(bytes));
    release();
    const all = await Promise.all(requests);
    expect(all.map((picture) => picture.status).sort()).toEqual([...Array<number>(6).fill(200), 429]);
    expect((await download(author, { imageUrl: at('/held') })).status).toBe(200);
  });

  it('one that never comes is 504 after 15 seconds', async () => {
    elsewhere.files.set('/p', replies.drip(500));
    const began = performance.now();
    expect((await download(admin, { imageUrl: at('/p') })).status).toBe(504);
    expect(performance.now() - began).toBeLessThan(17_000);
  }, 30_000);
});

it.each([
  [{}, 'imageUrl'],
  [{ imageUrl: '' }, 'imageUrl'],
  [{ imageUrl: 7 }, 'imageUrl'],
  [{ imageUrl: 'https://example.com/', type: 'gif' }, 'type'],
  [{ imageUrl: 'https://example.com/', filename: 7 }, 'filename'],
])('a body of %j is 400', async (body, field) => {
  const { status, problem } = await download(admin, body);
  expect(status).toBe(400);
  expect(problem).toMatchObject({ errors: [{ field }] });
});
