import { EventStoreDBClient, jsonEvent, streamNameFilter } from '@eventstore/db-client';
import { scaled } from '../../src/platform/testing/scale.js';
import { newStream } from '../../src/platform/testing/streams.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';

const batch = 500;

describe('replaying a long log', () => {
  let servers: TestServers;
  let client: EventStoreDBClient;
  const count = Math.max(batch, scaled(100_000));

  beforeAll(async () => {
    servers = await startTestServers();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    for (let written = 0; written < count; written += batch) {
      const events = Array.from({ length: batch }, (_, index) =>
        jsonEvent({ type: 'NoteTaken', data: { n: written + index, text: 'x'.repeat(1_000) } }),
      );
      await client.appendToStream(newStream(), events, { expectedRevision: 'no_stream' });
    }
  }, 600_000);

  afterAll(async () => {
    await client.dispose();
    await servers.stop();
  });

  it('sends every event once and in order, from the start and from the middle', async () => {
    const whole = await replay(0n);
    expect(whole).toEqual(Array.from({ length: count }, (_, index) => index));
    expect(await replay(BigInt(count / 2))).toEqual(whole.slice(count / 2));
  }, 600_000);

  it('sends the same to a reader that is slow', async () => {
    const subscription = client.subscribeToAll({ filter: streamNameFilter({ prefixes: ['note-'] }) });
    let seen = 0;
    for await (const { event } of subscription) {
      if (seen % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
      expect((event?.data as { n: number }).n).toBe(seen);
      seen += 1;
      if (seen === count) break;
    }
    await subscription.unsubscribe();
  }, 600_000);

  async function replay(after: bigint): Promise<number[]> {
    const filter = streamNameFilter({ prefixes: ['note-'], checkpointInterval: 100 });
    const fromPosition = { commit: after, prepare: after };
    const subscription = client.subscribeToAll({ filter, fromPosition });
    const numbers: number[] = [];
    for await (const { event } of subscription) {
      numbers.push((event?.data as { n: number }).n);
      if (numbers.length === count - Number(after)) break;
    }
    await subscription.unsubscribe();
    return numbers;
  }
});
