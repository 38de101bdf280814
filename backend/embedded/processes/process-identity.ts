import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/*
 * The system gives the number of an ended process to a new one; after a container restarts, the number is almost surely
 * the same. A file that stores a pid therefore also stores the start time of its process.
 */

/** A process, identified even after it has ended. */
export interface ProcessIdentity {
  readonly pid: number;
  /** The start of the process, as {@link startOf} gives it. */
  readonly start: string;
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, start: startOf(pid) });

/** Whether this very process still runs, rather than another one with its number. */
export const stillRuns = ({ pid, start }: ProcessIdentity): boolean =>
  isRunning(pid) && startOf(pid) === start;

/** Whether a process with this number runs. One that ended but was never waited for (a zombie) does not run. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && linuxStat(pid)?.state !== 'Z';
  }
  return linuxStat(pid)?.state !== 'Z';
}

/**
 * A text that no other process with this number ever has, not even after a reboot; “unknown” where the system does not
 * tell (Windows).
 */
export function startOf(pid: number): string {
  if (process.platform === 'win32') return 'unknown';
  if (process.platform !== 'linux') return printedBy('lstart=', pid);
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot}-${linuxStat(pid)?.startTicks ?? 'gone'}`;
}

/** The value of one column of `ps` for one process; empty if there is no such process. */
export function printedBy(column: string, pid: number): string {
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
 * Reads fields 3 and 22 of proc(5)’s `stat`. Field 2, the name in parentheses, may itself hold blanks and parentheses.
 */
function linuxStat(pid: number): { state: string; startTicks: string } | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
