/** A process, also once it has ended. */
export interface ProcessIdentity {
  readonly pid: number;
  /** As of {@link startOf}. */
  readonly start: string;
}

export function identityOf(pid: number): ProcessIdentity;

/** Whether this very process runs, and not only another one with its number. */
export function stillRuns(identity: ProcessIdentity): boolean;

/** Whether a process with this number runs. One that ended but was never waited for (a zombie) does not run. */
export function isRunning(pid: number): boolean;

/**
 * A text that no other process with this number has, before or after, not even after a reboot;
 * 'unknown' where the system does not tell (Windows).
 */
export function startOf(pid: number): string;

/** One column of `ps` for one process, or an empty text if there is no such process. */
export function printedBy(column: string, pid: number): string;
