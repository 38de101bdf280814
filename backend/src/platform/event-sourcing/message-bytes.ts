import streamsPb from '@eventstore/db-client/generated/streams_pb.js';

type Bytes = Uint8Array | string;

const message = streamsPb.BatchAppendReq.ProposedMessage.prototype;

/**
 * The client gives an event's bytes to its message in base64, which the message decodes sign by sign each time it is
 * serialized, and it is serialized twice. Node decodes it in a fiftieth of the time.
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
