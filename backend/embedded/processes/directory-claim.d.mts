/** The right of one process at a time, and of the programs that it runs, to use a directory. */
export interface DirectoryClaim {
  /** Keeps the directory claimed for this program even if it outlives the process that started it. */
  readonly note: (pid: number) => void;
  readonly release: () => void;
}

/**
 * Claims a directory that exists for this process.
 * @returns the number of the process that holds it, if one does: this process included
 * @throws Error with the system's code where no file can be made in it
 */
export function claimDirectory(directory: string): DirectoryClaim | number;
