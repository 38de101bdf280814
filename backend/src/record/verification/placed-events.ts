import { setImmediate } from 'node:timers/promises';
import type { EventCodec } from '../../platform/event-sourcing/event-codec.js';
import { commitPositionOf, type EventStore } from '../../platform/event-sourcing/event-store.js';
import { StartupError } from '../../platform/program/startup-error.js';
import { parsedJson } from '../../platform/text/parsed-json.js';
import { eventBatches } from '../../platform/projections/event-batches.js';
import type { LeafEvent } from '../tree/canonical-event.js';

/** A stored event of the product, with its commit position. */
export interface PlacedEvent {
  readonly position: bigint;
  readonly event: LeafEvent;
}

/** An event from the embedded event store’s disk, byte for byte. */
export interface EventOnDisk {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** Reads events by the event store’s protocol, without an end. */
export async function* toldEvents(store: EventStore, codec: EventCodec): AsyncGenerator<PlacedEvent[]> {
  const subscription = store.subscribe(codec.streamPrefixes, undefined);
  try {
    for await (const batch of eventBatches(subscription)) {
      yield batch.flatMap((resolved) => {
        const { event } = resolved;
        return event ? [{ position: commitPositionOf(resolved), event }] : [];
      });
    }
  } finally {
    subscription.destroy();
  }
  throw new StartupError('The event store ended the subscription; run it again.');
}

/** The number of events that are looked at before new data is taken in, so that Postgres continues to send. */
const atOnce = 50;

/** Reads events from disk, which takes a third of the time because they are not wrapped and unwrapped one by one. */
export async function* eventsOnDisk(
  pages: AsyncIterable<readonly EventOnDisk[]>,
  prefixes: readonly string[],
): AsyncGenerator<PlacedEvent[]> {
  for await (const page of pages) {
    const ours = page.filter(({ stream }) => prefixes.some((prefix) => stream.startsWith(prefix)));
    for (let from = 0; from < ours.length; from += atOnce) {
      yield ours.slice(from, from + atOnce).map(placed);
      await setImmediate();
    }
  }
}

function placed({ position, stream, revision, id, type, isJson, data, metadata }: EventOnDisk): PlacedEvent {
  const event: LeafEvent = {
    streamId: stream,
    revision: BigInt(revision),
    id,
    type,
    isJson,
    data: isJson ? parsed(data) : data,
    metadata: metadata.length === 0 ? undefined : parsed(metadata),
  };
  return { position: BigInt(position), event };
}

/** Parses JSON, and returns other text unchanged, so that an event that was made unreadable also has another hash. */
function parsed(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  const value = parsedJson(text);
  return value === undefined ? text : value;
}
