import {
  AccessDeniedError,
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type AppendResult,
  type Credentials,
  type EventData,
} from '@eventstore/db-client';
import { scaled } from '../../src/platform/testing/scale.js';
import { newStream, readIds } from '../../src/platform/testing/streams.js';
import {
  startServersApart,
  startTestServers,
  type ServersApart,
  type TestServers,
} from '../../src/platform/testing/test-servers.js';
import { ownCredentials } from './testing/own-credentials.js';

const anEvent = (): EventData => jsonEvent({ type: 'NoteTaken', data: {} });

/** What a writer wrongly expects, of a stream with this number of events, and the stream's last revision. */
const conflicts = [
  ['no_stream', 1, 0n],
  ['stream_exists', 0, 'no_stream'],
  [0n, 0, 'no_stream'],
  [0n, 2, 1n],
  [5n, 1, 0n],
  [2n ** 40n, 1, 0n],
] as const;

describe.each(['with others in one call', 'with credentials of its own'])('appending %s', (way) => {
  let servers: ServersApart;
  let client: EventStoreDBClient;
  let lenient: EventStoreDBClient;
  /** The options that decide which of the two calls the client makes. */
  let options: { credentials?: Credentials };

  beforeAll(async () => {
    servers = await startServersApart();
    const { eventStoreUrl } = servers;
    client = EventStoreDBClient.connectionString(eventStoreUrl);
    lenient = EventStoreDBClient.connectionString(`${eventStoreUrl}&throwOnAppendFailure=false`);
    options = way === 'with credentials of its own' ? { credentials: ownCredentials(eventStoreUrl) } : {};
  });

  afterAll(async () => {
    await Promise.all([client.dispose(), lenient.dispose()]);
    await servers.stop();
  });

  const append = (
    stream: string,
    events: EventData | EventData[],
    more: { expectedRevision?: AppendExpectedRevision; deadline?: number } = {},
  ): Promise<AppendResult> => client.appendToStream(stream, events, { ...options, ...more });

  /** Makes a stream of this many events, and returns their ids. */
  const streamOf = async (length: number): Promise<{ stream: string; ids: string[] }> => {
    const stream = newStream();
    const events = Array.from({ length }, () => anEvent());
    if (length > 0) await append(stream, events, { expectedRevision: 'no_stream' });
    return { stream, ids: events.map(({ id }) => id) };
  };

  it('answers with the last revision, and with positions that rise over all streams', async () => {
    const first = await append(newStream(), [anEvent(), anEvent()]);
    const second = await append(newStream(), anEvent());
    expect(first).toMatchObject({ success: true, nextExpectedRevision: 1n });
    expect(second).toMatchObject({ success: true, nextExpectedRevision: 0n });
    const { commit = 0n } = first.position ?? {};
    expect(first.position).toEqual({ commit, prepare: commit });
    expect(second.position?.commit).toBeGreaterThan(commit);
  });

  it('of nothing answers with the last revision, and with no position', async () => {
    const { stream } = await streamOf(2);
    const answer = await append(stream, [], { expectedRevision: 1n });
    expect(answer).toEqual({ success: true, nextExpectedRevision: 1n, position: undefined });
    const refused = append(stream, [], { expectedRevision: 2n });
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
    const answer = await append(stream, added, { expectedRevision });
    expect(answer.nextExpectedRevision).toBe(BigInt(length));
    expect(await readIds(client, stream)).toEqual([...ids, added.id]);
  });

  it.each(conflicts)(
    'expecting %s, refuses an append to a stream of %d events',
    async (expected, length, actual) => {
      const { stream, ids } = await streamOf(length);
      const refused = append(stream, [anEvent(), anEvent()], { expectedRevision: expected });
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

  it.each(conflicts)(
    'expecting %s of a stream of %d events, fails without throwing if the client wants it so',
    async (expectedRevision, length, actual) => {
      const { stream, ids } = await streamOf(length);
      const answer = await lenient.appendToStream(stream, anEvent(), { ...options, expectedRevision });
      expect(answer).toMatchObject({ success: false, position: undefined });
      // In the other call the client has a fault of its own: it reports whether there is a revision instead of the
      // revision.
      if (options.credentials !== undefined) {
        expect(answer.nextExpectedRevision).toBe(actual === 'no_stream' ? -1n : actual);
      }
      expect(await readIds(client, stream)).toEqual(ids);
      const taken = await lenient.appendToStream(stream, anEvent(), options);
      expect(taken).toMatchObject({ success: true, nextExpectedRevision: BigInt(length) });
    },
  );

  it('lets exactly one of 20 writers win each revision', async () => {
    const { stream } = await streamOf(1);
    const rounds = scaled(200);
    for (let round = 0; round < rounds; round += 1) {
      const attempts = Array.from({ length: 20 }, () =>
        append(stream, anEvent(), { expectedRevision: BigInt(round) }),
      );
      const outcomes = await Promise.allSettled(attempts);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    expect(await readIds(client, stream)).toHaveLength(rounds + 1);
  });

  it('keeps names and ids as they are', async () => {
    const stream = `note-Ünïcode/ %25 ${newStream()}`;
    const event = jsonEvent({ type: 'Prüfung bestanden ✓', data: {} });
    await append(stream, event, { expectedRevision: 'no_stream' });
    for await (const { event: read } of client.readStream(stream)) {
      expect(read).toMatchObject({ streamId: stream, id: event.id, type: event.type });
    }
    const refused = append(stream, anEvent(), { expectedRevision: 'no_stream' });
    await expect(refused).rejects.toMatchObject({ streamName: stream });
  });

  it('knows an id in capitals for the same', async () => {
    const stream = newStream();
    const { id, ...rest } = anEvent();
    const capitals = { ...rest, id: id.toUpperCase() };
    const first = await append(stream, capitals, { expectedRevision: 'no_stream' });
    expect(await append(stream, { ...rest, id }, { expectedRevision: 'no_stream' })).toEqual(first);
    expect(await readIds(client, stream)).toEqual([id]);
  });

  it('refuses what it could not keep, and nothing of what others append at the same time', async () => {
    const stream = newStream();
    const outcomes = await Promise.allSettled([
      append(newStream(), jsonEvent({ type: 'With\0Nul', data: {} })),
      append(stream, anEvent(), { expectedRevision: 'no_stream' }),
      append(newStream(), jsonEvent({ id: 'no uuid', type: 'NoteTaken', data: {} })),
      append('with\0nul', anEvent()),
      append('ü'.repeat(500), anEvent()),
      append('ü'.repeat(501), anEvent()),
      append(`$${newStream()}`, anEvent()),
      append(`$$${newStream()}`, anEvent()),
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
    const late = append(stream, anEvent(), { expectedRevision: 0n, deadline: 50 });
    late.catch(() => undefined);
    const longAfter = Date.now() + 200;
    while (Date.now() < longAfter) await new Promise(setImmediate);
    process.kill(servers.eventStoreProcessId, 'SIGCONT');
    await expect(late).rejects.toMatchObject({ type: ErrorType.DEADLINE_EXCEEDED });
    expect(await readIds(client, stream)).toHaveLength(1);
  });
});

describe('appending with credentials that are not its own', () => {
  let servers: TestServers;
  let client: EventStoreDBClient;

  beforeAll(async () => {
    servers = await startTestServers();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
  });

  afterAll(async () => {
    await client.dispose();
    await servers.stop();
  });

  it.each([
    ['one event', [anEvent()]],
    [
      'more than is sent at once',
      Array.from({ length: 50 }, () => jsonEvent({ type: 'NoteTaken', data: 'x'.repeat(100_000) })),
    ],
  ])('is refused for %s, and nothing is written', async (_, events) => {
    const stream = newStream();
    const { username } = ownCredentials(servers.eventStoreUrl);
    for (const credentials of [
      { username, password: 'changeit' },
      { username: 'admin', password: '' },
    ]) {
      const refused = client.appendToStream(stream, events, { credentials });
      await expect(refused).rejects.toThrow(AccessDeniedError);
    }
    expect(await readIds(client, stream)).toEqual([]);
  });
});
