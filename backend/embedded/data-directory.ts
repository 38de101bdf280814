import { mkdirSync } from 'node:fs';
import { StartupError } from '../src/platform/program/startup-error.js';
import { claimDirectory, type DirectoryClaim } from './processes/directory-claim.mjs';

/**
 * Makes the data directory if it is missing and claims it for this process.
 * @throws StartupError if another process uses the directory, or if nothing can be written there.
 */
export function claimDataDirectory(directory: string): Pick<DirectoryClaim, 'release'> {
  const claim = claimed(directory);
  if (typeof claim !== 'number') return claim;
  throw new StartupError(
    `The data directory ${directory} is already in use by process ${claim}: stop it first, or set DATA_DIR to another directory.`,
  );
}

function claimed(directory: string): DirectoryClaim | number {
  try {
    mkdirSync(directory, { recursive: true });
    return claimDirectory(directory);
  } catch (error) {
    throw new StartupError(whyNot(directory, error as NodeJS.ErrnoException));
  }
}

function whyNot(directory: string, error: NodeJS.ErrnoException): string {
  const reasons: Record<string, string> = {
    EACCES: 'this user may not write there',
    EPERM: 'this user may not write there',
    EROFS: 'it is read-only',
    EEXIST: 'a file is in the way',
    ENOTDIR: 'a file is in the way',
    ENOSPC: 'the disk is full',
  };
  const reason = reasons[error.code ?? ''] ?? error.message;
  return `The data directory ${directory} cannot be used: ${reason}. Set DATA_DIR to a writable directory.`;
}
