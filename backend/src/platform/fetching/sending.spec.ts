import { text } from 'node:stream/consumers';
import { FakeOpenverse, endless, redirect } from '../ai/testing/fake-openverse.js';
import { replies } from '../ai/testing/fake-replies.js';
import { picture, type FetchedThing } from './fetched-thing.js';
import { SafeFetcher } from './safe-fetcher.js';

let server: FakeOpenverse;

beforeAll(async () => (server = await FakeOpenverse.start()));
beforeEach(() => server.forget());
afterAll(() => server.stop());

describe('something that is sent', () => {
  const sent = { headers: { 'x-signed': 'yes' }, body: '{"é":1}' };
  const post = (path: string, limits: Partial<FetchedThing> = {}) =>
    new SafeFetcher([server.host], { ...picture, ...limits }).post(server.origin + path, sent);

  it('arrives whole, and whatever is answered to it is the answer', async () => {
    let arrived: unknown;
    server.files.set('/hook', (response) => {
      void text(response.req).then((body) => {
        const { method, headers } = response.req;
        arrived = [method, headers['x-signed'], headers['content-length'], body];
        response.writeHead(429, { 'retry-after': '7' }).end('later');
      });
    });
    expect(await post('/hook')).toEqual({ ok: true, status: 429, text: 'later', retryAfter: '7' });
    expect(arrived).toEqual(['POST', 'yes', '8', sent.body]);
  });

  it('is not sent on to where a redirect points', async () => {
    server.files.set('/r', redirect('/p.jpg', 307));
    expect(await post('/r')).toMatchObject({ ok: true, status: 307 });
    expect(server.fetched).toEqual(['/r']);
  });

  it('is answered by the beginning of a long or slow answer', async () => {
    server.files.set('/long', endless());
    expect(await post('/long', { maxBytes: 1_000 })).toMatchObject({ status: 200, text: '\0'.repeat(1_000) });
    server.files.set('/slow', replies.drip(20));
    expect(await post('/slow', { maxMs: 200 })).toMatchObject({ ok: true, status: 200 });
  });

  it('is answered in as many pieces as it takes', async () => {
    const long = 'later '.repeat(100_000);
    server.files.set('/pieces', (response) => void response.end(long));
    expect(await post('/pieces')).toMatchObject({ ok: true, text: long });
  });

  it('is given up where nobody answers, and never sent to an address within', async () => {
    server.files.set('/silent', replies.silence());
    expect(await post('/silent', { maxMs: 200 })).toMatchObject({ ok: false, kind: 'too-slow' });
    expect(await new SafeFetcher([], picture).post(`${server.origin}/p.jpg`, sent)).toMatchObject({
      kind: 'forbidden-address',
    });
    expect(server.fetched).toEqual(['/silent']);
  });
});

describe('a request that is asked', () => {
  const ask = (path: string, limits: Partial<FetchedThing> = {}) =>
    new SafeFetcher([server.host], { ...picture, ...limits }).ask(server.origin + path, {
      method: 'PUT',
      headers: { authorization: 'Basic secret' },
      body: Buffer.from('{}'),
    });

  it('is answered whole, with what the answer says of itself', async () => {
    server.files.set('/api', (response) => {
      const told = [response.req.method, response.req.headers.authorization];
      response.writeHead(404, { date: 'Fri, 20 Nov 2026 12:00:00 GMT' }).end(JSON.stringify(told));
    });
    expect(await ask('/api')).toMatchObject({
      ok: true,
      status: 404,
      text: '["PUT","Basic secret"]',
      date: 'Fri, 20 Nov 2026 12:00:00 GMT',
    });
  });

  it('is not asked again where a redirect points', async () => {
    server.files.set('/r', redirect('/elsewhere', 308));
    expect(await ask('/r')).toMatchObject({ ok: true, status: 308, location: '/elsewhere' });
    expect(server.fetched).toEqual(['/r']);
  });

  it('has no answer where that breaks off or is too large', async () => {
    server.files.set('/half', (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    expect(await ask('/half')).toMatchObject({ ok: false, kind: 'unreachable' });
    server.files.set('/long', endless());
    expect(await ask('/long', { maxBytes: 1_000 })).toMatchObject({ ok: false, kind: 'too-large' });
  });
});

it.each([
  ['http://93.184.216.34/', true],
  ['https://public.test/hook', true],
  ['https://nobody-knows.test/', true],
  ['http://localhost.example/', true],
  ['http://127.0.0.1/', false],
  ['http://[::1]/', false],
  ['http://localhost/', false],
  ['http://inside.test/', false],
  ['ftp://93.184.216.34/', false],
  ['xhttps://93.184.216.34/', false],
  ['nonsense', false],
])('whether %s may be asked is %s', async (address, permitted) => {
  const known = new Map([
    ['inside.test', '127.0.0.1'],
    ['public.test', '93.184.216.34'],
  ]);
  const fetcher = new SafeFetcher([], picture, (name, callback) => {
    const found = known.get(name);
    if (found === undefined) callback(new Error('not found'), []);
    else callback(null, [{ address: found, family: 4 }]);
  });
  expect(await fetcher.objectionTo(address)).toBe(
    permitted ? undefined : picture.sentences['forbidden-address'],
  );
});

it.each([
  ['http://127.0.0.1/', '127.0.0.1:80', true],
  ['https://127.0.0.1/', '127.0.0.1:443', true],
  ['http://127.0.0.1/', '127.0.0.1:443', false],
  ['https://127.0.0.1/', '127.0.0.1:80', false],
])('whether %s may be asked where %s may is %s', async (address, exception, permitted) => {
  const fetcher = new SafeFetcher([exception], picture);
  expect(await fetcher.objectionTo(address)).toBe(
    permitted ? undefined : picture.sentences['forbidden-address'],
  );
});

it.each(['https://user@93.184.216.34/', 'https://:password@93.184.216.34/'])(
  '%s is not to be entered',
  async (address) => {
    const objection = 'The address must not hold a user name or a password.';
    expect(await new SafeFetcher([], picture).objectionTo(address)).toBe(objection);
  },
);
