import { randomUUID } from 'node:crypto';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './event.js';
import type { EventFilter } from './event-filter.js';
import type { EventLog } from './event-log.js';
import { wireCaughtUp, wireCheckpoint, wireConfirmation, wireEvent } from './wire-event.js';

/** Sends one message; resolves when the client can take another one, or when the call is over. */
export type Send = (message: ReadResp) => Promise<void> | undefined;

/**
 * A catch-up subscription to the log: all events after the start position, then new ones as they are appended, until
 * the call is over. Events that were there at its beginning are read from disk, because whoever replays the record may
 * be verifying it. One cursor and one loop serve both phases, so no event is missed or sent twice where they meet. A
 * slow client holds up only itself.
 */
export async function follow(
  log: EventLog,
  start: number,
  filter: EventFilter,
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  await send(wireConfirmation(randomUUID()));
  const recorded = log.lastPosition;
  const readAfter = (position: number): Promise<RecordedEvent[]> => {
    const page = position < recorded ? log.pageOnDisk(position, recorded) : log.pageAfter(position);
    page.catch(() => undefined); // The error is thrown where the page is awaited, which may be some time later.
    return page;
  };
  let cursor = start;
  let upcoming = readAfter(cursor);
  let unreported = 0;
  let caughtUp = false;
  while (!signal.aborted) {
    const page = await upcoming;
    const reached = page.at(-1)?.position ?? Math.max(cursor, recorded);
    // The next page is read while this one is being sent.
    upcoming = readAfter(reached);
    for (const event of page) {
      if (filter.matches(event)) await send(wireEvent(event));
      cursor = event.position;
      unreported += 1;
      if (unreported < filter.checkpointEvery) continue;
      unreported = 0;
      await send(wireCheckpoint(cursor));
    }
    cursor = reached;
    if (page.length > 0 || log.lastPosition > cursor || signal.aborted) continue;
    if (!caughtUp) {
      caughtUp = true;
      if (filter.checkpointEvery !== Infinity) await send(wireCheckpoint(cursor));
      await send(wireCaughtUp());
    }
    await log.eventAfter(cursor, signal);
    upcoming = readAfter(cursor);
  }
}
