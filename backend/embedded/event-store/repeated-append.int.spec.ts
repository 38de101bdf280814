import {
  BACKWARDS,
  END,
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  type EventData,
} from '@eventstore/db-client';
import { scaled } from '../../src/platform/testing/scale.js';
import { eventually, newStream, readIds } from '../../src/platform/testing/streams.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { startServersApart, type ServersApart } from '../../src/platform/testing/test-servers.js';

const last = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const;
const anEvent = (): EventData => jsonEvent({ type: 'NoteTaken', data: {} });

describe('repeating an append', () => {
  let servers: ServersApart;
  let client: EventStoreDBClient;
  let proxy: TcpProxy;
  let cut: EventStoreDBClient;

  beforeAll(async () => {
    servers = await startServersApart();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
    proxy = await TcpProxy.start(Number(new URL(servers.eventStoreUrl).port));
    cut = EventStoreDBClient.connectionString(proxy.inFrontOf(servers.eventStoreUrl));
  });

  afterAll(async () => {
    await Promise.all([client.dispose(), cut.dispose()]);
    await proxy.stop();
    await servers.stop();
  });

  it('gives the first answer again and adds nothing, also when others have appended since', async () => {
    const stream = newStream();
    const [first, second, third] = [[anEvent()], [anEvent(), anEvent()], [anEvent()]] as const;
    const append = async (events: readonly EventData[], expectedRevision: bigint | 'no_stream') =>
      client.appendToStream(stream, [...events], { expectedRevision });
    const answers = [await append(first, 'no_stream'), await append(second, 0n), await append(third, 2n)];
    const repeated = [await append(first, 'no_stream'), await append(second, 0n), await append(third, 2n)];
    expect(repeated).toEqual(answers);
    expect(await readIds(client, stream)).toEqual([...first, ...second, ...third].map(({ id }) => id));
  });

  it('is a conflict when not all of the events follow the revision that it names', async () => {
    const stream = newStream();
    const written = [anEvent(), anEvent(), anEvent()] as const;
    await client.appendToStream(stream, [...written], { expectedRevision: 'no_stream' });
    for (const events of [
      [written[0], anEvent()],
      [written[1], written[0]],
      [...written, anEvent()],
      [written[1]],
    ]) {
      const refused = client.appendToStream(stream, events, { expectedRevision: 'no_stream' });
      await expect(refused).rejects.toMatchObject({
        type: ErrorType.WRONG_EXPECTED_VERSION,
        actualVersion: 2n,
      });
    }
    expect(await readIds(client, stream)).toHaveLength(3);
  });

  it('at the same moment writes once and gives both the same answer', async () => {
    const stream = newStream();
    const event = anEvent();
    const [one, other] = await Promise.all([
      client.appendToStream(stream, event, { expectedRevision: 'no_stream' }),
      client.appendToStream(stream, event, { expectedRevision: 'no_stream' }),
    ]);
    expect(one).toEqual(other);
    expect(await readIds(client, stream)).toEqual([event.id]);
  });

  it('after its answer got lost is neither a conflict nor a second event, even when the store crashed meanwhile', async () => {
    const stream = newStream();
    const first = anEvent();
    await cut.appendToStream(stream, first, { expectedRevision: 'no_stream' });
    const written = [first.id];
    for (let round = 0; round < scaled(1_000); round += 1) {
      const event = anEvent();
      const expectedRevision = BigInt(round);
      proxy.swallow('answers');
      const unanswered = cut.appendToStream(stream, event, { expectedRevision });
      const outcome = expect(unanswered).rejects.toBeDefined();
      await eventually(async () => (await readIds(client, stream, last)).includes(event.id));
      if (round % 10 === 9) process.kill(servers.eventStoreProcessId, 'SIGKILL');
      proxy.heal();
      await outcome;
      const repeated = await eventually(() => cut.appendToStream(stream, event, { expectedRevision }));
      expect(repeated.nextExpectedRevision).toBe(expectedRevision + 1n);
      written.push(event.id);
    }
    expect(await eventually(() => readIds(client, stream))).toEqual(written);
  }, 1_800_000);
});
