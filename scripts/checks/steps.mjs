/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command a program for Node and its arguments
 * @property {string} remedy what to do when it fails
 */

const tsc = 'node_modules/typescript-7/bin/tsc';
const oxlint = 'node_modules/oxlint/bin/oxlint';
const oxfmt = 'node_modules/oxfmt/bin/oxfmt';
/** @param {string} config */
const cruise = (config) => [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  ...['--config', config, '--output-type', 'err-long', 'backend', 'checks', 'frontend', 'prose', 'scripts'],
];
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

/**
 * The checks of every commit; the longest come first, so that none of them runs on alone at the end.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'lint', command: [oxlint, '.'], remedy: 'see the rules in .oxlintrc.json' },
  {
    name: 'unit tests',
    command: [...jest, '--selectProjects', 'unit', '--maxWorkers=2', '--silent'],
    remedy: 'npm run jest -- --selectProjects unit',
  },
  {
    name: 'types: backend',
    command: [tsc, '-p', 'tsconfig.json'],
    remedy: 'npm run tsc -- -p tsconfig.json',
  },
  {
    name: 'types: frontend',
    command: [tsc, '-p', 'frontend', '--noEmit'],
    remedy: 'npm run tsc -- -p frontend',
  },
  {
    name: 'unused code',
    command: ['node_modules/knip/bin/knip.js'],
    remedy: 'delete it, or export it no longer',
  },
  {
    name: 'imports',
    command: cruise('dependency-cruiser.config.mjs'),
    remedy: 'see the rules in dependency-cruiser.config.mjs',
  },
  {
    name: 'folders',
    command: cruise('dependency-cruiser.folders.config.mjs'),
    remedy: 'see the rules in dependency-cruiser.folders.config.mjs',
  },
  {
    name: 'Node versions',
    command: ['scripts/checks/node-versions.mjs'],
    remedy: 'take another version of the package, or say in scripts/checks/node-versions.mjs why it works',
  },
  { name: 'format', command: [oxfmt, '--check', '.'], remedy: 'npm run format' },
  { name: 'types: scripts', command: [tsc, '-p', 'scripts'], remedy: 'npm run tsc -- -p scripts' },
  { name: 'API types', command: ['scripts/api-types.mjs', '--check'], remedy: 'npm run api:types' },
  {
    name: 'API document',
    command: ['scripts/checks/api-document.mjs'],
    remedy: 'give the operation its sentence, refusals or answers, or api-words.ts the tag or the example',
  },
  { name: 'events document', command: ['scripts/events-doc.mjs', '--check'], remedy: 'npm run docs:events' },
  {
    name: 'decisions document',
    command: ['scripts/decisions-doc.mjs', '--check'],
    remedy: 'npm run docs:decisions',
  },
  {
    name: 'guarantees document',
    command: ['scripts/guarantees-doc.mjs', '--check'],
    remedy: 'npm run docs:guarantees',
  },
];
