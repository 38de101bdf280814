import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { StartupError } from '../program/startup-error.js';
import { withTimeout } from '../concurrency/timeout.js';
import { endConnection } from './end-connection.js';
import { requireOwnSessions } from './own-sessions.js';
import { passesByWaiting, refused, messageOf } from './refusal.js';

const mostAttempts = 10;
const attemptEveryMs = 3_000;

/**
 * Checks whether the product can work with an external Postgres before it locks or writes anything there: Postgres lets
 * the product in, its database can hold every text, and connections have sessions to themselves. A server that cannot
 * be reached has half a minute to start.
 * @param log takes one line for people if this has to wait
 * @param answerLimitMs for a connection, and for each trial
 * @throws StartupError if it cannot be used
 */
export async function requireUsableDatabase(
  url: string,
  log: (line: string) => void,
  answerLimitMs = 10_000,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await look(url, answerLimitMs);
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      if (!passesByWaiting(error)) throw refused(error);
      if (attempt === mostAttempts) {
        throw new StartupError(`The Postgres of DATABASE_URL cannot be reached: ${messageOf(error)}.`);
      }
      if (attempt === 1) log(`Postgres cannot be reached yet (${messageOf(error)}), and is asked again.`);
    }
    await pause(attemptEveryMs);
  }
}

async function look(url: string, answerLimitMs: number): Promise<void> {
  const opened: Client[] = [];
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url, application_name: 'provenance start' });
    // A connection that is ended emits an error, and its queries fail anyway.
    client.on('error', () => undefined);
    opened.push(client);
    await withTimeout(answerLimitMs, client.connect());
    return client;
  };
  try {
    await withTimeout(answerLimitMs, connect().then(requireEveryText));
    await requireOwnSessions(connect, answerLimitMs);
  } finally {
    await Promise.all(opened.map((client) => endConnection(client)));
  }
}

/** Requires UTF-8, because any other encoding lacks letters that people write, or treats bytes as letters. */
async function requireEveryText(client: Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; name: string; better: string }>(
    `select current_setting('server_encoding') encoding, current_database() as name,
       quote_ident(current_database() || '_utf8') better`,
  );
  const [database] = rows;
  if (!database || database.encoding === 'UTF8') return;
  const { encoding, name, better } = database;
  throw new StartupError(
    `The encoding of the database "${name}" is ${encoding}, which cannot hold every text: make one with create database ${better} encoding 'UTF8' template template0 locale 'C.UTF-8', and name that one in DATABASE_URL.`,
  );
}
