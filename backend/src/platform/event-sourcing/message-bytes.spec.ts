import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import { decodeBase64Natively } from './message-bytes.js';

const { ProposedMessage } = streamsPb.BatchAppendReq;

const texts = ['', '{}', 'a', '{"title":"Étude — “no. 1”, 1 €"}', '\u0000\u{1f600}', 'x'.repeat(70_001)];

const serialized = (bytes: Uint8Array | string): Uint8Array =>
  new ProposedMessage().setData(bytes).setCustomMetadata(bytes).serializeBinary();

it('an event’s message is the same to the byte, however its bytes were given', () => {
  const base64 = texts.map((text) => Buffer.from(text).toString('base64'));
  const before = base64.map(serialized);
  decodeBase64Natively();
  expect(base64.map(serialized)).toEqual(before);
  expect(texts.map((text) => serialized(new Uint8Array(Buffer.from(text))))).toEqual(before);
});
