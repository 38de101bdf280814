import { createServer, type AddressInfo } from 'node:net';
import { FakeOpenverse, file, redirect } from '../ai/testing/fake-openverse.js';
import type { FakeReply } from '../ai/testing/fake-replies.js';
import { resolveBySystem } from './checked-lookup.js';
import { picture as anyPicture, type FetchedThing } from './fetched-thing.js';
import { SafeFetcher } from './safe-fetcher.js';

const picture = Buffer.from('a picture, for all that is known here');

let server: FakeOpenverse;

beforeAll(async () => {
  server = await FakeOpenverse.start();
});
beforeEach(() => {
  server.forget();
  server.files.set('/p.jpg', file(picture));
});
afterAll(() => server.stop());

const allowed = (limits: Partial<FetchedThing> = {}, host = server.host) =>
  new SafeFetcher([host], { ...anyPicture, ...limits });

const kindOf = async (fetching: ReturnType<SafeFetcher['fetch']>): Promise<string> => {
  const outcome = await fetching;
  return outcome.ok ? 'fetched' : outcome.kind;
};

describe('a redirect', () => {
  it('is followed up to five times', async () => {
    for (const hop of [1, 2, 3, 4, 5])
      server.files.set(`/${hop}`, redirect(hop === 1 ? '/p.jpg' : `/${hop - 1}`));
    server.files.set('/6', redirect('/5'));
    expect(await kindOf(allowed().fetch(`${server.origin}/5`))).toBe('fetched');
    expect(await kindOf(allowed().fetch(`${server.origin}/6`))).toBe('error-answer');
  });

  it.each([
    ['an answer that only names another place', redirect('/p.jpg', 201)],
    ['one that names no place', ((response) => void response.writeHead(302).end()) satisfies FakeReply],
  ])('is not %s', async (_, reply) => {
    server.files.set('/r', reply);
    expect(await kindOf(allowed().fetch(`${server.origin}/r`))).toBe('error-answer');
    expect(server.fetched).toEqual(['/r']);
  });
});

describe('an answer', () => {
  it('as large as it may be is fetched, and no larger one', async () => {
    const address = `${server.origin}/p.jpg`;
    expect(await kindOf(allowed({ maxBytes: picture.length }).fetch(address))).toBe('fetched');
    expect(await kindOf(allowed({ maxBytes: picture.length - 1 }).fetch(address))).toBe('too-large');
  });

  it('of no known kind is fetched as that', async () => {
    server.files.set('/p.jpg', (response) => void response.end(picture));
    expect(await allowed().fetch(`${server.origin}/p.jpg`)).toMatchObject({ ok: true, contentType: '' });
  });
});

it('an address of https is asked in TLS', async () => {
  const handshake = 22;
  let first: number | undefined;
  const listener = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', (bytes) => {
      first = bytes[0];
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => listener.once('listening', listening));
  const host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  expect(await kindOf(allowed({}, host).fetch(`https://${host}/p.jpg`))).toBe('unreachable');
  expect(first).toBe(handshake);
  await new Promise((closed) => listener.close(closed));
});

it('a name is looked up by the system', async () => {
  const found = await new Promise<readonly string[]>((resolve, reject) =>
    resolveBySystem('localhost', (error, addresses) =>
      error ? reject(error) : resolve(addresses.map(({ address }) => address)),
    ),
  );
  expect(found).not.toEqual([]);
  expect(['127.0.0.1', '::1']).toEqual(expect.arrayContaining([...found]));
});
