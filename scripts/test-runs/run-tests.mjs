import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../setup/browser.mjs';
import { builds } from '../setup/builds.mjs';
import { endChildrenOnSignals, runNode } from '../setup/child-processes.mjs';
import { endWithParent } from '../setup/parent-watch.mjs';
import { prepare } from '../setup/prepare.mjs';
import { runCommand } from '../setup/setup-error.mjs';
import { chosenProjects } from './chosen-projects.mjs';
import { countsLine, isSuccess } from './test-counts.mjs';

/**
 * The number of workers: one more than cores, because tests of servers wait for much of their time. Many more would
 * only delay each other.
 */
const workers = Math.min(4, availableParallelism() + 1);

/** The memory at which a worker is replaced: Node never frees the modules that `--experimental-vm-modules` loads. */
const workerMemory = '1500MB';

/**
 * Whether the arguments set the number of workers, which Jest refuses to be told twice.
 * @param {readonly string[]} jestArguments
 */
const choosesWorkers = (jestArguments) =>
  jestArguments.some((argument) => /^(-i|--runInBand|-w|--maxWorkers)\b/.test(argument));

/** @param {readonly string[]} jestArguments */
async function provideWhatTestsNeed(jestArguments) {
  const projects = chosenProjects(jestArguments);
  const need = (/** @type {string[]} */ ...names) => !projects || names.some((name) => projects.has(name));
  // Some tests run the built application or its event store in processes of their own.
  await prepare([
    ...(need('int', 'e2e', 'browser', 'sites') ? [builds.backend] : []),
    ...(need('int', 'e2e', 'browser') ? [builds.frontend] : []),
  ]);
  if (need('browser')) process.env['CHROME_PATH'] = await findBrowser();
}

/** @param {string} file */
function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Jest ended before it could write the results.
    return undefined;
  }
}

/**
 * Installs and builds what is missing, runs Jest, and prints the counts on a line of their own at the very end.
 * @param {readonly string[]} args for Jest; `--changed` chooses what uncommitted changes can reach by imports
 * @param {NodeJS.ProcessEnv} [env] variables for the tests
 * @returns {Promise<number>} the exit code: 0 only when tests ran and none failed, or nothing has changed
 */
export async function runTests(args, env = {}) {
  const jestArguments = args.map((argument) => (argument === '--changed' ? '--onlyChanged' : argument));
  endChildrenOnSignals();
  if (process.env['npm_lifecycle_event']) endWithParent();
  await runCommand(() => provideWhatTestsNeed(jestArguments));
  const directory = mkdtempSync(path.join(tmpdir(), 'provenance-tests-'));
  const file = path.join(directory, 'results.json');
  const { code } = await runNode(
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      ...(choosesWorkers(jestArguments) ? [] : [`--maxWorkers=${workers}`]),
      `--workerIdleMemoryLimit=${workerMemory}`,
      '--json',
      `--outputFile=${file}`,
      ...jestArguments,
    ],
    { show: true, env },
  );
  const results = readResults(file);
  rmSync(directory, { recursive: true, force: true });
  console.log(`\n${countsLine(results)}`);
  return code === 0 && isSuccess(results, args.includes('--changed')) ? 0 : 1;
}
