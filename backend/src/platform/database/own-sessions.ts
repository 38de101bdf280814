import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartupError } from '../program/startup-error.js';
import { TimeLimitExceeded, withTimeout } from '../concurrency/timeout.js';
import { passesByWaiting, messageOf } from './refusal.js';
import { setForSession } from './session-settings.js';

/** How long the connection that must be ended stays silent, and how often the others look, in milliseconds. */
const silenceMs = 100;
const lookAgainMs = 20;

/** A parameter that is not a setting of Postgres; a name with a prefix may have any value. */
const mark = 'provenance.session';

/**
 * Tests whether connections are as the product needs them: each has a Postgres session to itself, with the settings,
 * limits and listeners that it set, and its locks end with it. Through a pooler that shares sessions, two replicas can
 * hold one lock; behind one that keeps sessions alive, a frozen process keeps its lock.
 * @param connect opens another connection
 * @param limitMs for each of the tests
 * @throws StartupError if connections are not like that; an outage is thrown as it is
 */
export async function requireOwnSessions(connect: () => Promise<Client>, limitMs: number): Promise<void> {
  const trial = async (fault: string, passed: () => Promise<boolean>): Promise<void> => {
    if (!(await passesInTime(limitMs, passed))) throw sharing(fault);
  };
  const connections: Client[] = [];
  const backends = new Set<number>();
  await trial('one connection waits for another to end', async () => {
    connections.push(...(await Promise.all([connect(), connect(), connect()])));
    for (const backend of await Promise.all(connections.map(backendOf))) backends.add(backend);
    return true;
  });
  const [one, other, silent] = connections as [Client, Client, Client];
  await trial(
    'two connections share a session',
    async () => backends.size === connections.length && (await stayApart(one, other)),
  );
  const ended = new Promise<boolean>((resolve) => silent.once('end', () => resolve(true)));
  await trial('a connection outlasts its idle_session_timeout', async () => {
    await setForSession(silent, { idle_session_timeout: silenceMs });
    return ended;
  });
  await trial('messages do not reach a connection that listens', () => hears(one, other));
  await trial('the locks of a connection outlast it', async () => {
    // If a pooler keeps the locks after all, the timeout releases them soon after this trial.
    await setForSession(one, { idle_session_timeout: 2 * limitMs });
    return letsGo(one, other);
  });
}

/**
 * Whether a trial passes; false also if it does not end in time.
 * @throws StartupError with the words of Postgres, or of the pooler that refuses it
 */
async function passesInTime(limitMs: number, trial: () => Promise<boolean>): Promise<boolean> {
  try {
    return await withTimeout(limitMs, trial());
  } catch (error) {
    if (error instanceof TimeLimitExceeded) return false;
    throw passesByWaiting(error) ? error : sharing(messageOf(error));
  }
}

function sharing(fault: string): StartupError {
  return new StartupError(
    `DATABASE_URL leads through a pooler that does not give each connection a session of its own (${fault}): let it pool by session and reset each session that it takes back (PgBouncer: pool_mode = session, server_reset_query = DISCARD ALL), or connect to Postgres directly.`,
  );
}

/**
 * Whether two connections have sessions of their own. While the other one is in a transaction, a pooler of transactions
 * must answer the first one in a different session.
 */
async function stayApart(one: Client, other: Client): Promise<boolean> {
  const value = randomUUID();
  await setForSession(one, { [mark]: value });
  const pid = await backendOf(one);
  await other.query('begin');
  const otherPid = await backendOf(other);
  const { rows } = await one.query<object>(
    'select pg_backend_pid() pid, current_setting($1, true) as value',
    [mark],
  );
  await other.query('commit');
  const [seen] = rows as [{ pid: number; value: string }];
  return otherPid !== pid && seen.pid === pid && seen.value === value;
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() pid');
  return rows[0]?.pid ?? 0;
}

async function hears(one: Client, other: Client): Promise<boolean> {
  const channel = randomUUID();
  const heard = new Promise<boolean>((resolve) => one.once('notification', () => resolve(true)));
  await one.query(`listen "${channel}"`);
  await other.query('select pg_notify($1, $2)', [channel, '']);
  return heard;
}

async function letsGo(one: Client, other: Client): Promise<boolean> {
  const name = randomUUID();
  const holder = async (): Promise<number | undefined> => {
    const { rows } = await other.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
         and ((classid::bigint << 32) | objid::bigint) = hashtextextended($1, 0)`,
      [name],
    );
    return rows[0]?.pid;
  };
  const pid = await backendOf(one);
  await one.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
  if ((await holder()) !== pid) return false;
  await one.end();
  while ((await holder()) !== undefined) await pause(lookAgainMs);
  return true;
}
