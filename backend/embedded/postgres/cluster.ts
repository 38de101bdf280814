import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../src/platform/program/startup-error.js';
import { initdb } from './binaries.js';
import { complaintOf } from './complaint.js';
import type { Place } from './place.js';

export const superuser = 'provenance';

/** A cluster can be opened only by the major version that made it. */
const majorVersion = '17';

/**
 * The environment of Postgres, without our locale and `PG…` variables. A broken LANG would stop it, and its messages,
 * which we read, would come in another language.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' };
}

/** Makes the cluster if there is none yet. Returns its superuser’s password, which is kept in the data directory. */
export function openCluster(place: Place, dataDirectory: string): { password: string } {
  const passwordFile = path.join(dataDirectory, 'postgres-password');
  if (existsSync(path.join(place.cluster, 'PG_VERSION'))) {
    checkVersion(place.cluster);
    own(place);
  } else {
    refuseToReplace(place.cluster);
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
    initialise(place, readPassword(passwordFile));
  }
  return { password: readPassword(passwordFile) };
}

/**
 * The cluster is made under another name first, so that a start that is killed half-way leaves no half-made cluster.
 */
function initialise(place: Place, password: string): void {
  const unfinished = `${place.cluster}.new`;
  const passwordFile = `${place.cluster}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.account !== undefined) {
    for (const entry of [unfinished, passwordFile]) chownSync(entry, place.account.uid, place.account.gid);
  }
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'];
  const secured = ['--auth=scram-sha-256', `--username=${superuser}`, `--pwfile=${passwordFile}`];
  const { status, stderr, error } = spawnSync(
    initdb(place.native),
    [...flags, ...secured, `--pgdata=${unfinished}`],
    { ...place.account, cwd: path.dirname(place.cluster), env: postgresEnvironment(), encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartupError(
      `Postgres could not create its database: ${error?.message ?? complaintOf(stderr)}`,
    );
  }
  renameSync(unfinished, place.cluster);
}

function checkVersion(cluster: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new StartupError(
    `The database in ${cluster} was created by Postgres ${version}, but this is Postgres ${majorVersion}: restore it from a backup, or set DATABASE_URL to a server that can read it.`,
  );
}

/**
 * Gives the cluster to Postgres’ user: a copy or restored backup made by root belongs to root, which Postgres cannot
 * run as.
 */
function own({ cluster, account }: Place): void {
  if (account === undefined || statSync(cluster).uid === account.uid) return;
  spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, cluster]);
}

function refuseToReplace(cluster: string): void {
  if (!existsSync(cluster)) return;
  const fault = canRead(cluster) ? 'it is not a Postgres database' : 'it belongs to another user';
  throw new StartupError(
    `${cluster} cannot be used because ${fault}: move it elsewhere, start as its owner, or set DATA_DIR to another directory.`,
  );
}

function canRead(directory: string): boolean {
  try {
    readdirSync(directory);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR';
  }
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupError(
      `The password of the embedded Postgres cannot be read from ${file} (${(error as NodeJS.ErrnoException).code}): put the file back, or start as the user who owns it.`,
    );
  }
}
