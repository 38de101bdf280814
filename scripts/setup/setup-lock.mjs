import {
  appendFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startOf } from './process-start.mjs';
import { SetupError } from './setup-error.mjs';
import { textOf } from './text-of.mjs';

/** How long to wait for the lock, in milliseconds: longer than any install or build should take. */
const patience = 15 * 60_000;

/**
 * A line of the lock.
 * @param {number} pid
 */
const nameOf = (pid) => `${pid} ${startOf(pid) ?? 'gone'}\n`;

/**
 * The name of a file next to the lock that no other process uses.
 * @param {string} file
 */
const asideOf = (file) => `${file}.${process.pid}`;

/** @param {string} line */
function isAlive(line) {
  const pid = Number.parseInt(line, 10);
  return pid > 0 && startOf(pid) !== undefined && nameOf(pid) === `${line}\n`;
}

/**
 * Creates the lock with its holder's name in it, so that an empty one, left by a power cut or a full disk, is dead.
 * @param {string} file
 * @returns {boolean} whether the lock is ours; false when there is one already
 */
function claim(file) {
  const complete = asideOf(file);
  try {
    writeFileSync(complete, nameOf(process.pid));
    linkSync(complete, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
}

/**
 * Removes a lock whose holders are dead. It is moved away before it is removed, and put back if another process
 * replaced it since it was read: two that find the same dead lock must not remove each other's new one.
 * @param {string} file
 * @param {string} stale what the dead lock says
 */
function removeStale(file, stale) {
  const aside = asideOf(file);
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
  } catch {
    // Another process was faster; the next look at the lock will show that.
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Does something that only one process at a time may do on this clone; others wait, and then look again at what is left
 * to do. The lock names its holder and the programs that it runs, because those continue when their parent is killed. A
 * lock of dead processes is taken over.
 * @template T
 * @param {string} file
 * @param {(note: (pid: number) => void) => Promise<T>} task calls `note` with the id of each process that it starts
 * @returns {Promise<T>}
 */
export async function withLock(file, task) {
  mkdirSync(path.dirname(file), { recursive: true });
  const deadline = Date.now() + patience;
  for (let waiting = false; !claim(file);) {
    const holders = textOf(file);
    if (holders === undefined) continue;
    const alive = holders.split('\n').find(isAlive)?.split(' ')[0];
    if (alive === undefined) {
      removeStale(file, holders);
      continue;
    }
    if (Date.now() > deadline) {
      throw new SetupError(`Process ${alive} is still installing or building here; if not, delete ${file}.`);
    }
    if (!waiting) console.log(`Process ${alive} is already installing or building here; waiting for it…`);
    waiting = true;
    await delay(100);
  }
  try {
    return await task((pid) => appendFileSync(file, nameOf(pid)));
  } finally {
    rmSync(file, { force: true });
  }
}
