import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** @param {NodeJS.Signals} signal */
function endWithChildren(signal) {
  for (const child of running) child.kill(signal);
  process.exit(exitCodes[/** @type {keyof typeof exitCodes} */ (signal)]);
}

/**
 * Ends running children when this process is told to end: npm passes a signal on to this process only, not to them.
 * @returns {() => void} a function that leaves the signals alone again
 */
export function endChildrenOnSignals() {
  for (const signal of Object.keys(exitCodes)) process.on(signal, endWithChildren);
  return () => {
    for (const signal of Object.keys(exitCodes)) process.off(signal, endWithChildren);
  };
}

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 1 when a signal ended the process or it could not be started
 * @property {string} output what it wrote, both streams in order; empty when shown at once
 * @property {string} stdout what it wrote to its standard output alone
 */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {boolean} [options.show] write its output to the terminal at once instead of collecting it
 * @param {NodeJS.ProcessEnv} [options.env] variables in addition to those of this process
 * @param {boolean} [options.shell]
 * @param {((pid: number) => void) | undefined} [options.onStart]
 * @returns {Promise<Finished>} never rejects
 */
export function run(command, args, { show = false, env = {}, shell = false, onStart } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      shell,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      resolve({ code, output, stdout });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a program written in JavaScript under this Node.
 * @param {readonly string[]} args path of the program and its arguments
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options);
