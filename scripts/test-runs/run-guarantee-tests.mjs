import { parseArgs } from 'node:util';
import { root } from '../setup/prepare.mjs';
import { guaranteeFiles, guaranteePattern } from './guarantee-tests.mjs';
import { runTests } from './run-tests.mjs';

const usage =
  'Usage: npm run test:faults [-- name [--rounds n]], such as: npm run test:faults -- A19 --rounds 100';

/** @param {string[]} args */
function parse(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { rounds: { type: 'string' } },
    });
    const { rounds } = values;
    return positionals.length > 1 || (rounds && !/^[1-9]\d*$/.test(rounds))
      ? undefined
      : { name: positionals[0], rounds };
  } catch {
    return undefined;
  }
}

/**
 * Runs the tests of the reliability guarantees at their full counts (`npm test` runs a fraction), one after the other,
 * so that what they measure is theirs alone.
 * @param {string[]} args `[name] [--rounds n]`
 * @returns {Promise<number>} the exit code
 */
export async function runGuaranteeTests(args) {
  const wish = parse(args);
  if (!wish) {
    console.error(usage);
    return 1;
  }
  process.chdir(root);
  const files = guaranteeFiles(wish.name);
  if (files.length === 0) {
    console.error(`No test names the guarantee ${wish.name ?? ''}.`);
    return 1;
  }
  return runTests(['--maxWorkers=1', '-t', guaranteePattern(wish.name), '--runTestsByPath', ...files], {
    FULL_SCALE: '1',
    ...(wish.rounds ? { FAULT_ROUNDS: wish.rounds } : {}),
  });
}
