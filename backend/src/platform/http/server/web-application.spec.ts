import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../../config/settings.js';
import { serveWebApplication } from './web-application.js';

const page = '<!doctype html><title>The desk</title><p>desk</p>';
const script = 'run()';
const settings = readSettings({ BRAND_NAME: 'Ink & "Paper"', OPENAI_API_KEY: 'secret' });
let root: string;
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'web-'));
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), page);
  writeFileSync(path.join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(root, 'assets', 'main-a1b2c3.js'), script);
  writeFileSync(path.join(root, 'assets', 'main-a1b2c3.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(root, 'assets', 'main-a1b2c3.js.gz'), gzipSync(script));
  server = fastify();
  server.register(fastifyCookie);
  server.decorate('sessionCookie', 'provenance_session');
  serveWebApplication(server, root, settings);
  server.get('/api/known', () => ({ known: true }));
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const ask = (address: string, accept = 'text/html,*/*') =>
  fetch(origin + address, { headers: { accept }, redirect: 'manual' });

describe('the web application', () => {
  it.each(['/', '/articles?article=7', '/no/such/page', '/apiary'])(
    'answers %s with its page',
    async (address) => {
      const answer = await ask(address);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(await answer.text()).toContain('<p>desk</p>');
    },
  );

  it('says in its page what the server is called and how it is set, and no secret', async () => {
    const text = await (await ask('/')).text();
    expect(text).toContain('<title>Ink &amp; &quot;Paper&quot;</title>');
    expect(text).toContain('&quot;demo&quot;:false');
    expect(text).not.toContain('secret');
  });

  it('answers with 304 when its page has not changed', async () => {
    const headers = { accept: 'text/html', 'if-none-match': (await ask('/')).headers.get('etag') ?? '' };
    const [again] = (await once(get(origin, { headers }), 'response')) as [IncomingMessage];
    again.resume();
    expect(again.statusCode).toBe(304);
  });

  it('gives a session from before its page asked for one the sign that there is one', async () => {
    const visit = async (cookie: string) =>
      (await fetch(origin, { headers: { accept: 'text/html', cookie } })).headers.get('set-cookie');
    expect(await visit('provenance_session=a')).toMatch(/^provenance_signed_in=1; .*SameSite=Lax$/);
    expect(await visit('provenance_session=a; provenance_signed_in=1')).toBeNull();
    expect(await visit('other=a')).toBeNull();
  });

  it('has its assets kept for ever, and other files asked for again', async () => {
    const asset = await ask('/assets/main-a1b2c3.js', '*/*');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect((await ask('/favicon.svg', '*/*')).headers.get('cache-control')).toBe('no-cache');
  });

  it('has its icon under the address that browsers ask for by themselves', async () => {
    const icon = await ask('/favicon.ico', 'image/*');
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  it('answers a file that has not changed with 304', async () => {
    const plain = { 'accept-encoding': 'identity' };
    const first = await fetch(`${origin}/assets/main-a1b2c3.js`, { headers: plain });
    const headers = { ...plain, 'if-none-match': first.headers.get('etag') ?? '' };
    // This does not use fetch, which asks for a fresh answer when a request names an ETag.
    const [again] = (await once(get(`${origin}/assets/main-a1b2c3.js`, { headers }), 'response')) as [
      IncomingMessage,
    ];
    again.resume();
    expect(again.statusCode).toBe(304);
  });

  it.each(['/api/unknown', '/api', '/health/unknown', '/metrics/x'])(
    'leaves %s to the API',
    async (address) => {
      expect((await ask(address)).status).toBe(404);
    },
  );

  it.each(['*/*', 'application/json;q=0.5, text/html', 'text/plain', 'application/xml;q=0.9,*/*;q=0.8'])(
    'answers with its page who accepts %s',
    async (accept) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${origin}/articles`, { method, headers: { accept } });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          200,
          'text/html; charset=utf-8',
        ]);
        expect((await answer.text()).includes('<p>desk</p>')).toBe(method === 'GET');
      }
    },
  );

  it.each(['application/json', 'application/json, text/plain, */*', 'text/html;q=0.3, application/json'])(
    'has no page for who prefers JSON: %s',
    async (accept) => {
      const answer = await ask('/articles', accept);
      expect([answer.status, answer.headers.get('content-type')]).toMatchObject([
        404,
        expect.stringMatching(/json/),
      ]);
    },
  );

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('sends what was compressed before to who accepts %s', async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const file = `${origin}/assets/main-a1b2c3.js`;
    const plain = await fetch(file, { headers: { 'accept-encoding': 'identity' } });
    const answer = await fetch(file, { headers });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(answer.headers.get('content-type')).toMatch(/javascript/);
    expect(answer.headers.get('etag') === plain.headers.get('etag')).toBe(encoding === null);
    expect(await answer.text()).toBe(script);
  });

  it.each(['/assets/gone-d4e5f6.js', '/logo.png', '/articles/some.txt?x=1'])(
    'has no page in place of the file %s, whatever is accepted',
    async (address) => {
      for (const accept of ['image/png,*/*', 'text/html'])
        expect((await ask(address, accept)).status).toBe(404);
    },
  );

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    'serves nothing from outside: %s',
    async (address) => expect((await ask(address, '*/*')).status).toBe(404),
  );

  it('takes no other method', async () => {
    expect((await fetch(`${origin}/articles`, { method: 'POST' })).status).toBe(404);
  });
});
