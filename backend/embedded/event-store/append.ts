import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall } from '@grpc/grpc-js';
import { answerWith } from './append-answer.js';
import { readWhileThereIsRoom, type AppendQueue } from './append-queue.js';
import { addEvent, beginAppend, refuse, type IncomingAppend } from './incoming-append.js';

/**
 * One append in a call of its own, as clients use it when they have credentials for it alone: its options, then its
 * events one by one. Even what is refused is read to its end, for the client is still writing it. What breaks off before
 * its end is not written.
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
      // Its time counts from here on. Whoever gave up while it lay in the socket was told that it is late.
      if (call.cancelled) return;
      const whole = incoming ?? begin();
      if (whole.refusal !== undefined) answerWith(respond, whole.expected, whole.refusal);
      else void queue.append(whole).then((outcome) => answerWith(respond, whole.expected, outcome));
    };
    // That somebody gave up comes behind the end.
    call.on('end', () => setImmediate(decide));
    readWhileThereIsRoom(call, queue);
  };
}
