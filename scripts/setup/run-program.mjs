import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endChildrenOnSignals } from './child-processes.mjs';
import { endWithParent } from './parent-watch.mjs';
import { prepare, root } from './prepare.mjs';
import { runCommand } from './setup-error.mjs';

/**
 * Makes the clone ready and runs a program of the built backend in this very process, which then gets every signal.
 * @param {string} program path below backend of the compiled program, such as `src/main.js`
 * @param {object} [options]
 * @param {readonly string[]} [options.args] what the program finds from `process.argv[2]` on
 * @param {Parameters<typeof prepare>[0]} [options.wanted] what must be built; by default everything
 */
export async function runProgram(program, { args = [], wanted } = {}) {
  // Only npm is watched: a shell that started the server in the background may well end before it.
  if (process.env['npm_lifecycle_event']) endWithParent();
  const leaveSignals = endChildrenOnSignals();
  await runCommand(() => prepare(wanted));
  leaveSignals();
  const file = path.join(root, 'dist/backend', program);
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
}
