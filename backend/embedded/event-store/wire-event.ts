import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './event.js';

const ticksPerMillisecond = 10_000n;

/** One event as `Read` sends it. Ids go out in their text form, the only one that the client asks for. */
export function wireEvent(event: RecordedEvent): ReadResp {
  const position = String(event.position);
  const recorded = new streamsPb.ReadResp.ReadEvent.RecordedEvent();
  const id = new sharedPb.UUID();
  id.setString(event.id);
  recorded.setId(id);
  recorded.setStreamIdentifier(streamIdentifier(event.stream));
  recorded.setStreamRevision(String(event.revision));
  recorded.setPreparePosition(position);
  recorded.setCommitPosition(position);
  recorded.setCustomMetadata(event.metadata);
  recorded.setData(event.data);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.isJson ? 'application/json' : 'application/octet-stream')
    .set('created', String(BigInt(event.created) * ticksPerMillisecond));

  const read = new streamsPb.ReadResp.ReadEvent();
  read.setEvent(recorded);
  read.setCommitPosition(position);
  return new streamsPb.ReadResp().setEvent(read);
}

export function wireStreamNotFound(stream: string): ReadResp {
  const notFound = new streamsPb.ReadResp.StreamNotFound();
  notFound.setStreamIdentifier(streamIdentifier(stream));
  return new streamsPb.ReadResp().setStreamNotFound(notFound);
}

export function wireConfirmation(subscriptionId: string): ReadResp {
  const confirmation = new streamsPb.ReadResp.SubscriptionConfirmation();
  confirmation.setSubscriptionId(subscriptionId);
  return new streamsPb.ReadResp().setConfirmation(confirmation);
}

export function wireCheckpoint(position: number): ReadResp {
  const checkpoint = new streamsPb.ReadResp.Checkpoint();
  checkpoint.setCommitPosition(String(position));
  checkpoint.setPreparePosition(String(position));
  return new streamsPb.ReadResp().setCheckpoint(checkpoint);
}

export const wireCaughtUp = (): ReadResp =>
  new streamsPb.ReadResp().setCaughtUp(new streamsPb.ReadResp.CaughtUp());

function streamIdentifier(stream: string): InstanceType<typeof sharedPb.StreamIdentifier> {
  const identifier = new sharedPb.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  return identifier;
}
