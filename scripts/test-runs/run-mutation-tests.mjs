import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import jestConfig from '../../jest.config.mjs';
import { builds } from '../setup/builds.mjs';
import { prepare, root } from '../setup/prepare.mjs';
import { runCommand } from '../setup/setup-error.mjs';
import { mutationRuns, sourcesOfMostWeight } from './mutation-runs.mjs';

/** @typedef {import('./mutation-runs.mjs').MutationRun} MutationRun */

/**
 * The settings of the run's project with its specs: Stryker's runner knows no projects, and has Jest work in a copy of
 * the repository. Postgres runs already; Jest would start one for each fault.
 * @param {MutationRun} run
 */
function jestSettings({ tier, specs }) {
  /** @type {Record<string, unknown>} */
  const project = { ...jestConfig.projects.find(({ displayName }) => displayName === tier) };
  const { rootDir: _, globalSetup: __, globalTeardown: ___, ...settings } = project;
  return {
    ...settings,
    projects: [],
    testTimeout: jestConfig.testTimeout,
    testMatch: specs.map((spec) => `<rootDir>/${spec}`),
    testPathIgnorePatterns: ['/node_modules/'],
  };
}

/**
 * What a run adds to `stryker.config.mjs`. Which tests reach a fault is known of those in the same process; integration
 * tests have servers as well, built with the faults in them, so each fault gets all of them.
 * @param {MutationRun} run
 * @returns {ConstructorParameters<typeof Stryker>[0]}
 */
function optionsOf(run) {
  const inOneProcess = run.tier !== 'int';
  const build = builds.backend.steps.map((step) => ['node', ...step].join(' ')).join(' && ');
  return {
    mutate: run.files,
    jest: { config: jestSettings(run), enableFindRelatedTests: inOneProcess },
    coverageAnalysis: inOneProcess ? 'perTest' : 'off',
    ...(!inOneProcess && { buildCommand: build }),
    htmlReporter: { fileName: `dist/mutation/${run.tier}.html` },
  };
}

/** @param {() => Promise<void>} work that finds a Postgres in `TEST_POSTGRES_URL` */
async function withPostgres(work) {
  await prepare([builds.backend]);
  const servers = path.join(root, 'backend/src/platform/testing/global-setup.mjs');
  const { default: start, stopPostgresOfTheRun: stop } = await import(pathToFileURL(servers).href);
  await start();
  await work().finally(stop);
}

/**
 * Puts small faults into sources, one after the other, and tells which of them the specs beside the sources let pass.
 * The reports are in `dist/mutation`; a fault that survives is no failure, for it may change nothing that anybody sees.
 * @param {readonly string[]} files paths from the repository's root; without any, those where faults cost most
 */
export async function runMutationTests(files) {
  await runCommand(async () => {
    await prepare([]);
    for (const run of mutationRuns(files.length > 0 ? files : sourcesOfMostWeight())) {
      const test = async () => void (await new Stryker(optionsOf(run)).runMutationTest());
      await (run.tier === 'int' ? withPostgres(test) : test());
    }
  });
}
