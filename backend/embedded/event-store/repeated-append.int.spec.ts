import {
  BACKWARDS,
  END,
  ErrorType,
  EventStoreDBClient,
  jsonEvent,
  type AppendResult,
  type Credentials,
  type EventData,
} from '@eventstore/db-client';
import { scaled } from '../../src/platform/testing/scale.js';
import { eventualAnswer, newStream, readIds } from '../../src/platform/testing/streams.js';
import { TcpProxy } from '../../src/platform/testing/tcp-proxy.js';
import { startServersApart, type ServersApart } from '../../src/platform/testing/test-servers.js';
import { ownCredentials } from './testing/own-credentials.js';

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

  it('gives the first answer again by either call and adds nothing, also when others have appended since', async () => {
    for (const options of [{}, { credentials: ownCredentials(servers.eventStoreUrl) }]) {
      const stream = newStream();
      const [first, second, third] = [[anEvent()], [anEvent(), anEvent()], [anEvent()]] as const;
      const appendAll = async (more: { credentials?: Credentials }): Promise<AppendResult[]> => {
        const append = (events: readonly EventData[], expectedRevision: bigint | 'no_stream') =>
          client.appendToStream(stream, [...events], { ...more, expectedRevision });
        return [await append(first, 'no_stream'), await append(second, 0n), await append(third, 2n)];
      };
      const answers = await appendAll(options);
      for (const again of [{}, { credentials: ownCredentials(servers.eventStoreUrl) }]) {
        expect(await appendAll(again)).toEqual(answers);
      }
      expect(await readIds(client, stream)).toEqual([...first, ...second, ...third].map(({ id }) => id));
    }
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
      for (const options of [{}, { credentials: ownCredentials(servers.eventStoreUrl) }]) {
        const refused = client.appendToStream(stream, events, { ...options, expectedRevision: 'no_stream' });
        await expect(refused).rejects.toMatchObject({
          type: ErrorType.WRONG_EXPECTED_VERSION,
          actualVersion: 2n,
        });
      }
    }
    expect(await readIds(client, stream)).toHaveLength(3);
  });

  it('at the same moment writes once and gives all the same answer', async () => {
    const stream = newStream();
    const event = anEvent();
    const credentials = ownCredentials(servers.eventStoreUrl);
    const [one, ...others] = await Promise.all(
      [{}, {}, { credentials }, { credentials }].map((options) =>
        client.appendToStream(stream, event, { ...options, expectedRevision: 'no_stream' }),
      ),
    );
    expect(others).toEqual([one, one, one]);
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
      await eventualAnswer(async () => (await readIds(client, stream, last)).includes(event.id));
      if (round % 10 === 9) process.kill(servers.eventStoreProcessId, 'SIGKILL');
      proxy.heal();
      await outcome;
      const repeated = await eventualAnswer(() => cut.appendToStream(stream, event, { expectedRevision }));
      expect(repeated.nextExpectedRevision).toBe(expectedRevision + 1n);
      written.push(event.id);
    }
    expect(await eventualAnswer(() => readIds(client, stream))).toEqual(written);
  }, 1_800_000);
});
