import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** @param {string} document @returns {string[]} what it links to in the repository, and is not there */
function deadLinks(document) {
  const text = readFileSync(path.join(root, document), 'utf8');
  const targets = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, target]) =>
    String(target),
  );
  return targets.filter((target) => !existsSync(path.resolve(root, path.dirname(document), target)));
}

it.each(documents)('what %s links to is there', (document) => {
  expect(deadLinks(document)).toEqual([]);
});
