import type { FastifyRequest } from 'fastify';
import { isFromHere } from './loopback.js';

const local = 'http://127.0.0.1:3000';

const isLocal = (
  remoteAddress: string | undefined,
  headers: Record<string, string>,
  publicUrl = local,
): boolean =>
  isFromHere({ raw: { socket: { remoteAddress } }, headers } as unknown as FastifyRequest, publicUrl);

describe('a request from this machine', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1:3000'],
    ['127.0.0.1', 'localhost:3000'],
    ['127.8.9.1', 'LOCALHOST'],
    ['::1', '[::1]:3000'],
    ['::ffff:127.0.0.1', 'desk.localhost'],
  ])('is one from %s to %s', (address, host) => {
    for (const publicUrl of [local, 'http://localhost:3000', 'http://[::1]']) {
      expect(isLocal(address, { host }, publicUrl)).toBe(true);
    }
  });

  it.each(['10.0.0.5', '::ffff:10.0.0.5', 'fe80::1', undefined])('is none from %s', (address) =>
    expect(isLocal(address, { host: 'localhost' })).toBe(false),
  );

  it.each([
    'desk.example',
    '203.0.113.9',
    '10.0.0.5:3000',
    'localhost.example',
    '127.0.0.1.example',
    '',
    'a b',
  ])('is none to the host "%s", which somebody elsewhere may have asked for', (host) =>
    expect(isLocal('127.0.0.1', { host })).toBe(false),
  );

  it('is none without a host', () => expect(isLocal('127.0.0.1', {})).toBe(false));

  it.each(['https://desk.example', 'http://203.0.113.9', 'http://10.0.0.5:3000', 'http://desk'])(
    'is none where people come by %s, for a proxy may put its own name into Host',
    (publicUrl) => expect(isLocal('127.0.0.1', { host: '127.0.0.1:3000' }, publicUrl)).toBe(false),
  );

  it.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'])(
    'is none that a proxy adds %s to',
    (header) => expect(isLocal('127.0.0.1', { host: 'localhost', [header]: 'localhost' })).toBe(false),
  );
});
