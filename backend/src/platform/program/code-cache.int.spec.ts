import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled } from '../testing/compiled.js';
import { temporaryDirectory } from '../testing/temporary-directory.js';

const codeCache = compiled('src/platform/program/code-cache.js');

let directory: string;
let remove: () => Promise<void>;
let kept: string;
let other: string;

beforeEach(async () => {
  ({ path: directory, remove } = await temporaryDirectory());
  kept = path.join(directory, 'kept.cjs');
  other = path.join(directory, 'other.cjs');
  writeFileSync(kept, `exports.word = 'first'; exports.other = require('./other.cjs').name;`);
  writeFileSync(other, `module.exports = { name: require('node:path').basename(__filename) };`);
  run(`makeCodeCache(${JSON.stringify([kept, other])}, (file) => file.endsWith('kept.cjs'))`);
});

afterEach(() => remove());

/**
 * Runs a script in a process of its own.
 * @returns what it printed
 */
function run(script: string): string {
  const program = `import('${codeCache}').then(({ useCodeCache, makeCodeCache }) => { ${script} })`;
  return execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
}

const loaded = (): unknown =>
  JSON.parse(
    run(
      `useCodeCache(); const { word, other } = require('${kept}'); console.log(JSON.stringify([word, other]))`,
    ),
  );

it('keeps what was made of the chosen files, beside them', () => {
  expect([kept, other].map((file) => existsSync(`${file}.cache`))).toEqual([true, false]);
});

it('runs what was kept in place of compiling', () => {
  expect(loaded()).toEqual(['first', 'other.cjs']);
  // V8 compares only the length of a source, so another word shows which of the two has run.
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('first', 'later'));
  expect(loaded()).toEqual(['first', 'other.cjs']);
});

it('compiles what has another length, or nothing usable kept', () => {
  writeFileSync(kept, readFileSync(kept, 'utf8').replace('first', 'longer than before'));
  expect(loaded()).toEqual(['longer than before', 'other.cjs']);
  writeFileSync(`${kept}.cache`, 'not from V8');
  expect(loaded()).toEqual(['longer than before', 'other.cjs']);
});
