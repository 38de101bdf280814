import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { handleBidiStreamingCall } from '@grpc/grpc-js';
import { readWhileThereIsRoom, type AppendQueue, type Outcome } from './append-queue.js';
import { answerTo } from './batch-append-answer.js';
import { addEvent, beginAppend, type IncomingAppend, type Refusal } from './incoming-append.js';

/** An append of which further chunks are expected. */
interface OpenAppend extends IncomingAppend {
  readonly correlationId: UUID;
}

/** Begins an append from its first chunk, the only one with options; undefined for any other chunk. */
function firstChunk(request: BatchAppendReq): OpenAppend | undefined {
  const options = request.getOptions();
  const correlationId = request.getCorrelationId();
  if (options === undefined || correlationId === undefined) return undefined;
  const revision = options.hasStreamPosition() ? options.getStreamPosition() : undefined;
  const deadline = options.getDeadline()?.toDate().getTime() ?? Infinity;
  return { ...beginAppend(options, revision, deadline), correlationId };
}

/**
 * Handles all appends of a client in one long-lived call. Chunks of several appends may interleave and answers come in
 * any order. Each append gets exactly one answer, because a second one would end the client’s whole process.
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
      if (append === undefined) return; // This is a further chunk of an append that this call has not begun.
      for (const message of request.getProposedMessagesList()) addEvent(append, message);
      if (!request.getIsFinal()) {
        open.set(id, append);
        return;
      }
      open.delete(id);
      unanswered += 1;
      if (append.refusal !== undefined) answer(append, append.refusal);
      else void queue.append(append).then((outcome) => answer(append, outcome));
      readWhileThereIsRoom(call, queue);
    });
    call.on('end', () => {
      clientIsDone = true;
      endWhenDone();
    });
    // A client that goes away breaks its call; appends that had arrived completely are written all the same.
    call.on('error', () => open.clear());
  };
}
