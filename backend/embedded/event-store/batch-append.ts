import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import { maximumAppendSize, type Refusal, answerTo } from './append-answer.js';
import type { ExpectedRevision, ProposedEvent } from './event.js';
import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import type { AppendQueue, Outcome } from './append-queue.js';

/** Bytes; a name is part of an index, and Postgres refuses the whole group that it is written with when it is too long. */
const longestName = 1_000;

/** An append whose chunks are still coming in. */
export interface OpenAppend {
  readonly correlationId: UUID;
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** Milliseconds since the Unix epoch. */
  readonly deadline: number;
  readonly events: ProposedEvent[];
  /** Bytes as the server counts them against its limit. */
  size: number;
  /** Why it will not be tried; settled by the first fault. */
  refusal?: Refusal;
}

/** Begins an append from its first chunk, the only one with options; undefined for any other chunk. */
function firstChunk(request: BatchAppendReq): OpenAppend | undefined {
  const options = request.getOptions();
  const correlationId = request.getCorrelationId();
  if (options === undefined || correlationId === undefined) return undefined;
  const stream = Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
  const deadline = options.getDeadline()?.toDate().getTime() ?? Infinity;
  const append: OpenAppend = {
    correlationId,
    stream,
    expected: expectedRevision(options),
    deadline,
    events: [],
    size: 0,
  };
  const fault = faultOfName(stream);
  if (fault !== undefined) append.refusal = { kind: 'invalid', reason: fault };
  return append;
}

/** Adds the events of one chunk; once the append is refused, only their end matters. */
function collectChunk(append: OpenAppend, request: BatchAppendReq): void {
  for (const message of request.getProposedMessagesList()) {
    if (append.refusal !== undefined) return;
    const event = proposedEvent(message);
    append.size += event.data.length + event.metadata.length + 2 * event.type.length;
    append.events.push(event);
    const fault = faultOf(event);
    if (fault !== undefined) append.refusal = { kind: 'invalid', reason: fault };
    if (append.size > maximumAppendSize) append.refusal = { kind: 'too-large' };
    if (append.refusal !== undefined) append.events.length = 0;
  }
}

function expectedRevision(options: BatchAppendReq.Options): ExpectedRevision {
  if (options.hasStreamPosition()) return Number(options.getStreamPosition());
  if (options.hasNoStream()) return 'no_stream';
  return options.hasStreamExists() ? 'stream_exists' : 'any';
}

function proposedEvent(message: BatchAppendReq.ProposedMessage): ProposedEvent {
  const properties = message.getMetadataMap();
  return {
    id: message.getId()?.getString().toLowerCase() ?? '',
    type: properties.get('type') ?? '',
    isJson: properties.get('content-type') === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

function faultOf({ id, type }: ProposedEvent): string | undefined {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return 'An event id must be a UUID.';
  if (!isStorableName(type)) return 'An event must have a type.';
  return undefined;
}

function faultOfName(stream: string): string | undefined {
  if (Buffer.byteLength(stream) > longestName) return `A stream name can have at most ${longestName} bytes.`;
  if (!isStorableName(stream)) return 'This is not a valid stream name.';
  // Limits and access lists are kept in such streams; taking them without heeding them would be a lie.
  if (stream.startsWith('$$')) return 'The embedded event store does not support stream metadata.';
  return undefined;
}

/** Postgres' text holds no NUL; one such append would fail the whole group that it is written with. */
const isStorableName = (name: string): boolean => name !== '' && !name.includes('\0');

/**
 * One long-lived call per client carries all its appends: chunks of several may interleave, answers come in any order,
 * and exactly one per append, for the client ends its whole process over a second one.
 */
export function batchAppend(queue: AppendQueue): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    const open = new Map<string, OpenAppend>();
    let unanswered = 0;
    let clientIsDone = false;
    const endWhenDone = (): void => {
      if (clientIsDone && unanswered === 0) call.end();
    };

    const answer = (append: OpenAppend, outcome: Outcome | Refusal): void => {
      unanswered -= 1;
      if (call.cancelled || call.destroyed) return;
      call.write(answerTo(append, outcome));
      endWhenDone();
    };

    call.on('data', (request: BatchAppendReq) => {
      const id = request.getCorrelationId()?.getString() ?? '';
      const append = open.get(id) ?? firstChunk(request);
      if (append === undefined) return; // A further chunk of an append that this call has not begun.
      collectChunk(append, request);
      if (!request.getIsFinal()) {
        open.set(id, append);
        return;
      }
      open.delete(id);
      unanswered += 1;
      if (append.refusal !== undefined) answer(append, append.refusal);
      else void queue.append(append).then((outcome) => answer(append, outcome));
      if (!queue.full) return;
      call.pause();
      void queue.room().then(() => call.resume());
    });
    call.on('end', () => {
      clientIsDone = true;
      endWhenDone();
    });
    // A client that goes away breaks its call; what it had asked for completely is written all the same.
    call.on('error', () => open.clear());
  };
}
