import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textOf } from './text-of.mjs';

/**
 * @param {string} file or directory
 * @returns {string[]} the file itself, or all files of the directory in their order
 */
export function filesUnder(file) {
  if (statSync(file).isFile()) return [file];
  return readdirSync(file, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Identifies the state of some files by their contents, not by their times (a checkout touches what it rewrites).
 * @param {readonly string[]} paths files and directories
 * @param {RegExp} [leftOut] files to leave out, by their path
 * @returns {string} a digest of all names and contents
 */
export function digestOf(paths, leftOut) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder).filter((name) => !leftOut?.test(name))) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} stamp the stamp's file
 * @param {string} digest
 */
export const isStamped = (stamp, digest) => textOf(stamp) === digest;

/** @param {string} stamp */
export const removeStamp = (stamp) => rmSync(stamp, { force: true });

/**
 * @param {string} stamp
 * @param {string} digest
 */
export function writeStamp(stamp, digest) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
