import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SetupError } from '../setup/setup-error.mjs';
import { textOf } from '../setup/text-of.mjs';

/**
 * How long a server may take to start, in milliseconds; one that is not ready by then, even on a busy machine, does not
 * start.
 */
const patience = 300_000;

/** The number of characters of a server's log that are shown when it does not start. */
const shown = 3_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

function killAll() {
  // Nothing of the servers' data is kept, so they need no time to put it in order.
  for (const child of running) child.kill('SIGKILL');
}
process.on('exit', killAll);

/** Ends every server that was started here, and waits for that. */
export async function endServers() {
  const ends = [...running].map((child) => once(child, 'close'));
  killAll();
  await Promise.all(ends);
}

/**
 * @typedef {object} Server
 * @property {string} name as people know it, and of its log
 * @property {string} program
 * @property {readonly string[]} args
 * @property {string} directory where it runs and logs
 * @property {NodeJS.ProcessEnv} [env] variables in addition to those of this process
 * @property {() => Promise<boolean>} isReady may reject
 */

/**
 * Starts a server that runs until this process ends, and waits until it is ready.
 * @param {Server} server
 * @throws SetupError after the server's own words when it does not start
 */
export async function startServer({ name, program, args, directory, env = {}, isReady }) {
  const log = path.join(directory, `${name}.log`);
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  running.add(child);
  child.on('error', () => undefined).on('close', () => running.delete(child));
  const deadline = Date.now() + patience;
  while (!(await isReady().catch(() => false))) {
    if (!running.has(child) || Date.now() > deadline) {
      console.error(textOf(log)?.trim().slice(-shown));
      throw new SetupError(`${name} did not start, as shown above.`);
    }
    await delay(200);
  }
}

/** @returns {Promise<number>} a port of this machine that nobody listens on */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
