import {
  END,
  EventStoreDBClient,
  eventTypeFilter,
  jsonEvent,
  START,
  streamNameFilter,
  type AllStreamSubscription,
  type Position,
} from '@eventstore/db-client';
import pg from 'pg';
import { scaled } from '../../src/platform/testing/scale.js';
import { newStream } from '../../src/platform/testing/streams.js';
import { startTestServers, type TestServers } from '../../src/platform/testing/test-servers.js';

describe('subscribing to the log of the embedded event store', () => {
  let servers: TestServers;
  let client: EventStoreDBClient;
  let before: Position;

  beforeAll(async () => {
    servers = await startTestServers();
    client = EventStoreDBClient.connectionString(servers.eventStoreUrl);
  });

  beforeEach(async () => {
    before = await append('earlier-1', 'Earlier');
  });

  afterAll(async () => {
    await client.dispose();
    await servers.stop();
  });

  const append = async (stream: string, ...types: string[]): Promise<Position> => {
    const events = types.map((type) => jsonEvent({ type, data: {} }));
    const { position } = await client.appendToStream(stream, events);
    if (position === undefined) throw new Error('An append has a position.');
    return position;
  };

  /** Returns what arrives up to an event of the given type, each as `stream/type`. */
  const until = async (subscription: AllStreamSubscription, last: string): Promise<string[]> => {
    const seen: string[] = [];
    for await (const { event } of subscription) {
      if (event === undefined) continue;
      seen.push(`${event.streamId}/${event.type}`);
      if (event.type === last) break;
    }
    await subscription.unsubscribe();
    return seen;
  };

  const caughtUp = (subscription: AllStreamSubscription): Promise<void> =>
    new Promise((resolve) => subscription.once('caughtUp', () => resolve()));

  it('sends what there is, says that it caught up, and goes on with what comes', async () => {
    await append('article-1', 'A', 'B');
    const subscription = client.subscribeToAll({ fromPosition: START });
    let catches = 0;
    subscription.on('caughtUp', () => (catches += 1));
    const seen = until(subscription, 'Z');
    await caughtUp(subscription);
    await append('article-2', 'C');
    await append('article-1', 'Y');
    await append('article-1', 'Z');
    expect(await seen).toEqual([
      'earlier-1/Earlier',
      'article-1/A',
      'article-1/B',
      'article-2/C',
      'article-1/Y',
      'article-1/Z',
    ]);
    expect(catches).toBe(1);
  });

  it('sends what was there as it is on disk, and is not held up where somebody took events out', async () => {
    const { commit: changed } = await append('article-1', 'A');
    const { commit: removed } = await append('article-1', 'B');
    const database = new pg.Client({ connectionString: servers.databaseUrl });
    await database.connect();
    await database.query(`update event_store.event set type = 'Changed' where position = ${changed}`);
    await database.query(`delete from event_store.event where position = ${removed}`);
    await database.end();
    const subscription = client.subscribeToAll({ fromPosition: before });
    const seen = until(subscription, 'Z');
    await caughtUp(subscription);
    await append('article-1', 'Z');
    expect(await seen).toEqual(['article-1/Changed', 'article-1/Z']);
  });

  it('begins after the position that it is given', async () => {
    const position = await append('article-1', 'A', 'B');
    await append('article-1', 'C', 'Z');
    expect(await until(client.subscribeToAll({ fromPosition: position }), 'Z')).toEqual([
      'article-1/C',
      'article-1/Z',
    ]);
  });

  it('from the end sends only what comes', async () => {
    await append('article-1', 'A');
    const subscription = client.subscribeToAll({ fromPosition: END });
    const seen = until(subscription, 'Z');
    await caughtUp(subscription);
    await append('article-1', 'Z');
    expect(await seen).toEqual(['article-1/Z']);
  });

  it.each([
    [streamNameFilter({ prefixes: ['article-', 'persona-'] }), ['article-1/A', 'persona-1/B', 'article-1/Z']],
    [streamNameFilter({ regex: '^(persona|article)-1$' }), ['article-1/A', 'persona-1/B', 'article-1/Z']],
    [eventTypeFilter({ prefixes: ['B', 'Z'] }), ['persona-1/B', 'other-1/B', 'article-1/Z']],
    [eventTypeFilter({ regex: '^[^B]$' }), ['article-1/A', 'other-article-1/A', 'article-1/Z']],
  ])('filters on the server by %j', async (filter, expected) => {
    await append('article-1', 'A');
    await append('other-article-1', 'A');
    const subscription = client.subscribeToAll({ filter, fromPosition: before });
    const seen = until(subscription, 'Z');
    await caughtUp(subscription);
    await append('persona-1', 'B');
    await append('other-1', 'B');
    await append('article-1', 'Z');
    expect(await seen).toEqual(expected);
  });

  it.each([
    ['that a name could keep busy for ever', '^(([a-z-])+.)+[A-Z]([a-z])+$'],
    ['with many ways to the same name', `${'(.*)*'.repeat(12)}!`],
    ['of 1,000 characters', 'a'.repeat(1_000)],
  ])('is not held up by an expression %s', async (_, regex) => {
    const stream = `note-${'a'.repeat(900)}`;
    await append(stream, 'A');
    const searching = client.subscribeToAll({ filter: streamNameFilter({ regex }), fromPosition: before });
    await caughtUp(searching);
    await append(newStream(), 'B');
    await searching.unsubscribe();
  });

  it.each([
    ['looks around', '(?!note-)'],
    ['is none', '(note-'],
    ['is too long', 'a'.repeat(1_001)],
  ])('refuses an expression that %s', async (_, regex) => {
    const subscription = client.subscribeToAll({ filter: streamNameFilter({ regex }) });
    await expect(until(subscription, 'Z')).rejects.toMatchObject({ code: 3 });
  });

  it('tells by checkpoints how far it has looked, also where nothing matched', async () => {
    const reached: number[] = [];
    const prepared: bigint[] = [];
    await append('other-1', ...Array<string>(95).fill('A'));
    const filter = streamNameFilter({
      prefixes: ['article-'],
      maxSearchWindow: 10,
      checkpointInterval: 2,
      checkpointReached: (_, { commit, prepare }) => {
        reached.push(Number(commit - before.commit));
        prepared.push(prepare - commit);
      },
    });
    const subscription = client.subscribeToAll({ filter, fromPosition: before });
    const seen = until(subscription, 'Z');
    await caughtUp(subscription);
    expect(reached).toEqual([20, 40, 60, 80, 95]);
    await append('other-1', ...Array<string>(30).fill('A'));
    await append('article-1', 'Z');
    expect(await seen).toEqual(['article-1/Z']);
    expect(reached.slice(5)).toEqual([100, 120]);
    expect(new Set(prepared)).toEqual(new Set([0n]));
  });

  it('loses and repeats nothing between catching up and live, while ten writers append', async () => {
    const each = scaled(2_000);
    const writers = Array.from({ length: 10 }, () => newStream());
    const writing = writers.map(async (stream) => {
      for (let n = 0; n < each; n += 1) await append(stream, 'NoteTaken');
    });
    const subscriptions = Array.from({ length: 5 }, async (_, index) => {
      await append(newStream(), `Start${index}`);
      const seen: bigint[] = [];
      const subscription = client.subscribeToAll({
        fromPosition: before,
        filter: streamNameFilter({ prefixes: ['note-'] }),
      });
      for await (const { event } of subscription) {
        if (event?.position !== undefined) seen.push(event.position.commit);
        if (event?.type === 'Last') break;
      }
      await subscription.unsubscribe();
      return seen;
    });
    await Promise.all(writing);
    const { commit: last } = await append(newStream(), 'Last');
    const expected = Array.from(
      { length: Number(last - before.commit) },
      (_, index) => before.commit + BigInt(index + 1),
    );
    for (const seen of await Promise.all(subscriptions)) expect(seen).toEqual(expected);
  }, 600_000);
});
