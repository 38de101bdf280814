import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/child-processes.mjs';
import { runNpm } from '../setup/packages.mjs';
import { root } from '../setup/prepare.mjs';
import { withLock } from '../setup/setup-lock.mjs';
import { SetupError } from '../setup/setup-error.mjs';
import { programOf } from './machine.mjs';

/** The last version that has whole copies of WordPress in it. */
const wordpress = '@wp-playground/wordpress-builds@0.9.19';
const ghost = 'ghost@6.65.0';
/** The Node that runs Ghost, which needs a later one than the desk may be running on. */
const node = `node-${process.platform}-${process.arch}@24.22.3`;

/** The cache of the software; builds never touch it, and Git ignores it. */
const cache = path.join(root, 'dist/test-sites');

/**
 * @typedef {object} Software
 * @property {string} wordpress the archive of its files
 * @property {string} ghost its directory, with all that it needs
 * @property {string} node the program that runs Ghost
 */

/** @typedef {(pid: number) => void} Note is told the id of each process that works on it */

/**
 * @param {string} name of the package
 * @param {Promise<import('../setup/child-processes.mjs').Finished>} work
 */
async function finished(name, work) {
  const { code, output } = await work;
  if (code === 0) return;
  console.error(output.trim());
  throw new SetupError(`${name} could not be fetched, as shown above.`);
}

/**
 * Unpacks a package of npm's registry into the cache, or finds it there. It appears there whole, or not at all.
 * @param {string} name with its version
 * @param {Note} note
 * @param {object} [options]
 * @param {readonly string[]} [options.members] the files that are wanted; by default all
 * @param {(directory: string) => Promise<void>} [options.complete] adds what else it needs
 * @returns {Promise<string>} its directory
 */
async function provide(name, note, { members = [], complete } = {}) {
  const directory = path.join(cache, name.replace('@', '').replaceAll(/[@/]/g, '-'));
  if (existsSync(directory)) return directory;
  console.log(`Fetching ${name}…`);
  const part = `${directory}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  await finished(name, runNpm(['pack', name, '--pack-destination', part], note));
  const [archive = ''] = readdirSync(part).map((file) => path.join(part, file));
  const unpack = ['-xzf', archive, '-C', part, '--strip-components=1', '--no-same-owner'];
  await finished(name, run(programOf('tar'), [...unpack, ...members], { onStart: note }));
  rmSync(archive);
  await complete?.(part);
  renameSync(part, directory);
  return directory;
}

/**
 * Ghost's own parts are archives inside its package, so it can be installed only where it is unpacked. Only its driver
 * for SQLite needs an install step, and is left out.
 * @param {string} directory
 * @param {Note} note
 */
const installGhost = (directory, note) =>
  finished(
    ghost,
    runNpm(
      [
        ...['install', '--prefix', directory, '--omit=dev', '--ignore-scripts', '--legacy-peer-deps'],
        ...['--no-audit', '--no-fund'],
      ],
      note,
    ),
  );

/**
 * Fetches the parts of the site builders that are missing; the first time takes some minutes.
 * @returns {Promise<Software>}
 * @throws SetupError when npm's registry does not provide them
 */
export function provideSoftware() {
  return withLock(`${cache}-setup`, async (note) => {
    const archive = 'src/wordpress/wp-nightly.zip';
    const builds = await provide(wordpress, note, { members: [`package/${archive}`] });
    const newerNode = await provide(node, note);
    const publisher = await provide(ghost, note, { complete: (directory) => installGhost(directory, note) });
    return {
      wordpress: path.join(builds, archive),
      ghost: publisher,
      node: path.join(newerNode, 'bin/node'),
    };
  });
}
