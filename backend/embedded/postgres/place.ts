import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../src/platform/program/startup-error.js';
import { canEnter, canRun, unprivilegedAccount, type SystemAccount } from './account.js';
import { locateBinaries, postgres } from './binaries.js';

/** The files of one Postgres and the account that it runs as. */
export interface Place {
  /** Folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** Postgres’ own data directory, which does not exist before the first start. */
  readonly cluster: string;
  /** The account to run as; undefined for the user of this process. */
  readonly account: SystemAccount | undefined;
}

/** A folder that every user can reach; it is used only when started by root. */
const reachable = '/var/lib/provenance';

/**
 * Chooses the place; the cluster lives in `<dataDirectory>/postgres`. Started by root, Postgres runs as another user,
 * who can see neither into a clone nor into a data directory below a private one such as /root. In that case the
 * programs are copied to where that user can run them, and `<dataDirectory>/postgres` becomes a link to a cluster that
 * the user can reach.
 */
export function choosePlace(dataDirectory: string, log: (line: string) => void): Place {
  const native = locateBinaries();
  const named = path.join(dataDirectory, 'postgres');
  const account = unprivilegedAccount(named);
  if (account === undefined) return { native, cluster: followed(named), account };
  return {
    native: canRun(postgres(native), account) ? native : copyBinaries(native, log),
    cluster: reachableCluster(named, account, log),
    account,
  };
}

/** A link is followed by hand because its target does not exist before the first start. */
const followed = (named: string): string =>
  lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink() === true
    ? path.resolve(path.dirname(named), readlinkSync(named))
    : named;

function copyBinaries(native: string, log: (line: string) => void): string {
  const manifest = readFileSync(path.join(native, '..', 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const copy = path.join(reachable, `programs-${version}`);
  if (!existsSync(copy)) {
    makeReachable(reachable);
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', unfinished]);
    renameSync(unfinished, copy);
    log(`The user that Postgres runs as cannot reach ${native}: its programs were copied to ${copy}.`);
  }
  return copy;
}

function reachableCluster(named: string, account: SystemAccount, log: (line: string) => void): string {
  const dataDirectory = path.dirname(named);
  if (followed(named) !== named) return followed(named);
  if (canEnter(dataDirectory, account)) return named;
  if (statSync(named, { throwIfNoEntry: false }) !== undefined) {
    throw new StartupError(
      `The user that Postgres runs as cannot reach ${named}: let other users pass through the directories above it.`,
    );
  }
  makeReachable(reachable);
  // The name is new each time, because a fresh clone in the place of a deleted one must not find the deleted one’s
  // database.
  const home = mkdtempSync(path.join(reachable, 'data-'));
  makeReachable(home);
  symlinkSync(path.join(home, 'postgres'), named);
  log(
    `The user that Postgres runs as cannot reach ${dataDirectory}: the database is kept in ${home}, and ${named} is a link to it.`,
  );
  return path.join(home, 'postgres');
}

/** Makes the directory readable by everyone, whatever root’s umask is. */
function makeReachable(directory: string): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
}
