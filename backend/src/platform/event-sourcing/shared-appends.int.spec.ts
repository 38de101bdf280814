import { Clock } from '../kernel/clock.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { systemActor } from './actor.js';
import { AggregateStore, type HandleOptions } from './aggregate-store.js';
import { ChangeFeed } from './change-feed.js';
import { internalContext } from './command-context.js';
import { EventCodec } from './event-codec.js';
import { EventStore } from './event-store.js';
import { nobodyReads, tallyDecider, tallyEvents, type Count } from './testing/tally.js';

const tally = tallyDecider();

let servers: TestServers;
let store: EventStore;
/** The number of events in each append, whether it succeeded or not. */
let appends: number[];
let aggregates: AggregateStore;

beforeAll(async () => {
  servers = await startTestServers();
  store = EventStore.connect(servers.eventStoreUrl);
});

beforeEach(() => {
  appends = [];
  aggregates = storeOn(store);
});

afterAll(async () => {
  await store.close();
  await servers.stop();
});

function storeOn(eventStore: EventStore): AggregateStore {
  const counted = Object.assign(Object.create(eventStore) as EventStore, {
    append: (...append: Parameters<EventStore['append']>) => {
      appends.push(append[1].length);
      return eventStore.append(...append);
    },
  });
  return new AggregateStore(
    counted,
    new EventCodec([tallyEvents]),
    nobodyReads,
    new Clock(),
    new ChangeFeed(),
  );
}

const count = (id: string, fields: Partial<Count> = {}, options: HandleOptions<number> = {}) =>
  aggregates.handle(tally, id, { by: 'one', ...fields }, internalContext(systemActor), options);

const recorded = async (id: string): Promise<unknown[]> =>
  (await store.readStream(`tally-${id}`)).map(({ event }) => (event?.data as { by: string }).by.slice(0, 9));

describe('what is asked of one stream at the same moment', () => {
  it('travels in one append, and each is told of its own revision', async () => {
    const counted = await Promise.all(['a', 'b', 'c', 'd'].map((by) => count('together', { by })));
    expect(counted.map(({ state, revision }) => [state, revision])).toEqual([
      [1, 0n],
      [2, 1n],
      [3, 2n],
      [4, 3n],
    ]);
    expect(counted.map(({ events }) => events.map(({ data }) => data.by))).toEqual([
      ['a'],
      ['b'],
      ['c'],
      ['d'],
    ]);
    expect(await recorded('together')).toEqual(['a', 'b', 'c', 'd']);
    expect(appends).toEqual([4]);
  });

  it('is decided on what those before it lead to', async () => {
    const [, second, third, fourth, fifth] = await Promise.allSettled([
      count('in order'),
      count('in order', { from: 9 }),
      count('in order', { from: 1, by: 'third' }, { ifMatch: 0n }),
      count('in order', {}, { ifMatch: 0n }),
      count('in order', { except: 2 }),
    ]);
    expect(second).toMatchObject({ reason: { code: 'too-few', message: 'There are 1.' } });
    expect(third).toMatchObject({ value: { state: 2, revision: 1n } });
    expect(fourth).toMatchObject({
      reason: { kind: 'stale', details: { extensions: { current: { revision: 1 } } } },
    });
    expect(fifth).toMatchObject({ value: { state: 2, revision: 1n, events: [] } });
    expect(await recorded('in order')).toEqual(['one', 'third']);
  });

  it('takes as many appends as it has room for', async () => {
    const long = 'x'.repeat(150_000);
    await Promise.all(Array.from({ length: 5 }, (_, n) => count('long', { by: `${n}${long}` })));
    expect(await recorded('long')).toEqual([0, 1, 2, 3, 4].map((n) => `${n}${long.slice(0, 8)}`));
    expect(appends).toEqual([1, 1, 1, 1, 1]);
    await Promise.all(Array.from({ length: 12 }, () => count('many')));
    expect(appends.slice(5)).toEqual([10, 2]);
  });

  it('is written whole after another process was first', async () => {
    await count('lost');
    await storeOn(store).handle(tally, 'lost', { by: 'other' }, internalContext(systemActor));
    appends = [];
    const counted = await Promise.all([count('lost', { by: 'a' }), count('lost', { by: 'b' })]);
    expect(counted.map(({ revision }) => revision)).toEqual([2n, 3n]);
    expect(await recorded('lost')).toEqual(['one', 'other', 'a', 'b']);
    expect(appends).toEqual([2, 2]);
  });

  it('is all of unknown outcome when the record does not answer', async () => {
    const silent = EventStore.connect('esdb://127.0.0.1:1?tls=false&defaultDeadline=300');
    aggregates = storeOn(silent);
    const known = () => Promise.resolve({ state: 1, revision: 0n });
    const answers = await Promise.allSettled([
      count('unknown', {}, { known }),
      count('unknown', {}, { known }),
    ]);
    expect(answers).toMatchObject([1, 2].map(() => ({ reason: { code: 'outcome-unknown' } })));
    expect(appends).toEqual([2]);
    await silent.close();
  });
});
