import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Where a fault costs most: what decides, guards, projects, stores, fetches, and keeps what somebody is writing. */
const ofMostWeight = [
  /^backend\/src\/[^/]+\/domain\//,
  /^backend\/src\/platform\/(fetching|http\/(access|input))\//,
  /^backend\/src\/platform\/projections\/(projector|rows|row-statements|event-fault|other-record)\.ts$/,
  /^backend\/embedded\/event-store\/(append-queue|event-filter|event-log|paging|tail|read|subscription)\.ts$/,
  /^frontend\/src\/components\/editing\//,
];

/** @param {string} file */
const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** @returns {string[]} the sources that get faults when none are named, as paths from the repository's root */
export function sourcesOfMostWeight() {
  return ['backend/src', 'backend/embedded', 'frontend/src']
    .flatMap((directory) => readdirSync(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name))
    .filter((file) => ofMostWeight.some((pattern) => pattern.test(file)));
}

/** @typedef {'unit' | 'int' | 'web'} Tier */

/**
 * @param {string} directory
 * @param {readonly string[]} specs
 * @returns {Tier}
 */
function tierOf(directory, specs) {
  if (directory.startsWith('frontend')) return 'web';
  return specs.some((spec) => spec.endsWith('.int.spec.ts')) ? 'int' : 'unit';
}

/**
 * @typedef {object} MutationRun
 * @property {Tier} tier the Jest project whose settings the specs need; `int` does for those of `unit`, too
 * @property {string[]} files the sources that get faults
 * @property {string[]} specs those beside the sources
 */

/**
 * @param {readonly string[]} files sources; specs among them count for nothing
 * @param {(directory: string) => readonly string[]} [namesIn]
 * @returns {MutationRun[]} one for each tier that is needed
 */
export function mutationRuns(files, namesIn = (directory) => readdirSync(directory)) {
  /** @type {Record<Tier, MutationRun>} */
  const runs = {
    unit: { tier: 'unit', files: [], specs: [] },
    web: { tier: 'web', files: [], specs: [] },
    int: { tier: 'int', files: [], specs: [] },
  };
  const sources = files.filter((file) => !isSpec(file));
  for (const directory of new Set(sources.map((file) => path.posix.dirname(file)))) {
    const specs = namesIn(directory)
      .filter(isSpec)
      .map((name) => `${directory}/${name}`);
    const run = runs[tierOf(directory, specs)];
    run.files.push(...sources.filter((file) => path.posix.dirname(file) === directory));
    run.specs.push(...specs);
  }
  return Object.values(runs).filter((run) => run.files.length > 0);
}
