import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const documents = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

const link = /\]\((?!https?:)([^)#]+)/g;

describe('what a document links to', () => {
  it.each(documents)('is there: %s', (document) => {
    const targets = [...readFileSync(document, 'utf8').matchAll(link)].map(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([]);
  });
});
