import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { Metadata, status, type sendUnaryData } from '@grpc/grpc-js';
import type { Outcome } from './append-queue.js';
import { noRevision, type ExpectedRevision } from './event.js';
import { maximumAppendSize, type Refusal } from './incoming-append.js';

/**
 * Answers the call of one append. A conflict is an answer just as success is; any other failure becomes the call’s
 * status.
 */
export function answerWith(
  respond: sendUnaryData<AppendResp>,
  expected: ExpectedRevision,
  outcome: Outcome | Refusal,
): void {
  switch (outcome.kind) {
    case 'written':
      return respond(null, success(outcome.revision, outcome.position));
    case 'conflict':
      return respond(null, wrongExpectedVersion(expected, outcome.current));
    case 'late':
      return respond({ code: status.DEADLINE_EXCEEDED, details: 'Too late.' });
    case 'failed':
      return respond({ code: status.UNKNOWN, details: outcome.reason });
    case 'invalid':
      return respond({ code: status.INVALID_ARGUMENT, details: outcome.reason });
    case 'too-large':
      return respond({
        code: status.INVALID_ARGUMENT,
        details: 'Too large.',
        metadata: trailers('maximum-append-size-exceeded', 'maximum-append-size', String(maximumAppendSize)),
      });
    case 'missing-property':
      return respond({
        code: status.INVALID_ARGUMENT,
        details: `An event must have a ${outcome.property}.`,
        metadata: trailers(
          'missing-required-metadata-property',
          'required-metadata-properties',
          outcome.property,
        ),
      });
  }
}

function success(revision: number, position: number | undefined): AppendResp {
  const written = new streamsPb.AppendResp.Success();
  if (revision === noRevision) written.setNoStream(new sharedPb.Empty());
  else written.setCurrentRevision(String(revision));
  if (position === undefined) written.setNoPosition(new sharedPb.Empty());
  else {
    const logPosition = String(position);
    written.setPosition(
      new streamsPb.AppendResp.Position().setCommitPosition(logPosition).setPreparePosition(logPosition),
    );
  }
  return new streamsPb.AppendResp().setSuccess(written);
}

function wrongExpectedVersion(expected: ExpectedRevision, current: number): AppendResp {
  const conflict = new streamsPb.AppendResp.WrongExpectedVersion();
  if (current === noRevision) conflict.setCurrentNoStream(new sharedPb.Empty());
  else conflict.setCurrentRevision(String(current));
  if (typeof expected === 'number') conflict.setExpectedRevision(String(expected));
  if (expected === 'no_stream') conflict.setExpectedNoStream(new sharedPb.Empty());
  if (expected === 'stream_exists') conflict.setExpectedStreamExists(new sharedPb.Empty());
  return new streamsPb.AppendResp().setWrongExpectedVersion(conflict);
}

/** The client tells errors apart by these trailers. */
function trailers(exception: string, name: string, value: string): Metadata {
  const metadata = new Metadata();
  metadata.set('exception', exception);
  metadata.set(name, value);
  return metadata;
}
