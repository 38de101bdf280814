import { randomInt, randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { scaled } from '../../src/platform/testing/scale.js';
import { eventualAnswer, newStream } from '../../src/platform/testing/streams.js';
import { startServersApart, type ServersApart } from '../../src/platform/testing/test-servers.js';

interface Written {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
}

describe('the embedded event store, killed while 20 writers append', () => {
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

  it('has every acknowledged event once, and goes on with rising positions', async () => {
    const kills = scaled(200);
    const acknowledged: Written[] = [];
    let enough = false;

    /**
     * Writes as the application does: an append without an answer is repeated with the same id and the same expected
     * revision.
     */
    const write = async (): Promise<void> => {
      const stream = newStream();
      for (let next = 0n; !enough; next += 1n) {
        const id = randomUUID();
        const event = jsonEvent({ id, type: 'NoteTaken', data: { text: 'x'.repeat(randomInt(2_000)) } });
        const expectedRevision = next === 0n ? 'no_stream' : next - 1n;
        const answer = await eventualAnswer(() => client.appendToStream(stream, event, { expectedRevision }));
        expect(answer.nextExpectedRevision).toBe(next);
        acknowledged.push({ id, stream, revision: next });
      }
    };

    const writers = Array.from({ length: 20 }, write);
    for (let kill = 0; kill < kills; kill += 1) {
      const goal = acknowledged.length + randomInt(20, 200);
      await eventualAnswer(() => Promise.resolve(acknowledged.length >= goal), 60_000);
      process.kill(servers.eventStoreProcessId, 'SIGKILL');
    }
    enough = true;
    await Promise.all(writers);

    const log = await readLog(client);
    const stored = new Map(log.map((event) => [event.id, event]));
    expect(stored.size).toBe(log.length);
    for (const { id, stream, revision } of acknowledged) {
      expect(stored.get(id)).toMatchObject({ streamId: stream, revision });
    }
    expect(log).toHaveLength(acknowledged.length);
    expect(log.map(({ position }) => position)).toEqual(log.map((_, index) => BigInt(index + 1)));
  }, 1_200_000);
});

interface Stored {
  readonly id: string;
  readonly streamId: string;
  readonly revision: bigint;
  readonly position: bigint | undefined;
}

async function readLog(client: EventStoreDBClient): Promise<Stored[]> {
  const log: Stored[] = [];
  for await (const { event } of client.readAll()) {
    if (event === undefined) continue;
    const { id, streamId, revision, position } = event;
    log.push({ id, streamId, revision, position: position?.commit });
  }
  return log;
}
