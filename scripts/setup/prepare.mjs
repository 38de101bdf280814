import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { builds, isFresh, runBuild } from './builds.mjs';
import { installPackages, packagesAreInstalled } from './packages.mjs';
import { withLock } from './setup-lock.mjs';
import { SetupError } from './setup-error.mjs';

/** The repository's root; every script works from there, wherever it was started. */
export const root = path.resolve(import.meta.dirname, '../..');

/** @typedef {(typeof builds)[keyof typeof builds]} Build */

function requireWritableRoot() {
  for (const directory of [root, path.join(root, 'dist'), path.join(root, 'node_modules')]) {
    try {
      if (existsSync(directory)) accessSync(directory, constants.W_OK);
    } catch {
      throw new SetupError(
        `Packages and builds are missing or out of date, and ${directory} is not writable for this user.`,
      );
    }
  }
}

/**
 * Installs what is missing and builds what is stale; when nothing is, it only looks.
 * @param {readonly Build[]} [wanted] what must be built
 */
export async function prepare(wanted = Object.values(builds)) {
  process.chdir(root);
  const stale = () => wanted.filter((build) => !isFresh(build));
  if (packagesAreInstalled() && stale().length === 0) return;
  requireWritableRoot();
  await withLock(path.join(root, 'dist/setup'), async (note) => {
    if (!packagesAreInstalled()) await installPackages(note);
    await Promise.all(stale().map((build) => runBuild(build, note)));
  });
}
