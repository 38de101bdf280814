import { mkdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { claimDirectory } from '../../backend/embedded/processes/directory-claim.mjs';
import { SetupError } from './setup-error.mjs';

/** How long to wait for the lock, in milliseconds: longer than any install or build should take. */
const patience = 15 * 60_000;

/** Two that look at the same moments would keep seeing each other. */
const untilNextLook = () => 50 + Math.random() * 100;

/**
 * Does something that only one process at a time may do on this clone; others wait, and then look again at what is left
 * to do. The lock is a directory in which its holder and the programs that it runs are named, because those continue when
 * their parent is killed. A lock of dead processes is taken over.
 * @template T
 * @param {string} directory
 * @param {(note: (pid: number) => void) => Promise<T>} task calls `note` with the id of each process that it starts
 * @returns {Promise<T>}
 */
export async function withLock(directory, task) {
  mkdirSync(directory, { recursive: true });
  const deadline = Date.now() + patience;
  for (let waiting = false; ; waiting = true) {
    const claim = claimDirectory(directory);
    if (typeof claim !== 'number') return await task(claim.note).finally(claim.release);
    if (Date.now() > deadline) {
      throw new SetupError(
        `Process ${claim} is still installing or building here; if not, delete ${directory}.`,
      );
    }
    if (!waiting) console.log(`Process ${claim} is already installing or building here; waiting for it…`);
    await delay(untilNextLook());
  }
}
