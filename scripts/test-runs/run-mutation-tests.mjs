import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../../jest.config.mjs';
import { prepare } from '../setup/prepare.mjs';
import { runCommand, SetupError } from '../setup/setup-error.mjs';
import { mutationRuns, sourcesOfMostWeight } from './mutation-runs.mjs';

/** @typedef {import('./mutation-runs.mjs').MutationRun} MutationRun */

/**
 * The settings of the run's project with its specs: Stryker's runner knows no projects, and has Jest work in a copy of
 * the repository.
 * @param {MutationRun} run
 */
function jestSettings({ tier, specs }) {
  /** @type {Record<string, unknown>} */
  const project = { ...jestConfig.projects.find(({ displayName }) => displayName === tier) };
  const { rootDir: _, ...settings } = project;
  const testMatch = specs.map((spec) => `<rootDir>/${spec}`);
  return { ...settings, projects: [], testTimeout: jestConfig.testTimeout, testMatch };
}

/**
 * Puts small faults into sources, one after the other, and tells which of them the specs next to the sources let pass.
 * The reports are in `dist/mutation`. A fault that survives is not a failure, because it may change nothing that
 * anybody sees.
 * @param {readonly string[]} files paths from the repository's root; without any, those where faults cost most
 */
export async function runMutationTests(files) {
  await runCommand(async () => {
    await prepare([]);
    const runs = mutationRuns(files.length > 0 ? files : sourcesOfMostWeight());
    if (runs.length === 0) throw new SetupError('No unit or web test stands beside any of these files.');
    for (const run of runs) {
      await new Stryker({
        mutate: run.files,
        jest: { config: jestSettings(run) },
        htmlReporter: { fileName: `dist/mutation/${run.tier}.html` },
      }).runMutationTest();
    }
  });
}
