import { z } from 'zod';
import { Clock } from '../clock.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { systemActor } from './actor.js';
import { AggregateStore } from './aggregate-store.js';
import { internalContext } from './command-context.js';
import { CommitWaiter } from './commit-waiter.js';
import type { Decider } from './decider.js';
import { eventCatalog, type EventOf } from './event-catalog.js';
import { EventCodec } from './event-codec.js';
import { EventStore } from './event-store.js';

const tallyEvents = eventCatalog('tally', { TallyCounted: z.object({ by: z.string() }) });

const tallyDecider: Decider<number, { readonly by: string }, EventOf<typeof tallyEvents>> = {
  catalog: tallyEvents,
  initialState: 0,
  decide: ({ by }) => [{ type: 'TallyCounted', data: { by } }],
  evolve: (count) => count + 1,
};

class NobodyReads extends CommitWaiter {
  waitFor(): Promise<void> {
    return Promise.resolve();
  }
}

let servers: TestServers;
let stores: EventStore[];
/** One of each process. */
let aggregates: AggregateStore[];

beforeAll(async () => {
  servers = await startTestServers();
  stores = [1, 2, 3].map(() => EventStore.connect(servers.eventStoreUrl));
  aggregates = stores.map(
    (store) => new AggregateStore(store, new EventCodec([tallyEvents]), new NobodyReads(), new Clock()),
  );
});

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await servers.stop();
});

describe('one stream that several processes change at the same moment', () => {
  it('takes every change, and refuses none of them as busy', async () => {
    // A process that is at it already is quicker than the others, which may have to wait until all of its are in.
    const each = 6;
    await Promise.all(
      aggregates.flatMap((store, process) =>
        Array.from({ length: each }, () =>
          store.handle(tallyDecider, 'shared', { by: `process ${process}` }, internalContext(systemActor)),
        ),
      ),
    );
    for (const store of aggregates) {
      const { state, revision } = await store.load(tallyDecider, 'shared', { fresh: true });
      expect([state, revision]).toEqual([each * aggregates.length, BigInt(each * aggregates.length - 1)]);
    }
  });
});
