import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readSettings } from '../src/platform/config/settings.js';
import { backendFile } from '../src/platform/program/backend-file.js';
import { memoryEnvironment } from '../src/platform/program/program.js';

export const adminPassword = 'measured and thrown away';

/** Signs in as the first administrator and returns the session’s cookie. */
export async function signIn(origin: string): Promise<string> {
  const username = readSettings({}).adminUsername;
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: adminPassword }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Runs the application’s own program in its own process, so that the load does not share its event loop. */
export async function startProduct(
  settings: Record<string, string>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = fork(fileURLToPath(backendFile('src/main.js')), {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...memoryEnvironment,
      ...settings,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The application ended with ${code}: ${said}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /ready at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
  });
  return { origin, stop: () => ended(child, 'SIGTERM') };
}

/** Starts the bare baseline beside the product, on a copy of the same rows. */
export async function startBare(databaseUrl: string): Promise<{ origin: string; stop(): Promise<void> }> {
  await copyRows(databaseUrl);
  const child = fork(fileURLToPath(backendFile('bench/bare-server.js')), {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', DATABASE_URL: databaseUrl },
    execArgv: [],
  });
  const [{ address }] = (await once(child, 'message')) as [{ address: string }];
  return { origin: address, stop: () => ended(child, 'SIGTERM') };
}

async function copyRows(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('drop schema if exists bare cascade; create schema bare');
    for (const table of ['article', 'article_revision']) {
      await client.query(`create table bare.${table} (like public.${table} including all)`);
      const { rows } = await client.query<{ columns: string }>(
        `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
         where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const columns = rows[0]?.columns ?? '';
      await client.query(`insert into bare.${table} (${columns}) select ${columns} from public.${table}`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
