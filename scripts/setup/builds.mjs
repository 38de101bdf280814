import { existsSync, renameSync, rmSync } from 'node:fs';
import { digestOf, isStamped, removeStamp, writeStamp } from './content-stamp.mjs';
import { runNode } from './child-processes.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {readonly string[]} sources
 * @property {string} directory what the build makes
 * @property {string} result the file of the build that is started or served
 * @property {readonly (readonly string[])[]} steps programs that make it, one after the other
 */

/** @type {Record<'backend' | 'frontend', Build>} */
export const builds = {
  backend: {
    name: 'backend',
    sources: [
      'checks',
      'prose',
      'backend/src',
      'backend/embedded',
      'backend/bench',
      '.swcrc',
      'scripts/setup/bundle.mjs',
      'tsconfig.json',
      'package-lock.json',
    ],
    directory: 'dist/backend',
    result: 'dist/backend/src/main.js',
    steps: [
      [
        'node_modules/@swc/cli/bin/swc.js',
        ...[
          'backend',
          'checks',
          'prose',
          '--out-dir',
          'dist/backend/modules',
          '--extensions',
          '.ts',
          '--quiet',
        ],
        ...['--ignore', '**/*.spec.ts,backend/test/**'],
      ],
      ['scripts/setup/bundle.mjs'],
      ['dist/backend/src/compile-packages.js'],
    ],
  },
  frontend: {
    name: 'frontend',
    sources: ['frontend', 'checks', 'prose', 'package-lock.json'],
    directory: 'dist/web',
    result: 'dist/web/index.html',
    steps: [['node_modules/vite/bin/vite.js', 'build', 'frontend', '--logLevel', 'warn']],
  },
};

/** Matches files that make no build stale: tests are not part of it, and the build makes the route tree. */
const leftOut = /\.spec\.tsx?$|\.e2e\.ts$|routeTree\.gen\.ts$/;

/** @param {Build} build */
const stampOf = ({ directory }) => `${directory}.stamp`;

/** @param {Build} build */
const digestOfSources = ({ sources }) => digestOf(sources, leftOut);

/** @param {Build} build */
export const isFresh = (build) =>
  existsSync(build.result) && isStamped(stampOf(build), digestOfSources(build));

/**
 * Builds from scratch, because a file whose source is gone must not stay. A build that fails leaves the last one in
 * place, although that is out of date: a server may be running from it and load some of its files later.
 * @param {Build} build
 * @param {(pid: number) => void} [onStart] is told the id of the process that builds
 * @throws SetupError after the builder's own words when it fails
 */
export async function runBuild(build, onStart) {
  console.log(`Building the ${build.name}…`);
  // The digest is taken first: what is saved during the build is built by the next one.
  const digest = digestOfSources(build);
  removeStamp(stampOf(build));
  const last = `${build.directory}.last`;
  replace(last, build.directory);
  try {
    await runSteps(build, onStart);
  } catch (error) {
    replace(build.directory, last);
    throw error;
  }
  rmSync(last, { recursive: true, force: true });
  writeStamp(stampOf(build), digest);
}

/**
 * Replaces a directory with another one, or removes it when the other does not exist.
 * @param {string} directory
 * @param {string} by
 */
function replace(directory, by) {
  rmSync(directory, { recursive: true, force: true });
  if (existsSync(by)) renameSync(by, directory);
}

/**
 * @param {Build} build
 * @param {(pid: number) => void} [onStart]
 */
async function runSteps(build, onStart) {
  for (const step of build.steps) {
    const { code, output } = await runNode(step, { env: { NODE_ENV: 'production' }, onStart });
    if (code !== 0) throw notBuilt(build, output);
  }
  if (!existsSync(build.result)) throw notBuilt(build, `There is no ${build.result}.`);
}

/**
 * @param {Build} build
 * @param {string} output
 */
function notBuilt({ name }, output) {
  console.error(output.trim());
  return new SetupError(`The ${name} could not be built, as shown above.`);
}
