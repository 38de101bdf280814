import { readdirSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../setup/content-stamp.mjs';

/**
 * The sources where a fault costs most: they decide, guard, project, fetch, and keep what somebody is writing. Sources
 * that only integration tests reach are left out, because each fault would take minutes.
 */
const ofMostWeight = [
  /^backend\/src\/[^/]+\/domain\//,
  /^backend\/src\/platform\/(fetching|http\/(access|input))\//,
  /^backend\/src\/platform\/projections\/(projector|rows|row-statements|event-fault)\.ts$/,
  /^frontend\/src\/components\/editing\//,
];

/** @param {string} file */
const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** @returns {string[]} the sources that get faults when none are named, as paths from the repository's root */
export function sourcesOfMostWeight() {
  return ['backend/src', 'frontend/src']
    .flatMap(filesUnder)
    .filter((file) => ofMostWeight.some((pattern) => pattern.test(file)));
}

/** @typedef {'unit' | 'web'} Tier */

/**
 * @typedef {object} MutationRun
 * @property {Tier} tier the Jest project of the specs
 * @property {string[]} files the sources that get faults
 * @property {string[]} specs those next to the sources, except integration tests
 */

/**
 * @param {readonly string[]} files sources; specs, and sources with no spec next to them, are ignored
 * @param {(directory: string) => readonly string[]} [namesIn]
 * @returns {MutationRun[]} one for each tier that is needed
 */
export function mutationRuns(files, namesIn = (directory) => readdirSync(directory)) {
  /** @type {Record<Tier, MutationRun>} */
  const runs = { unit: { tier: 'unit', files: [], specs: [] }, web: { tier: 'web', files: [], specs: [] } };
  const sources = files.filter((file) => !isSpec(file));
  for (const directory of new Set(sources.map((file) => path.posix.dirname(file)))) {
    const specs = namesIn(directory).filter((name) => isSpec(name) && !name.endsWith('.int.spec.ts'));
    if (specs.length === 0) continue;
    const run = runs[directory.startsWith('frontend') ? 'web' : 'unit'];
    run.files.push(...sources.filter((file) => path.posix.dirname(file) === directory));
    run.specs.push(...specs.map((name) => `${directory}/${name}`));
  }
  return Object.values(runs).filter((run) => run.files.length > 0);
}
