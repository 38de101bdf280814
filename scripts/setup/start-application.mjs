import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endChildrenOnSignals } from './child-processes.mjs';
import { endWithParent } from './parent-watch.mjs';
import { prepare, root } from './prepare.mjs';
import { runCommand } from './setup-error.mjs';

/**
 * Makes the clone ready and runs a program of the built backend in this very process, which then gets every signal.
 * @param {string} program path below backend/src, such as `main.js`
 */
export async function startApplication(program) {
  // Only npm is watched: a shell that started the server in the background may well end before it.
  if (process.env['npm_lifecycle_event']) endWithParent();
  const leaveSignals = endChildrenOnSignals();
  await runCommand(() => prepare());
  leaveSignals();
  await import(pathToFileURL(path.join(root, 'dist/backend/src', program)).href);
}
