import { hash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { signedPictures } from '../../src/media/images/testing/signed-pictures.js';
import { endless, file, redirect } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies, type FakeReply } from '../../src/platform/ai/testing/fake-replies.js';
import { TestApplication } from '../support/application.js';
import { draftPath, idOfPersona, promotedArticle, type TestArticle } from '../support/articles.js';
import { Sources, generateImages, look, photograph } from '../support/images.js';
import type { Visitor } from '../support/visitor.js';

const limitMs = 2_000;

let sources: Sources;
let application: TestApplication;
let admin: Visitor;
let personaId: string;
let article: TestArticle;

beforeAll(async () => {
  sources = await Sources.start();
  application = await TestApplication.start({
    settings: { ...sources.settings, OPENAI_TIMEOUT_MS: String(limitMs) },
  });
  admin = await application.admin();
  personaId = await idOfPersona(admin, 'The Archivist');
});
beforeEach(async () => {
  sources.behave();
  article = await promotedArticle(admin, { personaId });
  sources.model.requests.length = 0;
});
afterAll(async () => {
  await application.stop();
  await sources.stop();
});

const typesOf = (images: readonly { readonly type: string }[] = []): string[] =>
  images.map(({ type }) => type);

describe('a model and a search', () => {
  it('give one image and two, with what may be done with those that were found', async () => {
    await sources.offer(1, 2, 3);
    const { status, body } = await generateImages(admin, article.id);
    expect(status).toBe(200);
    expect(body.message).toBe('One drawn by the AI model, two found in open collections.');
    expect(typesOf(body.images)).toEqual(['ai', 'search', 'search']);
    expect(body.images[0]).toMatchObject({ source: 'AI model gpt-image-2', creator: null, licence: null });
    expect(body.images[1]).toMatchObject({
      title: 'Watch movement',
      source: 'flickr',
      creator: 'Ada Example',
      licence: 'CC BY-SA 2.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/2.0/',
      sourcePage: 'https://example.com/p1.jpg',
    });
    expect(sources.drawings).toBe(1);
    expect(sources.search.fetched).toEqual(['/p1.jpg', '/p2.jpg']);
    for (const { url } of body.images) expect((await look(admin, url)).status).toBe(200);
  });

  it('what the model’s picture brought along is told with it, and kept beside it', async () => {
    const { bytes, storeSha256 } = signedPictures.png;
    sources.behave(() => replies.image(bytes));
    await sources.offer(1, 2);
    const [drawn, ...found] = (await generateImages(admin, article.id)).body.images;
    const brought = {
      state: 'valid',
      signer: 'Example Picture Model',
      sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      storeSha256,
    };
    expect(drawn).toMatchObject({ type: 'ai', broughtCredentials: brought });
    for (const image of found) expect(image).not.toHaveProperty('broughtCredentials');
    const { body } = await admin.get<{ article: { headerImages: unknown[] } }>(draftPath(article.id));
    expect(body.article.headerImages[0]).toEqual(drawn);
    const [row] = await application.app
      .get(DataSource)
      .query<{ credentials: Buffer }[]>('select credentials from image_file where id = $1', [drawn?.id]);
    expect(hash('sha256', row?.credentials ?? '')).toBe(storeSha256);
  });

  it('hear of the article, not of its persona, and of no lettering', async () => {
    await sources.offer(1, 2);
    await generateImages(admin, article.id);
    const prompt = sources.model.requests.at(-1)?.body.prompt ?? '';
    for (const part of [article.title, 'Collectibles', 'Keep the condition report.', 'no letters']) {
      expect(prompt).toContain(part);
    }
    expect(prompt).not.toContain('The Archivist');
    expect(sources.search.questions[0]?.get('q')).toMatch(/watch|papers/);
  });

  it('give other found pictures the next time, and the old ones again when there are no others', async () => {
    await sources.offer(1, 2, 3);
    const pages = async (): Promise<(string | null)[]> =>
      (await generateImages(admin, article.id)).body.images.flatMap(({ type, sourcePage }) =>
        type === 'search' ? [sourcePage] : [],
      );
    expect(await pages()).toEqual(['https://example.com/p1.jpg', 'https://example.com/p2.jpg']);
    expect(await pages()).toEqual(['https://example.com/p3.jpg', 'https://example.com/p1.jpg']);
  });
});

describe('when the model cannot draw, all three are found, and the answer says why', () => {
  it.each<readonly [string, () => FakeReply, string]>([
    ['429', () => replies.error(429), 'rate limited'],
    ['500', () => replies.error(500), 'isn’t available'],
    ['401', () => replies.error(401), 'unauthorized'],
    ['a refusal', () => replies.error(400, 'no', {}, 'content_policy_violation'), 'refused'],
    ['nothing', () => replies.body({ data: [] }), 'without an image'],
    ['a page', () => replies.html(), 'unreadable'],
    ['text for a picture', () => replies.image(Buffer.from('no picture at all')), 'unreadable'],
    ['silence', () => replies.silence(), 'in time'],
    ['a broken connection', () => replies.cutHalfWay({}), 'isn’t available'],
    ['an address within', () => replies.imageAt('http://127.0.0.1:9/'), 'unreadable'],
  ])('%s', async (_, drawing, reason) => {
    sources.behave(drawing);
    await sources.offer(1, 2, 3);
    const { status, body } = await generateImages(admin, article.id);
    expect(status).toBe(200);
    expect(typesOf(body.images)).toEqual(['search', 'search', 'search']);
    expect(body.message).toContain('Three found in open collections.');
    expect(body.message).toContain(reason);
    expect(sources.drawings).toBeLessThanOrEqual(3);
  });
});

