import { mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { run } from '../setup/child-processes.mjs';
import { SetupError } from '../setup/setup-error.mjs';
import { programOf } from './machine.mjs';
import { freePort, startServer } from './servers.mjs';

/**
 * @typedef {object} Database
 * @property {number} port
 * @property {string} user who may do everything from this machine
 * @property {string} password
 */

const user = 'sites';
const password = 'for tests only';

/** The statements that the server runs when it starts, one on each line. */
const statements = [
  ...['wordpress', 'ghost'].map((name) => `create database ${name} character set utf8mb4;`),
  ...['127.0.0.1', 'localhost'].flatMap((host) => [
    `create user '${user}'@'${host}' identified by '${password}';`,
    `grant all on *.* to '${user}'@'${host}';`,
  ]),
];

/** @param {number} port */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'data');
    return true;
  } finally {
    socket.destroy();
  }
}

/**
 * Starts a MariaDB with the empty databases `wordpress` and `ghost`.
 * @param {string} directory
 * @returns {Promise<Database>}
 */
export async function startDatabase(directory) {
  const home = path.join(directory, 'mariadb');
  mkdirSync(home);
  const start = path.join(home, 'start.sql');
  writeFileSync(start, statements.map((statement) => `${statement}\n`).join(''));
  // Without the user's name, the server refuses to work for root.
  const common = ['--no-defaults', `--datadir=${path.join(home, 'data')}`, `--user=${userInfo().username}`];
  const { code, output } = await run(programOf('mariadb-install-db'), [
    ...common,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);
  if (code !== 0) {
    console.error(output.trim());
    throw new SetupError('MariaDB could not make its files, as shown above.');
  }
  const port = await freePort();
  await startServer({
    name: 'MariaDB',
    program: programOf('mariadbd'),
    args: [
      ...common,
      ...[`--socket=${path.join(home, 's')}`, '--bind-address=127.0.0.1', `--port=${port}`],
      ...[`--init-file=${start}`, '--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M'],
    ],
    directory: home,
    isReady: () => answers(port),
  });
  return { port, user, password };
}
