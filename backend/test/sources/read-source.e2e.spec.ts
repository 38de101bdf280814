import { hash } from 'node:crypto';
import { FakeOpenverse, endless, file, redirect } from '../../src/platform/ai/testing/fake-openverse.js';
import { replies } from '../../src/platform/ai/testing/fake-replies.js';
import type { SourceText } from '../../src/sources/dto/sources.dto.js';
import { TestApplication } from '../support/application.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { SetClock } from '../support/weekly-jobs.js';

const now = '2026-11-20T12:00:00.000Z';

let elsewhere: FakeOpenverse;
let application: TestApplication;
let visitor: Visitor;

beforeAll(async () => {
  elsewhere = await FakeOpenverse.start();
  application = await TestApplication.start({
    clock: new SetClock(now),
    settings: { IMAGE_FETCH_ALLOW: elsewhere.host },
  });
  visitor = await application.author();
});
afterAll(async () => {
  await application.stop();
  await elsewhere.stop();
});

const read = (url: string): Promise<Answer<SourceText>> =>
  visitor.post<SourceText>('/api/sources/read', { url });

function readBytes(bytes: Buffer | string, type = 'text/html'): Promise<Answer<SourceText>> {
  elsewhere.files.set('/page', file(Buffer.from(bytes), type));
  return read(`${elsewhere.origin}/page`);
}

const sentence = 'The index of watches rose by four per cent in the third quarter, said the house.';

const pageOf = (
  body: string,
): string => `<!doctype html><html><head><title>Watches &amp; figures</title></head><body>
  <nav><a href="/">Home</a> <a href="/shop">Buy our watches now</a></nav>
  <article><h2>The third quarter</h2>${body}</article>
  <footer>Cookies, terms and conditions</footer></body></html>`;

describe('reading a source', () => {
  it('gives the article of a page: its paragraphs, without what stands around them', async () => {
    const { status, body } = await readBytes(pageOf(`<p>${sentence}</p><p>${sentence} <b>Again.</b></p>`));
    expect(status).toBe(200);
    const text = `The third quarter\n\n${sentence}\n\n${sentence} Again.`;
    expect(body).toEqual({
      title: 'Watches & figures',
      text,
      words: text.split(/\s+/).length,
      hash: hash('sha256', text),
      fetchedAt: now,
      leftOut: [
        { kind: 'around', words: 9, excerpt: 'Home Buy our watches now Cookies, terms and conditions' },
      ],
    });
  });

  it('gives what a page tells in its data, and when it is from, and both stand in its text', async () => {
    const data = {
      '@type': 'Product',
      name: 'A steel chronograph',
      offers: { '@type': 'Offer', price: '9500.00', priceCurrency: 'CHF' },
    };
    const { body } = await readBytes(
      `<html><head><title>Lot 12</title><meta property="article:modified_time" content="2024-05-03">` +
        `<script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`,
    );
    expect(body).toMatchObject({
      title: 'Lot 12',
      dates: [{ kind: 'updated', date: '2024-05-03', from: 'metadata' }],
      things: [
        { kind: 'product', facts: [{ value: 'A steel chronograph' }, { name: 'price', value: 'CHF 9500' }] },
      ],
    });
    expect(body.text).toContain('price: CHF 9500');
    expect(body.text).toContain('last updated: 3 May 2024');
  });

  it('gives the whole page to whoever asks for it', async () => {
    await readBytes(pageOf(`<p>${sentence} <del>$1,200</del></p>`));
    const { body } = await visitor.post<SourceText>('/api/sources/read', {
      url: `${elsewhere.origin}/page`,
      whole: true,
    });
    expect(body).toMatchObject({ title: 'Watches & figures', whole: true });
    expect(body).not.toHaveProperty('leftOut');
    expect(body.text.split('\n\n')).toEqual([
      'Home Buy our watches now',
      'The third quarter',
      `${sentence} (struck out: $1,200)`,
      'Cookies, terms and conditions',
    ]);
  });

  it('gives a text as it is, under the name of its server', async () => {
    const { body } = await readBytes(`First line.\r\n\r\nSecond line.\n`, 'text/plain; charset=utf-8');
    expect(body).toMatchObject({ title: '127.0.0.1', text: 'First line.\n\nSecond line.', words: 4 });
  });

  it.each([
    ['named by the server', 'text/html; charset=ISO-8859-2', ''],
    ['named by the page', 'text/html', '<meta charset="iso-8859-2">'],
  ])('reads other encodings: %s', async (_, type, meta) => {
    const latin2 = Buffer.concat([
      Buffer.from(`<html><head>${meta}</head><body><article><p>${sentence} Koz`),
      Buffer.from([0xb3, 0x6f, 0x77, 0x73, 0x6b, 0x69]),
      Buffer.from('.</p></article></body></html>'),
    ]);
    expect((await readBytes(latin2, type)).body.text).toContain('Kozłowski');
  });

  it('takes 20,000 characters at most, and ends with a word', async () => {
    const { body } = await readBytes('wörter '.repeat(5_000), 'text/plain');
    expect(body.text.length).toBeLessThanOrEqual(20_000);
    expect(body.text.length).toBeGreaterThan(19_990);
    expect(body.text.endsWith('wörter')).toBe(true);
  });

  it('cuts a long title between two characters', async () => {
    const page = pageOf(`<p>${sentence}</p>`).replace('Watches &amp; figures', `${'a'.repeat(299)}😀`);
    expect((await readBytes(page)).body.title).toBe('a'.repeat(299));
  });

  it('follows redirects', async () => {
    elsewhere.files.set('/page', file(Buffer.from('A text.'), 'text/plain'));
    elsewhere.files.set('/moved', redirect('/page'));
    expect((await read(`${elsewhere.origin}/moved`)).body.text).toBe('A text.');
  });
});

