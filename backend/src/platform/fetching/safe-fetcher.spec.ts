import type { LookupAddress } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { FakeOpenverse, endless, file, redirect } from '../ai/testing/fake-openverse.js';
import { replies } from '../ai/testing/fake-replies.js';
import { ForbiddenAddress, checkedLookup, type ResolveName } from './checked-lookup.js';
import { picture as anyPicture, type FetchedThing } from './fetched-thing.js';
import { SafeFetcher } from './safe-fetcher.js';

const picture = Buffer.from('a picture, for all that is known here');

let server: FakeOpenverse;
let port: string;

beforeAll(async () => {
  server = await FakeOpenverse.start();
  [, port = ''] = server.host.split(':');
});
beforeEach(() => {
  server.forget();
  server.files.set('/p.jpg', file(picture));
});
afterAll(() => server.stop());

/** Resolves names that end in `.test` to what the test says, and no other names. */
const resolving =
  (addresses: Record<string, string[]>): ResolveName =>
  (hostname, callback) => {
    const found = addresses[hostname];
    if (!found) return callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    callback(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };

const atLoopback = resolving({
  localhost: ['127.0.0.1', '::1'],
  'foo.localhost': ['127.0.0.1'],
  'localhost.': ['127.0.0.1'],
  'inside.test': ['127.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'cloud.test': ['169.254.169.254'],
});

type Limits = Partial<FetchedThing>;

interface Overrides {
  readonly allow?: readonly string[];
  readonly resolve?: ResolveName;
  readonly limits?: Limits;
}

const fetcher = ({ allow = [], resolve = atLoopback, limits }: Overrides = {}) =>
  new SafeFetcher(allow, { ...anyPicture, ...limits }, resolve);

const kindOf = async (fetching: ReturnType<SafeFetcher['fetch']>): Promise<string> => {
  const outcome = await fetching;
  return outcome.ok ? 'fetched' : outcome.kind;
};

describe('an address within', () => {
  it.each([
    'http://127.0.0.1:PORT/p.jpg',
    'http://127.1:PORT/p.jpg',
    'http://0x7f.1:PORT/p.jpg',
    'http://0x7f000001:PORT/p.jpg',
    'http://017700000001:PORT/p.jpg',
    'http://2130706433:PORT/p.jpg',
    'http://0177.0.0.01:PORT/p.jpg',
    'http://①②⑦.⓪.⓪.①:PORT/p.jpg',
    'http://127。0。0。1:PORT/p.jpg',
    'http://%31%32%37.0.0.1:PORT/p.jpg',
    'http:127.0.0.1:PORT/p.jpg',
    'http:\\\\127.0.0.1:PORT\\p.jpg',
    'ht\ntp://127.0.0.1:PORT/p.jpg',
    ' http://127.0.0.1:PORT/p.jpg ',
    'http://example.com@127.0.0.1:PORT/p.jpg',
    'http://0.0.0.0:PORT/p.jpg',
    'http://0:PORT/p.jpg',
    'http://[::1]:PORT/p.jpg',
    'http://[::ffff:127.0.0.1]:PORT/p.jpg',
    'http://[::ffff:7f00:1]:PORT/p.jpg',
    'http://[0:0:0:0:0:ffff:7f00:1]:PORT/p.jpg',
    'http://[64:ff9b::7f00:1]:PORT/p.jpg',
    'http://[2002:7f00:1::]:PORT/p.jpg',
    'http://localhost:PORT/p.jpg',
    'http://LOCALHOST:PORT/p.jpg',
    'http://foo.localhost:PORT/p.jpg',
    'http://not-looked-up.localhost:PORT/p.jpg',
    'http://localhost.:PORT/p.jpg',
    'http://inside.test:PORT/p.jpg',
    'http://mapped.test:PORT/p.jpg',
    'http://nat64.test:PORT/p.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'http://cloud.test/latest/meta-data/',
    'https://127.0.0.1:PORT/p.jpg',
  ])('%j is refused before a connection is made', async (address) => {
    expect(await kindOf(fetcher().fetch(address.replace('PORT', port)))).toBe('forbidden-address');
    expect(server.fetched).toEqual([]);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.com/p.jpg',
    'data:image/png;base64,iVBORw0KGgo=',
    'gopher://127.0.0.1:PORT/',
    'blob:http://127.0.0.1:PORT/1',
    'javascript:alert(1)',
    '//127.0.0.1:PORT/p.jpg',
    '/p.jpg',
    'p.jpg',
    'http://',
    'http://[::1',
    'http://256.256.256.256/',
    '',
  ])('%j is not even an address to fetch from', async (address) => {
    expect(await kindOf(fetcher().fetch(address.replace('PORT', port)))).toBe('forbidden-address');
    expect(server.fetched).toEqual([]);
  });

  it('is reached when it is an exception, by name or number, with that port only', async () => {
    const allow = [server.host, `inside.test:${port}`];
    expect(await fetcher({ allow }).fetch(`${server.origin}/p.jpg`)).toMatchObject({
      ok: true,
      bytes: picture,
      contentType: 'image/jpeg',
    });
    expect(await kindOf(fetcher({ allow }).fetch(`http://inside.test:${port}/p.jpg`))).toBe('fetched');
    expect(await kindOf(fetcher({ allow: ['127.0.0.1:1'] }).fetch(`${server.origin}/p.jpg`))).toBe(
      'forbidden-address',
    );
  });
});

describe('a name', () => {
  const lookUp = (addresses: string[], all: boolean) =>
    new Promise<LookupAddress[] | string>((resolve, reject) =>
      checkedLookup(resolving({ 'some.test': addresses }))('some.test', { all }, (error, found) =>
        error ? reject(error) : resolve(found),
      ),
    );

  it('is connected to at its public addresses only', async () => {
    expect(await lookUp(['127.0.0.1', '93.184.216.34', '::1'], true)).toEqual([
      { address: '93.184.216.34', family: 4 },
    ]);
    expect(await lookUp(['10.0.0.1', '93.184.216.34'], false)).toBe('93.184.216.34');
  });

  it('with none of them is refused', async () => {
    await expect(lookUp(['127.0.0.1', 'fd00::1'], true)).rejects.toThrow(ForbiddenAddress);
    await expect(lookUp([], true)).rejects.toThrow(ForbiddenAddress);
  });

  it('that nobody knows cannot be reached', async () => {
    expect(await kindOf(fetcher().fetch('http://nowhere.test/p.jpg'))).toBe('unreachable');
  });
});

describe('a redirect', () => {
  const allowed = () => fetcher({ allow: [server.host] });

  it.each(['/p.jpg', 'p.jpg', 'HOST/p.jpg'])('to %s is followed', async (location) => {
    server.files.set('/r', redirect(location.replace('HOST', server.origin)));
    expect(await allowed().fetch(`${server.origin}/r`)).toMatchObject({ ok: true, bytes: picture });
  });

  it.each([
    'http://127.0.0.1:9/p.jpg',
    'http://[::ffff:7f00:1]:9/',
    'http://inside.test:9/',
    'file:///etc/passwd',
    'ftp://127.0.0.1:PORT/p.jpg',
  ])('to %s is refused', async (location) => {
    server.files.set('/r', redirect(location.replace('PORT', port), 307));
    expect(await kindOf(allowed().fetch(`${server.origin}/r`))).toBe('forbidden-address');
  });

  it('in a circle ends', async () => {
    server.files.set('/r', redirect('/r'));
    expect(await kindOf(allowed().fetch(`${server.origin}/r`))).toBe('error-answer');
    expect(server.fetched.length).toBeLessThan(10);
  });
});

describe('a server that misbehaves', () => {
  const allowed = (limits: Limits = {}) => fetcher({ allow: [server.host], limits });
  const short = { maxBytes: 1_000, maxMs: 200 };

  it.each([403, 404, 429, 500, 204, 304])('%d is told as an error', async (status) => {
    server.files.set('/p.jpg', (response) => void response.writeHead(status).end());
    expect(await kindOf(allowed().fetch(`${server.origin}/p.jpg`))).toBe('error-answer');
  });

  it('40 MB and more are not read to the end, whatever length is claimed', async () => {
    server.files.set('/p.jpg', endless());
    expect(await kindOf(allowed().fetch(`${server.origin}/p.jpg`))).toBe('too-large');
  });

  it.each([
    ['silence', replies.silence()],
    ['a byte now and then', replies.drip(20)],
  ])('%s ends at the time limit', async (_, reply) => {
    server.files.set('/p.jpg', reply);
    const began = performance.now();
    expect(await kindOf(allowed(short).fetch(`${server.origin}/p.jpg`))).toBe('too-slow');
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('slow redirects share one time limit', async () => {
    server.files.set('/p.jpg', (response) => void setTimeout(() => redirect('/p.jpg')(response), 90));
    expect(await kindOf(allowed(short).fetch(`${server.origin}/p.jpg`))).toBe('too-slow');
  });

  it('half a picture is none', async () => {
    server.files.set('/p.jpg', (response) => {
      response.writeHead(200, { 'content-length': 1_000 });
      response.write('half', () => response.destroy());
    });
    expect(await kindOf(allowed().fetch(`${server.origin}/p.jpg`))).toBe('unreachable');
  });

  it('a closed port cannot be reached', async () => {
    const closed = await FakeOpenverse.start();
    const { origin, host } = closed;
    await closed.stop();
    expect(await kindOf(fetcher({ allow: [host] }).fetch(`${origin}/p.jpg`))).toBe('unreachable');
  });

  it('being told to stop ends it', async () => {
    server.files.set('/p.jpg', replies.silence());
    const stop = new AbortController();
    const fetching = allowed().fetch(`${server.origin}/p.jpg`, stop.signal);
    stop.abort();
    expect(await kindOf(fetching)).toBe('stopped');
  });
});

it('neither cookies nor the name and password of an address are sent', async () => {
  let headers: Record<string, unknown> = {};
  server.files.set('/p.jpg', (response) => {
    headers = { ...response.req.headers };
    file(picture)(response);
  });
  const address = `http://mara:secret@${server.host}/p.jpg`;
  expect(await kindOf(fetcher({ allow: [server.host] }).fetch(address))).toBe('fetched');
  expect(Object.keys(headers).sort().join()).toBe('accept,accept-encoding,connection,host,user-agent');
});

it('the server names itself with its version and no purpose that only some fetches have', async () => {
  let said: string | undefined;
  server.files.set('/p.jpg', (response) => {
    said = response.req.headers['user-agent'];
    file(picture)(response);
  });
  expect(await kindOf(fetcher({ allow: [server.host] }).fetch(`http://${server.host}/p.jpg`))).toBe(
    'fetched',
  );
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  expect(said).toBe(`Provenance/${version} (editorial platform)`);
});
