import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall } from '@grpc/grpc-js';
import { answerWith } from './append-answer.js';
import { readWhileThereIsRoom, type AppendQueue } from './append-queue.js';
import { addEvent, beginAppend, refuse, type IncomingAppend } from './incoming-append.js';

/**
 * Handles an append in a call of its own, as clients send it when they have credentials for that append alone: its
 * options, then its events one by one. Even a refused append is read to its end, because the client is still writing
 * it. A call that breaks off before its end is not written.
 */
export function append(queue: AppendQueue): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, respond) => {
    const begin = (request?: AppendReq): IncomingAppend => {
      const options = request?.getOptions();
      const revision = options?.hasRevision() === true ? options.getRevision() : undefined;
      return beginAppend(options, revision, Number(call.getDeadline()));
    };

    let incoming: IncomingAppend | undefined;
    call.on('data', (request: AppendReq) => {
      if (incoming === undefined) {
        incoming = begin(request);
        return;
      }
      const message = request.getProposedMessage();
      if (message !== undefined) addEvent(incoming, message);
      else refuse(incoming, { kind: 'invalid', reason: 'After its options, an append has only events.' });
    });
    const decide = (): void => {
      // The deadline counts from here on. A client that gave up while the call lay in the socket was told that it is
      // late.
      if (call.cancelled) return;
      const whole = incoming ?? begin();
      if (whole.refusal !== undefined) answerWith(respond, whole.expected, whole.refusal);
      else void queue.append(whole).then((outcome) => answerWith(respond, whole.expected, outcome));
    };
    // A cancelled call is reported only after its end, so the decision waits for the next turn of the event loop.
    call.on('end', () => setImmediate(decide));
    readWhileThereIsRoom(call, queue);
  };
}
