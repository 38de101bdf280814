import { readFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(import.meta.dirname, '../../docs');
const walk = readFileSync(path.join(docs, 'walk.md'), 'utf8');

/** @param {string} code code whose lines are compared wherever they are indented to */
const unindented = (code) => code.replaceAll(/^\s+/gm, '');

const excerpts = [...walk.matchAll(/^From \[`[^`]+`\]\(([^)]+)\):\n\n```\w+\n(.*?)```$/gms)].map(
  ([, file = '', code = '']) => ({ file, excerpt: unindented(code) }),
);

it('every excerpt of the walk names its file', () => {
  expect(excerpts).toHaveLength([...walk.matchAll(/^```\w+$/gm)].length);
});

it.each(excerpts)('what is shown of $file stands there', ({ file, excerpt }) => {
  expect(unindented(readFileSync(path.join(docs, file), 'utf8'))).toContain(excerpt);
});
