import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { EventEmitter } from 'node:events';

type Listener = (answer: unknown) => void;

const client: { batchAppend: (...values: never[]) => EventEmitter } = streamsGrpc.StreamsClient.prototype;

/**
 * Keeps late answers from ending the process. When a connection ends, the client forgets every pending append, and then
 * throws when its answer arrives. By then the append was rejected, and is looked for in the record.
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
      // Nobody waits for this answer any more; a caller that does has a time limit.
    }
  };