describe('several who ask at the same moment while nothing can be had', () => {
  it('share one failure, for which the model is asked once', async () => {
    const allWait = application.requestsWaiting(6, () => admin.get('/api/auth/user'));
    const refusal = replies.error(400, 'no', {}, 'content_policy_violation');
    sources.behave(() => (response) => void allWait.then(() => refusal(response)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => generateImages(admin, article.id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
    expect(sources.drawings).toBe(1);
  });
});

describe('when the search finds too little, the others are drawn, and the answer says why', () => {
  it.each<readonly [string, FakeReply | undefined, string]>([
    ['nothing', undefined, 'too few usable images'],
    ['429', replies.error(429), 'rate limited'],
    ['500', replies.error(500), 'isn’t available'],
    ['a page', replies.html(), 'unreadable'],
    ['half an answer', replies.cutHalfWay({}), 'isn’t available'],
  ])('%s', async (_, misbehaviour, reason) => {
    sources.search.misbehaviour = misbehaviour;
    const { status, body } = await generateImages(admin, article.id);
    expect(status).toBe(200);
    expect(typesOf(body.images)).toEqual(['ai', 'ai', 'ai']);
    expect(new Set(body.images.map(({ id }) => id)).size).toBe(3);
    expect(body.message).toContain('Three drawn by the AI model.');
    expect(body.message).toContain(reason);
  });
});

describe('a picture that was found and cannot be had gives way to the next', () => {
  it.each<readonly [string, FakeReply]>([
    ['403', (response) => void response.writeHead(403).end()],
    ['a page', replies.html()],
    ['SVG', file(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    ['40 MB', endless()],
    ['a redirect within', redirect('http://127.0.0.1:9/p.jpg')],
    [
      'half a picture',
      (response) => response.writeHead(200, { 'content-length': 99 }).write('x', () => response.destroy()),
    ],
  ])('%s', async (_, reply) => {
    sources.search.offer('/bad.jpg', reply);
    await sources.offer(1, 2);
    const { body } = await generateImages(admin, article.id);
    expect(body.images.map(({ sourcePage }) => sourcePage)).toEqual([
      null,
      'https://example.com/p1.jpg',
      'https://example.com/p2.jpg',
    ]);
  });

  it('one at an address within, one under another licence, one that is there already', async () => {
    sources.search.results.push({ url: 'http://169.254.169.254/p.jpg', license: 'cc0' });
    sources.search.offer('/nd.jpg', file(await photograph(7)), { license: 'by-nd' });
    await sources.offer(1);
    sources.search.offer('/same.jpg', file(await photograph(1)));
    await sources.offer(2);
    const { body } = await generateImages(admin, article.id);
    expect(sources.search.fetched).toEqual(['/p1.jpg', '/same.jpg', '/p2.jpg']);
    expect(body.images).toHaveLength(3);
  });

  it('but not for ever', async () => {
    for (let number = 0; number < 50; number += 1) sources.search.offer(`/${number}.jpg`, replies.html());
    await generateImages(admin, article.id);
    expect(sources.search.fetched.length).toBeLessThanOrEqual(8);
  });
});

describe('when neither can', () => {
  it('the answer is 502 and says why, and nothing is recorded', async () => {
    sources.behave(() => replies.error(401));
    sources.search.misbehaviour = replies.error(500);
    const { status, body } = await generateImages(admin, article.id);
    expect([status, body.type]).toEqual([502, '/problems/image-unauthorized']);
    expect(body.detail).toMatch(/unauthorized.*The image search isn’t available\./);
    const { body: log } = await admin.get(`/api/audit?subject=${article.id}&type=HeaderImagesIncomplete`);
    expect(log['total']).toBe(0);
  });

  it('in time, 504', async () => {
    sources.behave(() => replies.silence());
    const began = performance.now();
    const { status } = await generateImages(admin, article.id);
    expect(status).toBe(504);
    expect(performance.now() - began).toBeLessThan(limitMs + 2_000);
  });

  it('what worked is kept, and the next try asks only for the rest', async () => {
    sources.behave(() => replies.error(401));
    await sources.offer(1, 2);
    const failed = await generateImages(admin, article.id);
    expect(failed.status).toBe(502);
    expect(failed.body.detail).toContain('2 of 3 images are ready and will be kept for the next try.');
    sources.behave();
    const { status, body } = await generateImages(admin, article.id);
    expect(status).toBe(200);
    expect(typesOf(body.images).sort()).toEqual(['ai', 'search', 'search']);
    expect([sources.drawings, sources.search.questions.length]).toEqual([1, 0]);
  });

  it('the set that there was stays', async () => {
    await sources.offer(1, 2);
    const before = (await generateImages(admin, article.id)).body.images;
    sources.behave(() => replies.error(500));
    expect((await generateImages(admin, article.id)).status).toBe(502);
    const { body } = await admin.get<{ article: { headerImages: unknown } }>(
      `/api/articles/drafts/${article.id}`,
    );
    expect(body.article.headerImages).toEqual(before);
  });
});
