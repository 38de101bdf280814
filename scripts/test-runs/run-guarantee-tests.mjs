import { root } from '../setup/prepare.mjs';
import { guaranteeArguments } from './guarantee-arguments.mjs';
import { guaranteeFiles, guaranteePattern } from './guarantee-tests.mjs';
import { runTests } from './run-tests.mjs';

const usage =
  'Usage: npm run test:faults -- [name] [--rounds n], such as: npm run test:faults -- A19 --rounds 100';

/**
 * Runs the tests of the reliability guarantees at their full counts (`npm test` runs a fraction), one after the other,
 * so that what they measure is theirs alone.
 * @param {readonly string[]} args `[name] [--rounds n]`
 * @returns {Promise<number>} the exit code
 */
export async function runGuaranteeTests(args) {
  const wish = guaranteeArguments(args, process.env['npm_config_rounds']);
  if (!wish) {
    console.error(usage);
    return 1;
  }
  process.chdir(root);
  const files = guaranteeFiles(wish.name);
  if (files.length === 0) {
    console.error(`No test names ${wish.name ? `the guarantee ${wish.name}` : 'a guarantee'}.`);
    return 1;
  }
  const needBrowser = files.some((file) => file.endsWith('.e2e.ts'));
  const projects = ['unit', 'web', 'int', 'e2e', ...(needBrowser ? ['browser'] : [])];
  const pattern = guaranteePattern(wish.name);
  return runTests(
    ['--runInBand', '--selectProjects', ...projects, '-t', pattern, '--runTestsByPath', ...files],
    { FULL_SCALE: '1', ...(wish.rounds ? { FAULT_ROUNDS: wish.rounds } : {}) },
  );
}
