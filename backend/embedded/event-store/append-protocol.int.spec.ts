import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { EventStoreDBClient } from '@eventstore/db-client';
import sharedPb from '@eventstore/db-client/generated/shared_pb.js';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streamsPb from '@eventstore/db-client/generated/streams_pb.js';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { credentials, makeClientConstructor, Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { newStream, readIds } from '../../src/platform/testing/streams.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';

const { AppendReq: Request } = streamsPb;
const Client = makeClientConstructor(streamsGrpc.StreamsService, 'Streams');

/** The first message of an append. */
function optionsOf(stream: string, revision?: number): AppendReq {
  const options = new Request.Options().setStreamIdentifier(
    new sharedPb.StreamIdentifier().setStreamName(Buffer.from(stream)),
  );
  if (revision === undefined) options.setNoStream(new sharedPb.Empty());
  else options.setRevision(String(revision));
  return new Request().setOptions(options);
}

const textId = (id: string): UUID => new sharedPb.UUID().setString(id);

const halvedId = (mostSignificant: string, leastSignificant: string): UUID =>
  new sharedPb.UUID().setStructured(
    new sharedPb.UUID.Structured()
      .setMostSignificantBits(mostSignificant)
      .setLeastSignificantBits(leastSignificant),
  );

function eventWith(
  properties: Record<string, string>,
  id: UUID = textId(randomUUID()),
  data: Uint8Array = new Uint8Array(1),
): AppendReq {
  const message = new Request.ProposedMessage().setId(id).setData(data);
  for (const [name, value] of Object.entries(properties)) message.getMetadataMap().set(name, value);
  return new Request().setProposedMessage(message);
}

const complete = { type: 'NoteTaken', 'content-type': 'application/json' };

/** These tests cover what clients other than the one for Node send, and what no client should send. */
describe('the call of one append', () => {
  let servers: TestServers;
  let reader: EventStoreDBClient;
  let client: StreamsClient;
  let authorization: Metadata;

  beforeAll(async () => {
    servers = await startTestServers();
    reader = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    const { host, username, password, searchParams } = new URL(servers.eventStoreUrl);
    const certificate = readFileSync(searchParams.get('tlsCAFile') ?? '');
    client = new Client(host, credentials.createSsl(certificate)) as unknown as StreamsClient;
    authorization = new Metadata();
    const basic = Buffer.from(`${username}:${password}`).toString('base64');
    authorization.set('authorization', `Basic ${basic}`);
  });

  afterAll(async () => {
    client.close();
    await reader.dispose();
    await servers.stop();
  });

  const send = (...messages: readonly AppendReq[]): Promise<AppendResp> =>
    new Promise((resolve, reject) => {
      const call = client.append(authorization, (error: ServiceError | null, response: AppendResp) =>
        error === null ? resolve(response) : reject(error),
      );
      for (const message of messages) call.write(message);
      call.end();
    });

  it('says in full what was written, and what was expected instead', async () => {
    const stream = newStream();
    const empty = await send(optionsOf(stream));
    expect(empty.getSuccess()?.hasNoStream()).toBe(true);
    expect(empty.getSuccess()?.hasNoPosition()).toBe(true);
    const written = await send(optionsOf(stream), eventWith(complete), eventWith(complete));
    expect(written.getSuccess()?.getCurrentRevision()).toBe('1');
    expect(written.getSuccess()?.getPosition()?.toObject()).toEqual({
      commitPosition: expect.stringMatching(/^\d+$/) as string,
      preparePosition: written.getSuccess()?.getPosition()?.getCommitPosition(),
    });
    const conflict = (await send(optionsOf(stream, 5), eventWith(complete))).getWrongExpectedVersion();
    expect([conflict?.getCurrentRevision(), conflict?.getExpectedRevision()]).toEqual(['1', '5']);
    const missing = (await send(optionsOf(newStream(), 0), eventWith(complete))).getWrongExpectedVersion();
    expect([missing?.hasCurrentNoStream(), missing?.getExpectedRevision()]).toEqual([true, '0']);
  });

  it('takes an id in two halves for the same as in text', async () => {
    const stream = newStream();
    const halves = [
      halvedId('-1', '1'),
      halvedId('81985529216486895', '-9223372036854775808'),
      halvedId('0', '255'),
    ];
    await send(optionsOf(stream), ...halves.map((id) => eventWith(complete, id)));
    const texts = [
      'ffffffff-ffff-ffff-0000-000000000001',
      '01234567-89ab-cdef-8000-000000000000',
      '00000000-0000-0000-0000-0000000000ff',
    ];
    expect(await readIds(reader, stream)).toEqual(texts);
    const repeated = await send(optionsOf(stream), ...texts.map((id) => eventWith(complete, textId(id))));
    expect(repeated.getSuccess()?.getCurrentRevision()).toBe('2');
  });

  it.each([
    ['type', { 'content-type': 'application/json' }],
    ['content-type', { type: 'NoteTaken' }],
  ])('names the %s if an event has none', async (property, properties) => {
    const stream = newStream();
    const error = await send(optionsOf(stream), eventWith(complete), eventWith(properties)).catch(
      (reason: ServiceError) => reason,
    );
    expect(error).toMatchObject({ code: status.INVALID_ARGUMENT });
    expect((error as ServiceError).metadata.getMap()).toMatchObject({
      exception: 'missing-required-metadata-property',
      'required-metadata-properties': property,
    });
    expect(await readIds(reader, stream)).toEqual([]);
  });

  it.each<[string, (stream: string) => AppendReq[], RegExp]>([
    ['without a message', () => [], /stream name/],
    ['that begins with an event', () => [eventWith(complete), eventWith(complete)], /stream name/],
    [
      'with options twice',
      (stream) => [optionsOf(stream), eventWith(complete), optionsOf(stream), eventWith(complete)],
      /only events/,
    ],
    [
      'with an empty message',
      (stream) => [optionsOf(stream), eventWith(complete), new Request()],
      /only events/,
    ],
    [
      'with an event without an id',
      (stream) => [optionsOf(stream), eventWith(complete, new sharedPb.UUID())],
      /UUID/,
    ],
    [
      'with an event without a type',
      (stream) => [optionsOf(stream), eventWith({ ...complete, type: '' })],
      /type/,
    ],
  ])('is refused %s, and nothing is written', async (_, messages, reason) => {
    const stream = newStream();
    await expect(send(...messages(stream))).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringMatching(reason) as string,
    });
    expect(await readIds(reader, stream)).toEqual([]);
  });

  it('that breaks off before its end writes nothing', async () => {
    const stream = newStream();
    const over = new Promise((resolve) => {
      const call = client.append(authorization, resolve);
      call.write(optionsOf(stream));
      call.write(eventWith(complete), () => call.cancel());
    });
    expect(await over).toMatchObject({ code: status.CANCELLED });
    // This uses the same connection, so it comes after whatever the broken call has left behind.
    const other = await send(optionsOf(stream), eventWith(complete));
    expect(other.getSuccess()?.getCurrentRevision()).toBe('0');
  });

  it('that has not ended when its time is over is told so, and writes nothing', async () => {
    const stream = newStream();
    const over = new Promise((resolve) => {
      const call = client.append(authorization, { deadline: Date.now() + 100 }, resolve);
      call.write(optionsOf(stream));
      call.write(eventWith(complete));
    });
    expect(await over).toMatchObject({ code: status.DEADLINE_EXCEEDED });
    expect(await readIds(reader, stream)).toEqual([]);
  });
});
