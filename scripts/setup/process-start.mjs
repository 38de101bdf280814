import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A text that distinguishes a process from others with the same number, which the system reuses sooner or later, and
 * almost surely after a restart of a container; undefined if no such process runs. (The backend has more of this, but
 * is not built yet when it is needed here.)
 * @param {number} pid
 */
export function startOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined;
  }
  if (process.platform === 'win32') return 'unknown';
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startByPs(pid);
  } catch {
    return undefined;
  }
}

/**
 * The boot, and fields 3 and 22 of proc(5)'s `stat`. A process that ended but was never waited for does not run.
 * @param {number} pid
 */
function startOnLinux(pid) {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : `${boot}-${fields[19]}`;
}

/** @param {number} pid */
function startByPs(pid) {
  const env = { ...process.env, LC_ALL: 'C' };
  const printed = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', env });
  return printed.trim().replaceAll(/\s+/g, '-');
}
