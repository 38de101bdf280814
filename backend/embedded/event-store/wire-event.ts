import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './event.js';

const ticksPerMillisecond = 10_000n;

/** One event as `Read` sends it. Ids go out as text, the only form that the client asks for. */
export function wireEvent(event: RecordedEvent): ReadResp {
  const position = String(event.position);
  const recorded = new streamsPb.ReadResp.ReadEvent.RecordedEvent()
    .setId(new sharedPb.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setPreparePosition(position)
    .setCommitPosition(position)
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.isJson ? 'application/json' : 'application/octet-stream')
    .set('created', String(BigInt(event.created) * ticksPerMillisecond));
  return new streamsPb.ReadResp().setEvent(
    new streamsPb.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position),
  );
}

export function wireStreamNotFound(stream: string): ReadResp {
  return new streamsPb.ReadResp().setStreamNotFound(
    new streamsPb.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)),
  );
}

export function wireConfirmation(subscriptionId: string): ReadResp {
  return new streamsPb.ReadResp().setConfirmation(
    new streamsPb.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId),
  );
}

export function wireCheckpoint(position: number): ReadResp {
  const reached = String(position);
  return new streamsPb.ReadResp().setCheckpoint(
    new streamsPb.ReadResp.Checkpoint().setCommitPosition(reached).setPreparePosition(reached),
  );
}

export const wireCaughtUp = (): ReadResp =>
  new streamsPb.ReadResp().setCaughtUp(new streamsPb.ReadResp.CaughtUp());

export function streamIdentifier(stream: string): StreamIdentifier {
  return new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8'));
}
