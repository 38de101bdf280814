import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { StreamNotFoundError, type EventStoreDBClient, type ReadStreamOptions } from '@eventstore/db-client';

/** A stream that no other test uses. */
export const newStream = (): string => `note-${randomUUID()}`;

/**
 * The ids of all events of a stream, in its order, or of those that the options ask for. It reads to the end because,
 * after an interrupted read, the client’s `dispose` waits forever.
 */
export async function readIds(
  client: EventStoreDBClient,
  stream: string,
  options: ReadStreamOptions = {},
): Promise<string[]> {
  const ids: string[] = [];
  try {
    for await (const { event } of client.readStream(stream, options)) {
      if (event !== undefined) ids.push(event.id);
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return ids;
}

/** Limits an attempt in time, because the client may wait forever for an answer that a broken connection has lost. */
async function timeLimited<T>(attempt: Promise<T>): Promise<T> {
  const over = new AbortController();
  const limit = sleep(3_000, undefined, { signal: over.signal }).then(() => {
    throw new Error('No answer within 3 seconds.');
  });
  return Promise.race([attempt, limit]).finally(() => over.abort());
}

/**
 * Repeats the attempt until it gives anything but `false` or `undefined`, for results that take a moment, or that fail
 * while a server is away.
 *
 * @throws the last failure after `within` milliseconds
 */
export async function eventualAnswer<T>(
  attempt: () => Promise<T>,
  within = 20_000,
): Promise<Exclude<T, false | undefined>> {
  const deadline = Date.now() + within;
  for (let pause = 5; ; pause = Math.min(100, 2 * pause)) {
    try {
      const result = await timeLimited(attempt());
      if (result !== false && result !== undefined) return result as Exclude<T, false | undefined>;
      if (Date.now() > deadline) throw new Error(`It did not come true within ${within} ms.`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(pause);
  }
}