describe('what cannot be a source', () => {
  it.each([
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    ['a file that claims to be a text', Buffer.from([0x00, 0x01, 0x02]), 'text/plain'],
    ['an encoding that nobody knows', 'text', 'text/plain; charset=klingon'],
    ['an empty text', '  \n', 'text/plain'],
    ['an empty page', '<html><body></body></html>', 'text/html'],
    ['a page so deep that nothing reads it', '<div>'.repeat(100_000), 'text/html'],
  ])('%s: 415, with a sentence', async (_, bytes, type) => {
    const { status, body } = await readBytes(bytes, type);
    expect({ status, body }).toMatchObject({
      status: 415,
      body: { detail: 'There’s no text that can be read at that address. Paste the text instead.' },
    });
  });

  it('a damaged PDF: 415, with a sentence', async () => {
    const { status, body } = await readBytes('%PDF-1.7', 'application/pdf');
    expect({ status, body }).toMatchObject({ status: 415, body: { detail: 'The PDF is damaged.' } });
  });

  it('a page made to keep a reader busy, which holds nobody else up', async () => {
    const ends: string[] = [];
    const busy = readBytes(`<html><body>${'<p>'.repeat(150_000)}x`).then(({ status }) => {
      ends.push(`page ${status}`);
    });
    const other = visitor.get('/api/auth/user').then(({ status }) => ends.push(`other ${status}`));
    await Promise.all([busy, other]);
    expect(ends).toEqual(['other 200', 'page 415']);
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest',
    'http://[::1]/',
    'ftp://example.com/',
    'no address',
  ])('%s: 400, for it is not public', async (url) => {
    const { status, body } = await read(url);
    const detail = 'This server only fetches pages from public http and https addresses.';
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'url', message: detail }] },
    });
  });

  it('an address within that a public one leads to: 400', async () => {
    elsewhere.files.set('/moved', redirect('http://127.0.0.1:1/'));
    expect((await read(`${elsewhere.origin}/moved`)).status).toBe(400);
  });

  it.each([
    ['an error', 502, replies.error(503)],
    ['more than 20 MiB', 502, endless()],
    ['no answer to the end', 502, replies.cutHalfWay('text')],
  ])('%s: %s', async (_, expected, reply) => {
    elsewhere.files.set('/page', reply);
    expect((await read(`${elsewhere.origin}/page`)).status).toBe(expected);
  });

  it.each([
    ['no address', {}],
    ['an empty one', { url: '' }],
    ['a long one', { url: 'x'.repeat(2_001) }],
    ['a number', { url: 5 }],
    ['no answer to whether all of it', { url: 'http://a.example', whole: 'yes' }],
    ['something else', { url: 'http://a.example', more: 1 }],
  ])('%s: 400', async (_, body) => {
    expect((await visitor.post('/api/sources/read', body)).status).toBe(400);
  });
});
