import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * The system gives the number of an ended process to a new one, after a restart of a container almost surely the same.
 * A file that stores a pid therefore also stores its process's start time. The scripts that install and build use this
 * module, too, so it is written in JavaScript and not compiled.
 */

/** @typedef {import('./process-identity.mjs').ProcessIdentity} ProcessIdentity */

/** @type {(pid: number) => ProcessIdentity} */
export const identityOf = (pid) => ({ pid, start: startOf(pid) });

/** @type {(identity: ProcessIdentity) => boolean} */
export const stillRuns = ({ pid, start }) => isRunning(pid) && startOf(pid) === start;

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false;
  }
  return linuxStat(pid)?.state !== 'Z';
}

/** @param {number} pid */
export function startOf(pid) {
  if (process.platform === 'win32') return 'unknown';
  if (process.platform !== 'linux') return printedBy('lstart=', pid);
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}-${linuxStat(pid)?.startTicks ?? 'gone'}`;
}

/** @type {(column: string, pid: number) => string} */
export function printedBy(column, pid) {
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/**
 * Fields 3 and 22 of proc(5)'s `stat`; field 2, the name in parentheses, may itself hold blanks and parentheses.
 * @param {number} pid
 * @returns {{ state: string, startTicks: string } | undefined}
 */
function linuxStat(pid) {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
