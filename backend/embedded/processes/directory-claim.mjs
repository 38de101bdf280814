import { hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isRunning, startOf } from './process-identity.mjs';

/*
 * A claim is an empty file named after a process. Everyone leaves the own name, then looks for others: of two that come
 * at the same moment at least one sees the other, so never do both stay. Names of processes that no longer run
 * (`kill -9`, power cut) are swept away; nobody but their owner would ever use them again.
 */

/** @param {number} pid */
const nameOf = (pid) => `in-use-by-${pid}-${hash('sha256', startOf(pid)).slice(0, 16)}.lock`;

/**
 * @param {string} directory
 * @returns {{ name: string, pid: number }[]}
 */
const namesIn = (directory) =>
  readdirSync(directory)
    .map((name) => ({ name, pid: Number(/^in-use-by-(\d+)-[0-9a-f]+\.lock$/.exec(name)?.[1]) }))
    .filter(({ pid }) => Number.isInteger(pid));

/** @type {typeof import('./directory-claim.mjs').claimDirectory} */
export function claimDirectory(directory) {
  /** @param {number} pid */
  const fileOf = (pid) => path.join(directory, nameOf(pid));
  /** @type {string[]} */
  const files = [];
  const release = () => {
    for (const file of files) rmSync(file, { force: true });
  };
  const note = (/** @type {number} */ pid) => {
    const file = fileOf(pid);
    closeSync(openSync(file, 'w'));
    files.push(file);
  };
  const others = () => namesIn(directory).filter(({ name }) => !files.includes(path.join(directory, name)));
  const holder = () => others().find(({ name, pid }) => isRunning(pid) && nameOf(pid) === name)?.pid;

  // Those that wait would otherwise leave names that keep one another out.
  const present = holder();
  if (present !== undefined) return present;
  note(process.pid);
  const rival = holder();
  if (rival !== undefined) {
    release();
    return rival;
  }
  for (const { name } of others()) rmSync(path.join(directory, name), { force: true });
  return { note, release };
}
