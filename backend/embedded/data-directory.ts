import { hash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../src/platform/program/startup-error.js';
import { isRunning, startOf } from './processes/process-identity.js';

/** The right to use a data directory, held until it is released or this process ends. */
export interface DataDirectoryClaim {
  release(): void;
}

/**
 * Makes the directory if it is missing and claims it for this process.
 *
 * The claim is an empty file named after the process. Every process first writes its own file and then looks for
 * others. If two come at the same moment, at least one sees the other, so they never both stay. Files of processes that
 * no longer run (after `kill -9` or a power cut) are removed; only their owner would ever use them again.
 *
 * @throws StartupError if another process uses the directory, or if nothing can be written there.
 */
export function claimDataDirectory(directory: string): DataDirectoryClaim {
  const own = claimName(process.pid);
  const file = path.join(directory, own);
  try {
    mkdirSync(directory, { recursive: true });
    closeSync(openSync(file, 'wx'));
  } catch (error) {
    throw new StartupError(whyNot(directory, error as NodeJS.ErrnoException));
  }
  const holder = others(directory, own).find(({ name, pid }) => isRunning(pid) && claimName(pid) === name);
  if (holder !== undefined) {
    rmSync(file, { force: true });
    throw new StartupError(inUse(directory, holder.pid));
  }
  for (const { name } of others(directory, own)) rmSync(path.join(directory, name), { force: true });
  return { release: () => rmSync(file, { force: true }) };
}

function claimName(pid: number): string {
  const start = hash('sha256', startOf(pid)).slice(0, 16);
  return `in-use-by-${pid}-${start}.lock`;
}

function others(directory: string, own: string): { name: string; pid: number }[] {
  return readdirSync(directory)
    .map((name) => ({ name, pid: Number(/^in-use-by-(\d+)-[0-9a-f]+\.lock$/.exec(name)?.[1]) }))
    .filter(({ name, pid }) => Number.isInteger(pid) && name !== own);
}

const inUse = (directory: string, pid: number): string =>
  `The data directory ${directory} is already in use by process ${pid}: stop it first, or set DATA_DIR to another directory.`;

function whyNot(directory: string, error: NodeJS.ErrnoException): string {
  if (error.code === 'EEXIST' && error.syscall === 'open') return inUse(directory, process.pid);
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
