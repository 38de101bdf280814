import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const module = pathToFileURL(path.join(import.meta.dirname, 'parent-watch.mjs')).href;

/** A process that watches its parent; it tells its id and, when it has a handler, of SIGTERM. */
const watcher = (/** @type {string} */ handler) => `
  import { endWithParent } from '${module}';
  ${handler}
  endWithParent(20);
  setInterval(() => {}, 1000);
  console.log('watching');`;

/** @param {string} child source text of a module that the parent runs as its child, sharing its output */
const parentOf = (child) =>
  spawn(process.execPath, [
    '--eval',
    `require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(child)}], { stdio: 'inherit' })`,
  ]);

describe('a process whose parent is killed', () => {
  it.each([
    [
      'ends as SIGTERM ends it',
      `process.on('SIGTERM', () => { console.log('SIGTERM'); process.exit(); });`,
      'watching\nSIGTERM\n',
    ],
    ['ends at once when nothing handles SIGTERM', '', 'watching\n'],
  ])('%s', async (_, handler, said) => {
    const parent = parentOf(watcher(handler));
    let output = '';
    parent.stdout.on('data', (data) => (output += data));
    await once(parent.stdout, 'data');
    parent.kill('SIGKILL');
    // The pipe closes when the last process that holds it, the watcher, is gone.
    await once(parent.stdout, 'close');
    expect(output).toBe(said);
  });
});
