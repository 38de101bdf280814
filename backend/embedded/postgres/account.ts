import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartupError } from '../../src/platform/program/startup-error.js';

/** The system user that Postgres runs as. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

const userName = 'postgres';

/**
 * The account for Postgres, which refuses to run as root. For root it is the owner of the cluster (who may have been an
 * ordinary user at the first start), else the system’s `postgres` user, made if it is missing. For everyone else it is
 * undefined: Postgres then runs as the same user as this process.
 *
 * @throws StartupError if there is no such user and none can be made
 */
export function unprivilegedAccount(cluster: string): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = lookUp() ?? (create(), lookUp());
  if (account !== undefined) return account;
  throw new StartupError(
    `Postgres does not run as root, and a system user "${userName}" could not be created: create one, start as an ordinary user, or set DATABASE_URL.`,
  );
}

function lookUp(): SystemAccount | undefined {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, userName], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

/** Every system has `useradd` but Alpine, whose `adduser` makes the group by itself. */
function create(): void {
  const useradd = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', userName];
  const { status } = spawnSync('useradd', useradd, { stdio: 'ignore' });
  if (status !== 0) spawnSync('adduser', ['-S', '-D', '-H', userName], { stdio: 'ignore' });
}

/** Whether the account may enter the directory; permissions of every directory above it count too. */
export function canEnter(directory: string, { uid, gid }: SystemAccount): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], {
    cwd: '/',
    uid,
    gid,
    stdio: 'ignore',
  });
  return status === 0;
}

/** Whether the account may run the program together with the libraries that it loads. */
export function canRun(program: string, { uid, gid }: SystemAccount): boolean {
  return spawnSync(program, ['--version'], { cwd: '/', uid, gid, stdio: 'ignore' }).status === 0;
}
