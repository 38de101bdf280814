import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { EventEmitter } from 'node:events';

type Listener = (answer: unknown) => void;

const client: { batchAppend: (...values: never[]) => EventEmitter } = streamsGrpc.StreamsClient.prototype;

/**
 * When a connection ends, the client forgets every append of the process that waits, and then throws at their answers,
 * which would end the process. Such an answer comes too late: its append was rejected, and is looked for in the record.
 */
export function ignoreLateAnswers(): void {
  const { batchAppend } = client;
  client.batchAppend = function (...values) {
    const call = batchAppend.apply(this, values);
    const on = call.on.bind(call);
    call.on = (event: string, listener: Listener) =>
      on(event, event === 'data' ? unlessItThrows(listener) : listener);
    return call;
  };
}

const unlessItThrows =
  (listener: Listener): Listener =>
  (answer) => {
    try {
      listener(answer);
    } catch {
      // Nobody waits for this answer any more; whoever does all the same has a time limit.
    }
  };
