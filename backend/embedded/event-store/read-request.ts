import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { Span } from './paging.js';

const { BACKWARDS } = streamsPb.ReadReq.Options.ReadDirection;

/**
 * The revisions that a read of a stream asks for, both ends included. "From the end" is the last event backwards, and
 * nothing forwards.
 */
export function streamSpan(
  stream: ReadReq.Options.StreamOptions,
  options: ReadReq.Options,
  head: number,
): Span {
  const backwards = options.getReadDirection() === BACKWARDS;
  const end = backwards ? head : head + 1;
  const from = stream.hasRevision() ? Number(stream.getRevision()) : stream.hasEnd() ? end : 0;
  return span(from, Number(options.getCount()), backwards, 0, head);
}

/** The positions that a read of the log asks for: a position counts as read backwards, and as not yet read forwards. */
export function allSpan(all: ReadReq.Options.AllOptions, options: ReadReq.Options, last: number): Span {
  const backwards = options.getReadDirection() === BACKWARDS;
  const named = all.getPosition();
  const from = named !== undefined ? Number(named.getCommitPosition()) : all.hasEnd() ? last + 1 : 0;
  return span(backwards ? from - 1 : from, Number(options.getCount()), backwards, 1, last);
}

/** The position after which a subscription begins. */
export function lastSeenPosition(all: ReadReq.Options.AllOptions, last: number): number {
  const named = all.getPosition();
  if (named !== undefined) return Number(named.getCommitPosition());
  return all.hasEnd() ? last : 0;
}

function span(from: number, count: number, backwards: boolean, lowest: number, highest: number): Span {
  if (backwards) {
    const high = Math.min(from, highest);
    return { low: Math.max(lowest, high - count + 1), high, backwards };
  }
  const low = Math.max(from, lowest);
  return { low, high: Math.min(highest, low + count - 1), backwards };
}
