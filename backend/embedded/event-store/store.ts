import { setTimeout as sleep } from 'node:timers/promises';
import { AppendQueue } from './append-queue.js';
import type { Credentials } from './credentials.js';
import { EventLog } from './event-log.js';
import { EventTable } from './event-table.js';
import { serve } from './server.js';

/**
 * Milliseconds that a stop waits for pending writes. Appends without an answer by then are undecided for their writers.
 */
const patience = 2_000;

/** An event store at work in this process. */
export interface Store {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens the log in the database and serves it on loopback to clients with the credentials.
 *
 * @param port 0 for a free one
 * @param lost is called when the store can no longer continue and must be restarted
 */
export async function openStore(
  databaseUrl: string,
  credentials: Credentials,
  port: number,
  lost: (error: Error) => void,
): Promise<Store> {
  const table = await EventTable.open(databaseUrl, lost);
  try {
    return await openOn(table, credentials, port);
  } catch (error) {
    await table.close();
    throw error;
  }
}

async function openOn(table: EventTable, credentials: Credentials, port: number): Promise<Store> {
  const log = await EventLog.open(table);
  const queue = new AppendQueue(table, log);
  const server = await serve(log, queue, credentials, port);
  const close = async (): Promise<void> => {
    await Promise.race([queue.settled(), sleep(patience, undefined, { ref: false })]);
    server.close();
    await table.close();
  };
  return { port: server.port, close };
}
