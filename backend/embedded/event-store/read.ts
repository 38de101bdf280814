import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { NumberSpan } from './paging.js';
import { once } from 'node:events';
import { status, type handleServerStreamingCall, type ServerWritableStream } from '@grpc/grpc-js';
import { noRevision } from './event.js';
import { eventFilter, everything } from './event-filter.js';
import type { EventLog } from './event-log.js';
import { follow, type Send } from './subscription.js';
import { wireEvent, wireStreamNotFound } from './wire-event.js';

const { BACKWARDS } = streamsPb.ReadReq.Options.ReadDirection;

/**
 * The revisions that a read of a stream asks for, both ends included. Reading from the end gives the last event
 * backwards, and nothing forwards.
 */
function streamSpan(
  stream: ReadReq.Options.StreamOptions,
  options: ReadReq.Options,
  head: number,
): NumberSpan {
  const backwards = options.getReadDirection() === BACKWARDS;
  const end = backwards ? head : head + 1;
  const from = stream.hasRevision() ? Number(stream.getRevision()) : stream.hasEnd() ? end : 0;
  return span(from, Number(options.getCount()), backwards, 0, head);
}

/**
 * The positions that a read of the log asks for. The event at the named position is left out backwards and included
 * forwards.
 */
function allSpan(all: ReadReq.Options.AllOptions, options: ReadReq.Options, last: number): NumberSpan {
  const backwards = options.getReadDirection() === BACKWARDS;
  const named = all.getPosition();
  const from = named !== undefined ? Number(named.getCommitPosition()) : all.hasEnd() ? last + 1 : 0;
  return span(backwards ? from - 1 : from, Number(options.getCount()), backwards, 1, last);
}

/** The position after which a subscription begins. */
function lastSeenPosition(all: ReadReq.Options.AllOptions, last: number): number {
  const named = all.getPosition();
  if (named !== undefined) return Number(named.getCommitPosition());
  return all.hasEnd() ? last : 0;
}

function span(from: number, count: number, backwards: boolean, lowest: number, highest: number): NumberSpan {
  if (backwards) {
    const high = Math.min(from, highest);
    return { low: Math.max(lowest, high - count + 1), high, backwards };
  }
  const low = Math.max(from, lowest);
  return { low, high: Math.min(highest, low + count - 1), backwards };
}

type ReadCall = ServerWritableStream<ReadReq, ReadResp>;

/** The error of a call that ends with this gRPC status. */
class CallRefused extends Error {
  constructor(
    readonly code: status,
    readonly details: string,
  ) {
    super(details);
  }
}

/** `Read` of the protocol: a stream, the log of all streams, or a subscription to the latter. */
export function read(log: EventLog): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const over = new AbortController();
    call.on('cancelled', () => over.abort());
    answer(call, log, over.signal).then(
      () => call.end(),
      // The status reaches the client only by this event; `destroy(error)` would leave it waiting forever.
      (error: unknown) => call.emit('error', statusOf(error)),
    );
  };
}

async function answer(call: ReadCall, log: EventLog, signal: AbortSignal): Promise<void> {
  const options = call.request.getOptions();
  const send = sender(call, signal);
  const stream = options?.getStream();
  const all = options?.getAll();
  if (options?.getResolveLinks() === true) {
    throw new CallRefused(
      status.UNIMPLEMENTED,
      'The embedded event store does not support links: read without resolveLinkTos.',
    );
  }
  if (options?.hasCount() === true && stream !== undefined) {
    const name = Buffer.from(stream.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
    const head = await log.headOf(name);
    if (head === noRevision) return void (await send(wireStreamNotFound(name)));
    const span = streamSpan(stream, options, head);
    for await (const page of log.readStream(name, span)) {
      for (const event of page) await send(wireEvent(event));
      if (signal.aborted) return;
    }
  } else if (options?.hasCount() === true && all !== undefined && !options.hasFilter()) {
    const span = allSpan(all, options, log.lastPosition);
    for await (const page of log.readAll(span)) {
      for (const event of page) await send(wireEvent(event));
      if (signal.aborted) return;
    }
  } else if (options?.hasSubscription() === true && all !== undefined) {
    const filter = options.getFilter();
    const start = lastSeenPosition(all, log.lastPosition);
    await follow(log, start, filter === undefined ? everything : filterOrRefuse(filter), send, signal);
  } else {
    throw new CallRefused(
      status.UNIMPLEMENTED,
      'The embedded event store does not support this: subscribe to all streams, with a filter if need be.',
    );
  }
}

function filterOrRefuse(options: ReadReq.Options.FilterOptions): ReturnType<typeof eventFilter> {
  try {
    return eventFilter(options);
  } catch (error) {
    throw new CallRefused(status.INVALID_ARGUMENT, String(error));
  }
}

function sender(call: ReadCall, signal: AbortSignal): Send {
  return (message) => {
    if (signal.aborted || call.write(message)) return undefined;
    return once(call, 'drain', { signal }).then(
      () => undefined,
      () => undefined,
    );
  };
}

/** Any other error while reading means that Postgres is away, which passes. */
function statusOf(error: unknown): { code: status; details: string } {
  if (error instanceof CallRefused) return { code: error.code, details: error.details };
  return { code: status.UNAVAILABLE, details: String(error) };
}
