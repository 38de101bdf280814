import type { FastifyRequest } from 'fastify';
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
