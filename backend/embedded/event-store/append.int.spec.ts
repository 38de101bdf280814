import {
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  WrongExpectedVersionError,
  type EventData,
} from '@eventstore/db-client';
import { scaled } from '../../src/platform/testing/scale.js';
import { newStream, readIds } from '../../src/platform/testing/streams.js';
import { startServersApart, type ServersApart } from '../../src/platform/testing/test-servers.js';

const anEvent = (): EventData => jsonEvent({ type: 'NoteTaken', data: {} });

describe('appending to the embedded event store', () => {
  let servers: ServersApart;
  let client: EventStoreDBClient;

  beforeAll(async () => {
    servers = await startServersApart();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
  });

  afterAll(async () => {
    await client.dispose();
    await servers.stop();
  });

  /** A stream of so many events, and their ids. */
  const streamOf = async (length: number): Promise<{ stream: string; ids: string[] }> => {
    const stream = newStream();
    const events = Array.from({ length }, () => anEvent());
    if (length > 0) await client.appendToStream(stream, events, { expectedRevision: 'no_stream' });
    return { stream, ids: events.map(({ id }) => id) };
  };

  it('answers with the last revision, and with positions that rise over all streams', async () => {
    const first = await client.appendToStream(newStream(), [anEvent(), anEvent()]);
    const second = await client.appendToStream(newStream(), anEvent());
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(second).toMatchObject({ success: true, nextExpectedRevision: 0n });
    const { commit = 0n } = first.position ?? {};
    expect(first.position).toEqual({ commit, prepare: commit });
    expect(second.position?.commit).toBeGreaterThan(commit);
  });

  it('of nothing answers with the last revision, and with no position', async () => {
    const { stream } = await streamOf(2);
    const answer = await client.appendToStream(stream, [], { expectedRevision: 1n });
    expect(answer).toEqual({ success: true, nextExpectedRevision: 1n, position: undefined });
    const refused = client.appendToStream(stream, [], { expectedRevision: 2n });
    await expect(refused).rejects.toMatchObject({ type: ErrorType.WRONG_EXPECTED_VERSION });
  });

  it.each([
    ['no_stream', 0],
    ['any', 0],
    ['any', 1],
    ['stream_exists', 1],
    [0n, 1],
    [1n, 2],
  ] as const)('expecting %s, takes an append to a stream of %d events', async (expectedRevision, length) => {
    const { stream, ids } = await streamOf(length);
    const added = anEvent();
    const answer = await client.appendToStream(stream, added, { expectedRevision });
    expect(answer.nextExpectedRevision).toBe(BigInt(length));
    expect(await readIds(client, stream)).toEqual([...ids, added.id]);
  });

  it.each([
    ['no_stream', 1, 0n],
    ['stream_exists', 0, 'no_stream'],
    [0n, 0, 'no_stream'],
    [0n, 2, 1n],
    [5n, 1, 0n],
    [2n ** 40n, 1, 0n],
  ] as const)(
    'expecting %s, refuses an append to a stream of %d events',
    async (expected, length, actual) => {
      const { stream, ids } = await streamOf(length);
      const refused = client.appendToStream(stream, [anEvent(), anEvent()], { expectedRevision: expected });
      await expect(refused).rejects.toThrow(WrongExpectedVersionError);
      await expect(refused).rejects.toMatchObject({
        type: ErrorType.WRONG_EXPECTED_VERSION,
        streamName: stream,
        expectedVersion: expected,
        actualVersion: actual,
      });
      expect(await readIds(client, stream)).toEqual(ids);
    },
  );

  it('lets exactly one of 20 writers win each revision', async () => {
    const { stream } = await streamOf(1);
    const rounds = scaled(200);
    for (let round = 0; round < rounds; round += 1) {
      const attempts = Array.from({ length: 20 }, () =>
        client.appendToStream(stream, anEvent(), { expectedRevision: BigInt(round) }),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect(await readIds(client, stream)).toHaveLength(rounds + 1);
  });

  it('keeps names and ids as they are', async () => {
    const stream = `note-Ünïcode/ %25 ${newStream()}`;
    const event = jsonEvent({ type: 'Prüfung bestanden ✓', data: {} });
    await client.appendToStream(stream, event, { expectedRevision: 'no_stream' });
    for await (const { event: read } of client.readStream(stream)) {
      expect(read).toMatchObject({ streamId: stream, id: event.id, type: event.type });
    }
    const refused = client.appendToStream(stream, anEvent(), { expectedRevision: 'no_stream' });
    await expect(refused).rejects.toMatchObject({ streamName: stream });
  });

  it('knows an id in capitals for the same', async () => {
    const stream = newStream();
    const { id, ...rest } = anEvent();
    const capitals = { ...rest, id: id.toUpperCase() };
    const first = await client.appendToStream(stream, capitals, { expectedRevision: 'no_stream' });
    expect(await client.appendToStream(stream, { ...rest, id }, { expectedRevision: 'no_stream' })).toEqual(
      first,
    );
    expect(await readIds(client, stream)).toEqual([id]);
  });

  it('refuses what it could not keep, and nothing of what others append at the same time', async () => {
    const stream = newStream();
    const outcomes = await Promise.allSettled([
      client.appendToStream(newStream(), jsonEvent({ type: 'With\0Nul', data: {} })),
      client.appendToStream(stream, anEvent(), { expectedRevision: 'no_stream' }),
      client.appendToStream(newStream(), jsonEvent({ id: 'no uuid', type: 'NoteTaken', data: {} })),
      client.appendToStream('with\0nul', anEvent()),
      client.appendToStream('ü'.repeat(500), anEvent()),
      client.appendToStream('ü'.repeat(501), anEvent()),
      client.appendToStream(`$${newStream()}`, anEvent()),
      client.appendToStream(`$$${newStream()}`, anEvent()),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ]);
    expect(await readIds(client, stream)).toHaveLength(1);
  });

  it('does not write an append that it finds only after its deadline', async () => {
    const { stream } = await streamOf(1);
    process.kill(servers.eventStoreProcessId, 'SIGSTOP');
    const late = client.appendToStream(stream, anEvent(), { expectedRevision: 0n, deadline: 50 });
    const deadline = Date.now() + 60;
    while (Date.now() < deadline) await new Promise(setImmediate);
    process.kill(servers.eventStoreProcessId, 'SIGCONT');
    await expect(late).rejects.toMatchObject({ type: ErrorType.DEADLINE_EXCEEDED });
    expect(await readIds(client, stream)).toHaveLength(1);
  });
});
