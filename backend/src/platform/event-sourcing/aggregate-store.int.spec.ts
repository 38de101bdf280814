import { Clock } from '../kernel/clock.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { systemActor } from './actor.js';
import { AggregateStore } from './aggregate-store.js';
import { internalContext } from './command-context.js';
import { ChangeFeed } from './change-feed.js';
import { EventCodec } from './event-codec.js';
import { EventStore } from './event-store.js';
import { nobodyReads, tallyDecider, tallyEvents, type Count } from './testing/tally.js';

/** The states that were decided on. */
const decidedOn: number[] = [];
const tally = tallyDecider(decidedOn);

let servers: TestServers;
let stores: EventStore[];
let feeds: ChangeFeed[];
/** The aggregate stores, one for each process. */
let aggregates: AggregateStore[];

beforeAll(async () => {
  servers = await startTestServers();
  stores = [1, 2, 3].map(() => EventStore.connect(servers.eventStoreUrl));
  feeds = stores.map(() => new ChangeFeed());
  aggregates = stores.map(
    (store, process) =>
      new AggregateStore(
        store,
        new EventCodec([tallyEvents]),
        nobodyReads,
        new Clock(),
        processOf(feeds, process),
      ),
  );
});

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await servers.stop();
});

describe('one stream that several processes change at the same moment', () => {
  it('takes every change, and refuses none of them as busy', async () => {
    // A process that has begun is faster than the others, which may have to wait until all of its changes are in.
    const each = 6;
    await Promise.all(
      aggregates.flatMap((store, process) =>
        Array.from({ length: each }, () =>
          store.handle(tally, 'shared', { by: `process ${process}` }, internalContext(systemActor)),
        ),
      ),
    );
    for (const store of aggregates) {
      const { state, revision } = await store.load(tally, 'shared');
      expect([state, revision]).toEqual([each * aggregates.length, BigInt(each * aggregates.length - 1)]);
    }
  });
});

describe('many that are refused at the same moment', () => {
  it('rest on one read, which began after all of them were asked for', async () => {
    await processOf(aggregates, 0).handle(tally, 'asked', { by: 'one' }, internalContext(systemActor));
    const store = processOf(stores, 0);
    let reads = 0;
    const counted = Object.assign(Object.create(store) as EventStore, {
      readStream: (...read: Parameters<EventStore['readStream']>) => {
        reads += 1;
        return store.readStream(...read);
      },
    });
    const own = new AggregateStore(
      counted,
      new EventCodec([tallyEvents]),
      nobodyReads,
      new Clock(),
      new ChangeFeed(),
    );
    const refusals = () =>
      Promise.allSettled(
        Array.from({ length: 20 }, () =>
          own.handle(tally, 'asked', { by: 'own', from: 9 }, internalContext(systemActor)),
        ),
      );
    const answers = [...(await refusals()), ...(await refusals())];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(reads).toBe(2);
  });
});

describe('a past state', () => {
  it('is that of its position, however much came later', async () => {
    const store = processOf(aggregates, 0);
    const positions: bigint[] = [];
    for (let count = 0; count < 60; count += 1) {
      const command = { by: 'one' };
      const { position } = await store.handle(tally, 'past', command, internalContext(systemActor));
      positions.push(position ?? 0n);
    }
    const states = [0, 1, 49, 50, 59].map((at) => store.asOf(tally, 'past', positions[at] ?? 0n));
    expect((await Promise.all(states)).map(({ state }) => state)).toEqual([1, 2, 50, 51, 60]);
    expect((await store.asOf(tally, 'past', (positions[0] ?? 0n) - 1n)).state).toBe(0);
    expect((await store.asOf(tally, 'none', positions[0] ?? 0n)).revision).toBeUndefined();
  });
});

describe('a cached state that another process has moved on', () => {
  const [first, second] = [0, 1];

  function count(process: number, id: string, fields: Omit<Count, 'by'> = {}, ifMatch?: bigint) {
    const command = { by: `process ${process}`, ...fields };
    return processOf(aggregates, process).handle(tally, id, command, internalContext(systemActor), {
      ifMatch,
    });
  }

  /** Makes a stream of two events, of which the first process knows one. */
  async function behind(id: string): Promise<void> {
    await count(first, id);
    await count(second, id);
    decidedOn.splice(0);
  }

  it('refuses nothing', async () => {
    await behind('refusing');
    expect((await count(first, 'refusing', { from: 2 })).revision).toBe(2n);
    await expect(count(first, 'refusing', { from: 4 })).rejects.toThrow('There are 3.');
  });

  it('leaves nothing undone', async () => {
    await behind('idle');
    expect(await count(first, 'idle', { except: 1 })).toMatchObject({ state: 3, revision: 2n });
    expect(await count(first, 'idle', { except: 3 })).toMatchObject({ state: 3, revision: 2n, events: [] });
  });

  it('tells of a precondition that no longer holds, also when nothing would change', async () => {
    await behind('stale');
    await expect(count(first, 'stale', { except: 1 }, 0n)).rejects.toMatchObject({ kind: 'stale' });
    await behind('stale and nothing');
    await expect(count(first, 'stale and nothing', { except: 2 }, 0n)).rejects.toMatchObject({
      kind: 'stale',
      details: { extensions: { current: { revision: 1 } } },
    });
  });

  it('is not what is loaded', async () => {
    await behind('loaded');
    expect(await processOf(aggregates, first).load(tally, 'loaded')).toMatchObject({
      state: 2,
      revision: 1n,
    });
  });

  it('is not decided on again once that is heard, or once anything went by unheard', async () => {
    const feed = processOf(feeds, first);
    await behind('heard');
    feed.publish([{ stream: 'tally-heard', revision: 1n }]);
    await count(first, 'heard');
    expect(decidedOn).toEqual([2]);
    await behind('unheard');
    feed.missed.next();
    await count(first, 'unheard');
    expect(decidedOn).toEqual([2]);
  });

  it('stays when what is heard is what this process wrote itself', async () => {
    await behind('own');
    processOf(feeds, first).publish([{ stream: 'tally-own', revision: 0n }]);
    await count(first, 'own');
    // The first decision is the one that the event store refused.
    expect(decidedOn).toEqual([1, 2]);
  });
});

function processOf<T>(all: readonly T[], process: number): T {
  const one = all[process];
  if (one === undefined) throw new Error(`There is no process ${process}.`);
  return one;
}
