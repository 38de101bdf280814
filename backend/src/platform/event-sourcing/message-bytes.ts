import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

type Bytes = Uint8Array | string;

const message = streamsPb.BatchAppendReq.ProposedMessage.prototype;

/**
 * Makes Node decode an event’s bytes. The client gives them to its message in base64, and the message decodes them
 * character by character each time it is serialized, which happens twice. Node takes a fiftieth of the time.
 */
export function decodeBase64Natively(): void {
  for (const setter of ['setData', 'setCustomMetadata'] as const) {
    const set = message[setter];
    message[setter] = function (bytes: Bytes) {
      return set.call(this, decoded(bytes));
    };
  }
}

const decoded = (bytes: Bytes): Uint8Array =>
  typeof bytes === 'string' ? Buffer.from(bytes, 'base64') : bytes;
