import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { unprivilegedAccount } from '../../embedded/postgres/account.js';
import { temporaryDirectory } from '../../src/platform/testing/temporary-directory.js';
import { freePort } from './free-port.js';

const program = '/usr/sbin/pgbouncer';

/** Whether this machine has PgBouncer, as Debian's package installs it. */
export const hasPgBouncer = existsSync(program);

interface Running {
  /** The address of the database, changed so that it leads through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer on loopback, with its defaults except for its mode and room for two replicas. */
export async function startPgBouncer(databaseUrl: string, mode: string): Promise<Running> {
  const directory = await temporaryDirectory();
  const file = path.join(directory.path, 'pgbouncer.ini');
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const settings = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${url.port}\nunix_socket_dir =\nauth_type = any`,
    `pool_mode = ${mode}\ndefault_pool_size = 60`,
  ];
  await writeFile(file, settings.join('\n'), { mode: 0o600 });
  const account = unprivilegedAccount(file);
  if (account) await chown(file, account.uid, account.gid);
  await chmod(directory.path, 0o755);
  const child = spawn(program, [file], { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stderr })) if (line.includes('process up')) break;
  child.stderr.resume();
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    await directory.remove();
  };
  return { url: url.href, stop };
}
