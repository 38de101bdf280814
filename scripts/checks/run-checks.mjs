import { availableParallelism } from 'node:os';
import { builds } from '../setup/builds.mjs';
import { endChildrenOnSignals, runNode } from '../setup/child-processes.mjs';
import { endWithParent } from '../setup/parent-watch.mjs';
import { prepare } from '../setup/prepare.mjs';
import { runCommand } from '../setup/setup-error.mjs';
import { steps } from './steps.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * @param {Step} step
 * @returns {Promise<boolean>} whether it passed
 */
async function runStep({ name, command, remedy }) {
  const start = performance.now();
  const { code, output } = await runNode(command, { env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } });
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  console.log(`${code === 0 ? '✔' : '✖'} ${name.padEnd(18)}${seconds.padStart(8)}`);
  if (code !== 0) console.log(`${output.trim()}\n→ ${remedy}\n`);
  return code === 0;
}

/**
 * Runs everything that must hold of every commit, several at once, and prints what passed.
 * @param {{ tests: boolean }} options `tests: false` leaves out the unit tests, where `npm test` runs them anyway
 * @returns {Promise<number>} the exit code
 */
export async function runChecks({ tests }) {
  endChildrenOnSignals();
  if (process.env['npm_lifecycle_event']) endWithParent();
  await runCommand(() => prepare([builds.backend]));
  const chosen = steps.filter(({ name }) => tests || name !== 'unit tests');
  const waiting = [...chosen];
  let failed = 0;
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  console.log(
    failed === 0 ? `All ${chosen.length} checks passed.` : `${failed} of ${chosen.length} checks failed.`,
  );
  return failed === 0 ? 0 : 1;
}
