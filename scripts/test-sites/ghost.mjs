import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../setup/setup-error.mjs';
import { freePort, startServer } from './servers.mjs';

const username = 'editor@example.com';
/** A password that Ghost accepts: it refuses short and well-known ones. */
const password = 'correct horse battery staple 7';

/**
 * @param {string} address
 * @param {number} port
 * @param {string} content
 * @param {import('./database.mjs').Database} database
 */
const configuration = (address, port, content, database) => ({
  url: address,
  server: { host: '127.0.0.1', port },
  database: {
    client: 'mysql',
    connection: {
      host: '127.0.0.1',
      port: database.port,
      user: database.user,
      password: database.password,
      database: 'ghost',
    },
  },
  paths: { contentPath: content },
  // Without this, a second sign-in wants a code by mail, which cannot be sent.
  security: { staffDeviceVerification: false },
  mail: { transport: 'SMTP', options: { host: '127.0.0.1', port: 9 } },
  // With these two settings, Ghost asks no other service for anything.
  privacy: { useTinfoil: true },
  explore: { update_url: '' },
  logging: { transports: ['stdout'] },
});

/**
 * Asks the API of Ghost's administration.
 * @param {string} address
 * @param {string} call
 * @param {unknown} body
 * @param {string} [cookie]
 */
async function ask(address, call, body, cookie) {
  const answer = await fetch(`${address}/ghost/api/admin/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer;
  throw new SetupError(`Ghost answered ${answer.status} to ${call}: ${await answer.text()}`);
}

/**
 * Makes the first user and, as a person would, an integration. Returns the integration's key.
 * @param {string} address
 * @returns {Promise<string>}
 */
async function setUp(address) {
  const owner = { name: 'Editor', email: username, password, blogTitle: 'Test site' };
  await ask(address, 'authentication/setup/', { setup: [owner] });
  const session = await ask(address, 'session/', { username, password });
  // Ghost has stored the session only when its answer ends.
  await session.text();
  const [cookie = ''] = session.headers.getSetCookie().map((set) => set.split(';')[0] ?? '');
  const integration = { integrations: [{ name: 'Desk' }] };
  const made = await ask(address, 'integrations/?include=api_keys', integration, cookie);
  /** @type {{integrations: {api_keys: {type: string, secret: string}[]}[]}} */
  const { integrations } = await made.json();
  return integrations[0]?.api_keys.find(({ type }) => type === 'admin')?.secret ?? '';
}

/**
 * Starts Ghost on an empty database.
 * @param {string} directory
 * @param {import('./software.mjs').Software} software
 * @param {import('./database.mjs').Database} database
 */
export async function startGhost(directory, software, database) {
  const home = path.join(directory, 'ghost');
  const content = path.join(home, 'content');
  for (const part of ['data', 'images', 'logs', 'public', 'settings']) {
    mkdirSync(path.join(content, part), { recursive: true });
  }
  symlinkSync(path.join(software.ghost, 'content/themes'), path.join(content, 'themes'));
  // Ghost looks for its version in the directory where it runs.
  copyFileSync(path.join(software.ghost, 'package.json'), path.join(home, 'package.json'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  writeFileSync(
    path.join(home, 'config.production.json'),
    JSON.stringify(configuration(address, port, content, database)),
  );
  await startServer({
    name: 'Ghost',
    program: software.node,
    args: [path.join(software.ghost, 'index.js')],
    directory: home,
    env: { NODE_ENV: 'production', NODE_OPTIONS: '' },
    isReady: async () => (await fetch(`${address}/ghost/api/admin/site/`)).ok,
  });
  return { address, username, password, adminApiKey: await setUp(address) };
}
