/**
 * Mutation tests: `npm run test:mutation`, which adds the sources and their specs.
 * @type {ConstructorParameters<typeof import('@stryker-mutator/core').Stryker>[0]}
 */
export default {
  // Nobody pins down the wording of each sentence.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
  concurrency: 1,
  // A busy machine is no fault that was found.
  timeoutMS: 30_000,
  timeoutFactor: 3,
  // Node never frees the modules that `--experimental-vm-modules` loads.
  maxTestRunnerReuse: 100,
  tempDirName: 'dist/mutation/sandbox',
  ignorePatterns: ['dist', 'data'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { reportTests: false, logTests: false },
};
