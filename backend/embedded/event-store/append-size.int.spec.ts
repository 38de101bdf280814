import {
  binaryEvent,
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  MaxAppendSizeExceededError,
  type Credentials,
} from '@eventstore/db-client';
import { newStream, readIds } from '../../src/platform/testing/streams.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';
import { ownCredentials } from './testing/own-credentials.js';

const limit = 1_048_576;
const type = 'NoteTaken';

/** An event that the server counts as exactly this many bytes: data, metadata and twice the type's length. */
const eventOf = (bytes: number) =>
  binaryEvent({ type, data: new Uint8Array(bytes - 2 * type.length - 2), metadata: new Uint8Array([7, 0]) });

describe.each(['with others in one call', 'with credentials of its own'])(
  'the size of an append %s',
  (way) => {
    let servers: TestServers;
    let client: EventStoreDBClient;
    /** The options that decide which of the two calls the client makes. */
    let options: { credentials?: Credentials };

    beforeAll(async () => {
      servers = await startTestServers();
      client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
      options =
        way === 'with credentials of its own' ? { credentials: ownCredentials(servers.eventStoreUrl) } : {};
    });

    afterAll(async () => {
      await client.dispose();
      await servers.stop();
    });

    it('may be 1 MiB, in one event or in many', async () => {
      for (const events of [
        [eventOf(limit)],
        Array.from({ length: 1_024 }, () => eventOf(1_024)),
        Array.from({ length: 4_096 }, () => eventOf(256)),
      ]) {
        const stream = newStream();
        await client.appendToStream(stream, events, { ...options, expectedRevision: 'no_stream' });
        expect(await readIds(client, stream)).toEqual(events.map(({ id }) => id));
      }
    });

    it.each([
      ['a byte more in one event', [eventOf(limit + 1)]],
      ['a byte more in two events', [eventOf(limit - 100), eventOf(101)]],
      ['10 MB in one event', [eventOf(10_000_000)]],
      ['5 MB, which come in several messages', Array.from({ length: 50 }, () => eventOf(100_000))],
    ])('is refused with %s, and nothing is written', async (_, events) => {
      const stream = newStream();
      const refused = client.appendToStream(stream, events, { ...options, expectedRevision: 'no_stream' });
      await expect(refused).rejects.toThrow(MaxAppendSizeExceededError);
      await expect(refused).rejects.toMatchObject({
        type: ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED,
        maxAppendSize: limit,
      });
      expect(await readIds(client, stream)).toEqual([]);
      await client.appendToStream(stream, eventOf(100), { ...options, expectedRevision: 'no_stream' });
    });

    it('counts bytes, not characters', async () => {
      const text = '€'.repeat(limit / 3);
      const refused = client.appendToStream(newStream(), jsonEvent({ type, data: { text } }), options);
      await expect(refused).rejects.toThrow(MaxAppendSizeExceededError);
    });

    it('leaves every byte of data and metadata as it was', async () => {
      const stream = newStream();
      const bytes = Uint8Array.from({ length: 512 }, (_, index) => index % 256);
      const data = {
        nul: 'a\0b',
        half: 'a\ud800b',
        order: { z: 1, a: [1.0, 1e21, -0.5] },
        text: 'ü✓\u{1f4dc}',
      };
      const events = [
        binaryEvent({ type, data: bytes, metadata: bytes }),
        jsonEvent({ type, data, metadata: { note: 'ü\0' } }),
      ];
      await client.appendToStream(stream, events, options);
      const read = [];
      for await (const { event } of client.readStream(stream)) read.push(event);
      expect(read).toMatchObject([
        { isJson: false, data: bytes, metadata: bytes },
        { isJson: true, data, metadata: { note: 'ü\0' } },
      ]);
      expect(JSON.stringify(read[1]?.data)).toBe(JSON.stringify(data));
    });
  },
);
