import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import statusPb from '@eventstore/db-client/generated/status_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { UUID, WrongExpectedVersion } from '@eventstore/db-client/generated/shared_pb.js';
import type { Status } from '@eventstore/db-client/generated/status_pb.js';
import type { BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import anyPb from 'google-protobuf/google/protobuf/any_pb.js';
import emptyPb from 'google-protobuf/google/protobuf/empty_pb.js';
import { noRevision, type ExpectedRevision } from './event.js';
import type { Outcome } from './append-queue.js';
import { maximumAppendSize, type Refusal } from './incoming-append.js';
import { streamIdentifier } from './wire-event.js';

interface Answered {
  readonly correlationId: UUID;
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** The answer to one append as the client expects it: success, or a status with the error that the client unpacks. */
export function answerTo(append: Answered, outcome: Outcome | Refusal): BatchAppendResp {
  const response = new streamsPb.BatchAppendResp()
    .setCorrelationId(append.correlationId)
    .setStreamIdentifier(streamIdentifier(append.stream));
  return outcome.kind === 'written'
    ? response.setSuccess(success(outcome.revision, outcome.position))
    : response.setError(refusal(append.expected, outcome));
}

function success(revision: number, position: number | undefined): BatchAppendResp.Success {
  const written = new streamsPb.BatchAppendResp.Success();
  if (revision === noRevision) written.setNoStream(new emptyPb.Empty());
  else written.setCurrentRevision(String(revision));
  if (position === undefined) return written.setNoPosition(new emptyPb.Empty());
  const logPosition = String(position);
  return written.setPosition(
    new sharedPb.AllStreamPosition().setCommitPosition(logPosition).setPreparePosition(logPosition),
  );
}

function refusal(
  expected: ExpectedRevision,
  outcome: Exclude<Outcome, { kind: 'written' }> | Refusal,
): Status {
  switch (outcome.kind) {
    case 'conflict': {
      const conflict = wrongExpectedVersion(expected, outcome.current);
      return packed('WrongExpectedVersion', conflict, status.FAILED_PRECONDITION, 'Wrong expected version.');
    }
    case 'late':
      return packed('Timeout', new sharedPb.Timeout(), status.DEADLINE_EXCEEDED, 'Too late.');
    case 'too-large': {
      const exceeded = new sharedPb.MaximumAppendSizeExceeded().setMaxappendsize(maximumAppendSize);
      return packed('MaximumAppendSizeExceeded', exceeded, status.INVALID_ARGUMENT, 'Too large.');
    }
    case 'missing-property':
      return badRequest(`An event must have a ${outcome.property}.`);
    case 'invalid':
      return badRequest(outcome.reason);
    case 'failed':
      return packed('Unknown', new sharedPb.Unknown(), status.UNKNOWN, outcome.reason);
  }
}

const badRequest = (reason: string): Status =>
  packed('BadRequest', new sharedPb.BadRequest(), status.INVALID_ARGUMENT, reason);

function wrongExpectedVersion(expected: ExpectedRevision, current: number): WrongExpectedVersion {
  const conflict = new sharedPb.WrongExpectedVersion();
  if (current === noRevision) conflict.setCurrentNoStream(new emptyPb.Empty());
  else conflict.setCurrentStreamRevision(String(current));
  if (typeof expected === 'number') conflict.setExpectedStreamPosition(String(expected));
  if (expected === 'no_stream') conflict.setExpectedNoStream(new emptyPb.Empty());
  if (expected === 'stream_exists') conflict.setExpectedStreamExists(new emptyPb.Empty());
  return conflict;
}

/** The client tells errors apart by the type name alone, and it throws if there are no details. */
function packed(
  typeName: string,
  error: { serializeBinary(): Uint8Array },
  code: status,
  message: string,
): Status {
  const details = new anyPb.Any();
  details.pack(error.serializeBinary(), `event_store.client.${typeName}`);
  return new statusPb.Status()
    .setCode(code as number)
    .setMessage(message)
    .setDetails(details);
}
