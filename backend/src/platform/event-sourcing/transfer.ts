import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { jsonEvent, type AllStreamSubscription, type EventData } from '@eventstore/db-client';
import { z } from 'zod';
import { StartupError } from '../program/startup-error.js';
import { commitPositionOf, type EventStore } from './event-store.js';

const lineSchema = z.object({
  stream: z.string(),
  revision: z.string().regex(/^\d+$/),
  id: z.uuid(),
  type: z.string(),
  data: z.record(z.string(), z.unknown()),
  metadata: z.record(z.string(), z.unknown()),
});

type Line = z.infer<typeof lineSchema>;

/**
 * Time limit for the search of the last event, in milliseconds; many system events may follow the product’s last one.
 */
const searchLimitMs = 60_000;

/** Bounds of one append. The store takes 1 MiB per append; a line is longer than the part of it that is sent. */
const largestAppend = { events: 100, characters: 250_000 };

/**
 * The position at which the record under the prefixes ends at present.
 * @throws StartupError if it is empty, because an export of nothing would be taken for a backup
 */
export async function endOfRecord(store: EventStore, prefixes: string[]): Promise<bigint> {
  const end = await store.newestPosition(prefixes, searchLimitMs);
  if (end === undefined) throw new StartupError('The record is empty: there is nothing to export.');
  return end;
}

/**
 * The whole record under the prefixes up to a position, one JSON object per line, in the order of the store. Every
 * event was written by `JSON.stringify`, so reading and writing it again gives the same bytes.
 * @throws StartupError if the store ends the subscription before the position
 */
export async function* exportedLines(
  store: EventStore,
  prefixes: string[],
  end: bigint,
): AsyncGenerator<string> {
  const subscription: AllStreamSubscription = store.subscribe(prefixes, undefined);
  try {
    for await (const resolved of subscription) {
      if (!resolved.event) continue;
      const { streamId: stream, revision, id, type, data, metadata } = resolved.event;
      yield `${JSON.stringify({ stream, revision: String(revision), id, type, data, metadata })}\n`;
      if (commitPositionOf(resolved) >= end) return;
    }
  } finally {
    subscription.destroy();
  }
  throw new StartupError('The event store ended the export before the end of the record; run it again.');
}

/**
 * Appends exported lines in their order, with ids, data and metadata unchanged. Every append names its revision, so a
 * repeat after an interruption skips existing events and writes nothing twice.
 * @returns the number of events in the lines
 * @throws StartupError naming the line that is not an exported event, or that the store refuses; also if there is no
 * line
 */
export async function importLines(store: EventStore, input: Readable): Promise<number> {
  let pending: Line[] = [];
  let [count, characters] = [0, 0];
  const flush = async (): Promise<void> => {
    const [first] = pending;
    if (!first) return;
    const before = BigInt(first.revision) - 1n;
    await store.append(first.stream, pending.map(toEvent), before < 0n ? undefined : before);
    pending = [];
    characters = 0;
  };
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    if (text === '') continue;
    count += 1;
    const line = parsed(text, count);
    characters += text.length;
    const full = pending.length >= largestAppend.events || characters > largestAppend.characters;
    if (full || (pending[0] && pending[0].stream !== line.stream)) await flush();
    pending.push(line);
  }
  if (count === 0) throw new StartupError('The file holds no events: there is nothing to import.');
  await flush();
  return count;
}

function parsed(text: string, number: number): Line {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    throw new StartupError(`Line ${number} is not an exported event; nothing of it or after it was written.`);
  }
}

function toEvent({ id, type, data, metadata }: Line): EventData {
  return jsonEvent({ id, type, data, metadata });
}
