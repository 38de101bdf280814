import type { FastifyRequest } from 'fastify';
import { uploadedFileName } from './file-name.js';

const named = (name?: string): string =>
  uploadedFileName({ headers: { 'x-filename': name } } as unknown as FastifyRequest);

it.each([
  ['is percent-encoded', encodeURIComponent('café 1.md'), 'café 1.md'],
  ['is not encoded', '100 %.md', '100 %.md'],
  ['has folders', encodeURIComponent(String.raw`C:\texts/box.md`), 'box.md'],
  ['has control characters', encodeURIComponent(' a\0\n.md '), 'a.md'],
  ['is too long, for what it ends with is its kind', `${'a'.repeat(300)}.md`, `${'a'.repeat(252)}.md`],
  ['would be cut in the middle of a character', encodeURIComponent(`😀${'a'.repeat(254)}`), 'a'.repeat(254)],
  ['is none', undefined, ''],
])('a name that %s', (_, sent, name) => {
  expect(named(sent)).toBe(name);
});
