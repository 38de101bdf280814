import type { FastifyRequest } from 'fastify';
import { WarningsOnce } from './warnings-once.js';
import { checkOrigin } from './origin-check.js';

const check = (method: string, headers: Record<string, string>) => () => {
  const request = { method, headers, protocol: 'http', host: '10.0.0.5:3000' };
  checkOrigin(request as unknown as FastifyRequest, 'https://desk.example');
};

describe('the origin of an unsafe request', () => {
  it.each([
    ['our public one', { origin: 'https://desk.example' }],
    ['the address it came to', { origin: 'http://10.0.0.5:3000' }],
    ['a page of ours', { referer: 'https://desk.example/articles?x=1' }],
    ['nowhere: a script', {}],
    ['the same one, the browser says', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar, the browser says', { 'sec-fetch-site': 'none' }],
  ])('may be %s', (_, headers) => expect(check('POST', headers)).not.toThrow());

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another scheme', { origin: 'http://desk.example' }],
    ['another port', { origin: 'http://10.0.0.5:3001' }],
    ['a name that starts like ours', { origin: 'https://desk.example.evil.example' }],
    ['a sandbox', { origin: 'null' }],
    ['an unreadable address', { referer: 'about' }],
    ['another page', { referer: 'https://evil.example/https://desk.example/' }],
    ['another site, the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site, the browser says', { 'sec-fetch-site': 'same-site' }],
    [
      'another site, whatever page it names',
      { origin: 'https://evil.example', referer: 'https://desk.example/' },
    ],
  ])('may not be %s', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(check(method, headers)).toThrow('This request comes from another site.');
    }
  });

  it.each(['GET', 'HEAD'])('does not matter for %s', (method) =>
    expect(check(method, { origin: 'https://evil.example' })).not.toThrow(),
  );
});

describe('what is told to who runs the server', () => {
  const toldOf = (...requests: Record<string, string>[]): string[] => {
    const told: string[] = [];
    const warnings = new WarningsOnce((sentence) => void told.push(sentence));
    for (const headers of requests) {
      const request = { method: 'POST', headers, protocol: 'http', host: headers['host'] };
      try {
        checkOrigin(request as unknown as FastifyRequest, 'http://127.0.0.1:3000', warnings);
      } catch {
        // The refusal is expected; only the warning is tested here.
      }
    }
    return told;
  };

  it('is what was seen and which setting mends it, once for each cause', () => {
    const seen = { origin: 'https://desk.example', host: '127.0.0.1:3000' };
    expect(toldOf(seen, seen, { ...seen, host: 'app:3000' }, seen)).toEqual([
      'A request was refused as another site’s: Origin https://desk.example, Host 127.0.0.1:3000, PUBLIC_URL http://127.0.0.1:3000. If people use this desk at https://desk.example, set PUBLIC_URL=https://desk.example, and have the proxy pass on the name that was asked for: proxy_set_header Host $http_host in nginx, ProxyPreserveHost On in Apache.',
      expect.stringContaining('Host app:3000,'),
    ]);
  });

  it.each([
    [{ origin: 'null', host: 'a' }, 'Origin null, Host a,'],
    [{ 'sec-fetch-site': 'cross-site', host: 'a' }, 'Origin none, Host a,'],
    [{ referer: 'https://evil.example/private?token=1' }, 'Origin https://evil.example, Host none,'],
    [{ origin: 'x'.repeat(9_000), host: 'a' }, `Origin ${'x'.repeat(300)}, Host a,`],
    [{ origin: 'null', host: 'a'.repeat(9_000) }, `Host ${'a'.repeat(300)},`],
  ])('is no more than that of %j', (headers, facts) => {
    const [told = ''] = toldOf(headers);
    expect(told).toContain(facts);
    expect(told.includes('set PUBLIC_URL')).toBe(facts.includes('https:'));
  });

  it('is nothing of what is allowed, and nothing more after a hundred causes', () => {
    expect(toldOf({ origin: 'http://127.0.0.1:3000' }, {})).toEqual([]);
    const many = Array.from({ length: 150 }, (_, at) => ({ origin: `https://x-${at}.example` }));
    expect(toldOf(...many)).toHaveLength(100);
  });
});
