import { ownPath } from './own-path.js';

it.each(['/', '/articles', '/articles?status=all#top', '/profile?part=security'])('%s is ours', (path) => {
  expect(ownPath(path)).toBe(path);
});

it.each([
  undefined,
  '',
  'articles',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/api/auth/oidc/1',
  '/./api/docs',
  '/login?problem=over',
  `/${'x'.repeat(3_000)}`,
])('%j leads to the start', (path) => {
  expect(ownPath(path)).toBe('/');
});
