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
import { canEnter, canRun, unprivilegedAccount, type Account } from './account.js';
import { locateBinaries, postgres } from './binaries.js';

/** Where one Postgres lives and as whom it runs. */
export interface Place {
  /** Folder with `bin`, `lib` and `share`. */
  readonly native: string;
  /** Postgres' own data directory; not there before the first start. */
  readonly cluster: string;
  /** Undefined: the user of this process. */
  readonly account: Account | undefined;
}

/** Used only as root; every user can reach it. */
const reachable = '/var/lib/provenance';

/**
 * The cluster lives in `<dataDirectory>/postgres`. Started by root, Postgres runs as another user, who can look neither
 * into a clone nor into a data directory below a private one such as /root: then the programs are copied to where that
 * user can run them, and `<dataDirectory>/postgres` becomes a link to a cluster that the user can reach.
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

/** A link is followed by hand, for what it names does not exist before the first start. */
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

function reachableCluster(named: string, account: Account, log: (line: string) => void): string {
  const dataDirectory = path.dirname(named);
  if (followed(named) !== named) return followed(named);
  if (canEnter(dataDirectory, account)) return named;
  if (statSync(named, { throwIfNoEntry: false }) !== undefined) {
    throw new StartupError(
      `The user that Postgres runs as cannot reach ${named}: let other users pass through the directories above it.`,
    );
  }
  makeReachable(reachable);
  // A new name each time: a fresh clone in the place of a deleted one must not find that one's database.
  const home = mkdtempSync(path.join(reachable, 'data-'));
  makeReachable(home);
  symlinkSync(path.join(home, 'postgres'), named);
  log(
    `The user that Postgres runs as cannot reach ${dataDirectory}: the database is kept in ${home}, and ${named} is a link to it.`,
  );
  return path.join(home, 'postgres');
}

/** Whatever umask root has. */
function makeReachable(directory: string): void {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o755);
}
