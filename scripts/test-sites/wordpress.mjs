import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { run } from '../setup/child-processes.mjs';
import { SetupError } from '../setup/setup-error.mjs';
import { programOf } from './machine.mjs';
import { freePort, startServer } from './servers.mjs';

const username = 'editor';
const password = 'correct horse battery staple';
const scripts = path.join(import.meta.dirname, 'wordpress');

/**
 * Runs a script. If WordPress cannot go on, it shows a page and still exits with 0, so a script itself says that it is
 * done.
 * @param {string} script
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string>} the last line that it printed
 */
async function runPhp(script, args, env = {}) {
  const { stdout, output } = await run('php', [path.join(scripts, script), ...args], { env });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  const [, result] = /^done: (.*)$/.exec(last) ?? [];
  if (result !== undefined) return result;
  console.error(output.trim());
  throw new SetupError('WordPress could not be installed, as shown above.');
}

/**
 * Installs WordPress on an empty database and starts it.
 * @param {string} directory
 * @param {import('./software.mjs').Software} software
 * @param {import('./database.mjs').Database} database
 */
export async function startWordPress(directory, software, database) {
  const site = path.join(directory, 'wordpress');
  mkdirSync(site);
  await runPhp('unpack.php', [software.wordpress, site]);
  copyFileSync(path.join(scripts, 'wp-config.php'), path.join(site, 'wp-config.php'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    SITE_ADDRESS: address,
    SITE_DB_PORT: String(database.port),
    SITE_DB_USER: database.user,
    SITE_DB_PASSWORD: database.password,
  };
  const applicationPassword = await runPhp('install.php', [site, username, password], env);
  await startServer({
    name: 'WordPress',
    program: programOf('php'),
    args: ['-S', `127.0.0.1:${port}`, '-t', site, path.join(scripts, 'router.php')],
    directory,
    env,
    isReady: async () => (await fetch(`${address}/wp-json/`)).ok,
  });
  return { address, username, password, applicationPassword };
}
