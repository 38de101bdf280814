import {
  AccessDeniedError,
  BACKWARDS,
  END,
  ErrorType,
  EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  START,
  StreamNotFoundError,
  type BaseOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { newStream } from '../../src/platform/testing/streams.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { ownCredentials } from './testing/own-credentials.js';

const count = 250;

describe('reading from the embedded event store', () => {
  let servers: TestServers;
  let client: EventStoreDBClient;
  const one = newStream();
  const other = newStream();

  /** The streams grow by turns, so the log alternates between them. */
  beforeAll(async () => {
    servers = await startTestServers();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    for (let n = 0; n < count; n += 1) {
      for (const stream of [one, other]) {
        await client.appendToStream(stream, jsonEvent({ type: 'NoteTaken', data: { n } }));
      }
    }
  });

  afterAll(async () => {
    await client.dispose();
    await servers.stop();
  });

  type StreamOptions = NonNullable<Parameters<EventStoreDBClient['readStream']>[1]>;
  const numbers = async (events: AsyncIterable<ResolvedEvent>): Promise<number[]> => {
    const read: number[] = [];
    for await (const { event } of events) read.push((event?.data as { n: number }).n);
    return read;
  };
  const range = (from: number, to: number): number[] =>
    from <= to
      ? Array.from({ length: to - from + 1 }, (_, index) => from + index)
      : range(to, from).reverse();

  describe('a stream', () => {
    it.each<[StreamOptions, number[]]>([
      [{}, range(0, 249)],
      [{ maxCount: 3 }, [0, 1, 2]],
      [{ fromRevision: 120n }, range(120, 249)],
      [{ fromRevision: 120n, maxCount: 2 }, [120, 121]],
      [{ fromRevision: 249n }, [249]],
      [{ fromRevision: 250n }, []],
      [{ fromRevision: 1_000n, maxCount: 1 }, []],
      [{ fromRevision: END }, []],
      [{ direction: BACKWARDS, fromRevision: END }, range(249, 0)],
      [{ direction: BACKWARDS, fromRevision: END, maxCount: 1 }, [249]],
      [{ direction: BACKWARDS, fromRevision: 130n }, range(130, 0)],
      [{ direction: BACKWARDS, fromRevision: 130n, maxCount: 3 }, [130, 129, 128]],
      [{ direction: BACKWARDS, fromRevision: 1_000n, maxCount: 1 }, [249]],
      [{ direction: BACKWARDS, fromRevision: START }, [0]],
    ])('with %j', async (options, expected) => {
      expect(await numbers(client.readStream(one, options))).toEqual(expected);
    });

    it('gives each event its stream, revision, position and time', async () => {
      const [first] = await all(client.readStream(one, { maxCount: 1 }));
      expect(first?.event).toMatchObject({ streamId: one, revision: 0n, type: 'NoteTaken', isJson: true });
      const commit = first?.commitPosition;
      expect(first?.event?.position).toEqual({ commit, prepare: commit });
      expect(Math.abs(Date.now() - Number(first?.event?.created))).toBeLessThan(60_000);
    });

    it('that does not exist is not found', async () => {
      const missing = newStream();
      const read = all(client.readStream(missing));
      await expect(read).rejects.toThrow(StreamNotFoundError);
      await expect(read).rejects.toMatchObject({ type: ErrorType.STREAM_NOT_FOUND, streamName: missing });
    });
  });

  describe('the log of all streams', () => {
    it('has every event once, in the order in which they were appended', async () => {
      const log = await all(client.readAll());
      expect(log.map(({ event }) => event?.streamId)).toEqual(range(1, count).flatMap(() => [one, other]));
      const positions = log.map(({ event }) => event?.position?.commit ?? 0n);
      expect(positions).toEqual([...new Set(positions)].sort((a, b) => Number(a - b)));
    });

    it('backwards is the same turned round', async () => {
      const ids = (events: readonly ResolvedEvent[]) => events.map(({ event }) => event?.id);
      const forwards = ids(await all(client.readAll()));
      const backwards = ids(await all(client.readAll({ direction: BACKWARDS, fromPosition: END })));
      expect(backwards).toEqual(forwards.reverse());
    });

    it('from a position begins with that event forwards, and with the one before it backwards', async () => {
      const log = await all(client.readAll());
      const fromPosition = log[300]?.event?.position ?? START;
      const [forwards] = await all(client.readAll({ direction: FORWARDS, fromPosition, maxCount: 1 }));
      const [backwards] = await all(client.readAll({ direction: BACKWARDS, fromPosition, maxCount: 1 }));
      expect(forwards?.event?.id).toBe(log[300]?.event?.id);
      expect(backwards?.event?.id).toBe(log[299]?.event?.id);
    });

    it('has nothing after its end and nothing before its start', async () => {
      expect(await all(client.readAll({ fromPosition: END }))).toEqual([]);
      expect(await all(client.readAll({ direction: BACKWARDS, fromPosition: START }))).toEqual([]);
    });
  });

  async function all(events: AsyncIterable<ResolvedEvent>): Promise<ResolvedEvent[]> {
    const read: ResolvedEvent[] = [];
    for await (const event of events) read.push(event);
    return read;
  }

  it('refuses the metadata of a stream, which it would not heed', async () => {
    for (const options of [{}, { credentials: ownCredentials(servers.eventStoreUrl) }]) {
      const refused = client.setStreamMetadata(one, { maxCount: 1 }, options);
      await expect(refused).rejects.toThrow(/not support stream metadata/);
    }
  });

  it.each([
    ['of a stream', () => all(client.readStream(one, { resolveLinkTos: true }))],
    ['of the log', () => all(client.readAll({ resolveLinkTos: true }))],
    ['that goes on', () => all(client.subscribeToAll({ resolveLinkTos: true }))],
  ])('refuses a read %s that is to follow links, which it does not have', async (_, read) => {
    await expect(read()).rejects.toThrow(/does not support links: read without resolveLinkTos/);
  });

  it('answers calls with credentials of their own like any other', async () => {
    const credentials = ownCredentials(servers.eventStoreUrl);
    expect(await numbers(client.readStream(one, { credentials }))).toEqual(range(0, 249));
    expect(await numbers(client.readAll({ credentials }))).toHaveLength(2 * count);
    expect(await client.getStreamMetadata(one, { credentials })).toEqual({ streamName: one });
    const followed: number[] = [];
    for await (const { event } of client.subscribeToAll({ credentials })) {
      followed.push((event?.data as { n: number }).n);
      if (followed.length === 2 * count) break;
    }
    expect(followed).toEqual(range(0, 249).flatMap((n) => [n, n]));
  });

  it('answers no call with credentials of somebody else', async () => {
    const credentials = { username: 'admin', password: 'changeit' };
    for (const call of [
      all(client.readStream(one, { credentials })),
      all(client.readAll({ credentials })),
      all(client.subscribeToAll({ credentials })),
      client.getStreamMetadata(one, { credentials }),
    ]) {
      await expect(call).rejects.toThrow(AccessDeniedError);
    }
  });

  it.each<[string, RegExp, (options: Pick<BaseOptions, 'credentials'>) => Promise<unknown>]>([
    ['deleting a stream', /deletes no streams/, (options) => client.deleteStream(one, options)],
    ['deleting a stream for ever', /deletes no streams/, (options) => client.tombstoneStream(one, options)],
    [
      'subscribing to one stream',
      /does not support this: subscribe to all streams/,
      (options) => all(client.subscribeToStream(one, options)),
    ],
  ])('answers %s with "not implemented", and says what is so', async (_, reason, call) => {
    for (const options of [{}, { credentials: ownCredentials(servers.eventStoreUrl) }]) {
      await expect(call(options)).rejects.toMatchObject({
        code: 12,
        message: expect.stringMatching(reason) as string,
      });
    }
  });
});
