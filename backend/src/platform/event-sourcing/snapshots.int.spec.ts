import type { Pool, QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { z } from 'zod';
import { databaseOptions } from '../database/data-source.js';
import { StreamSnapshots1795000000840 } from '../database/stream-snapshots.migration.js';
import { Clock } from '../kernel/clock.js';
import { startTestServers, type TestServers } from '../testing/test-servers.js';
import { systemActor } from './actor.js';
import { AggregateStore } from './aggregate-store.js';
import { ChangeFeed } from './change-feed.js';
import { internalContext } from './command-context.js';
import type { Decider } from './decider.js';
import { eventCatalog, type EventOf } from './event-catalog.js';
import { EventCodec } from './event-codec.js';
import { EventStore } from './event-store.js';
import { Snapshots } from './snapshots.js';

const listEvents = eventCatalog('list', { ItemAdded: z.object({ item: z.number() }) });
type ListDecider = Decider<readonly number[], number, EventOf<typeof listEvents>>;

let folded = 0;

/** A decider that adds an item if it is not in the list yet. */
const listDecider: ListDecider = {
  catalog: listEvents,
  initialState: [],
  snapshotVersion: '1',
  decide: (item, items) => (items.includes(item) ? [] : [{ type: 'ItemAdded', data: { item } }]),
  evolve: (items, { data }) => {
    folded += 1;
    return [...items, data.item];
  },
};

let servers: TestServers;
let store: EventStore;
let dataSource: DataSource;
let written: Promise<unknown>[];

beforeAll(async () => {
  servers = await startTestServers();
  store = EventStore.connect(servers.eventStoreUrl);
  const schema = { entities: [], migrations: [StreamSnapshots1795000000840] };
  dataSource = new DataSource({ ...databaseOptions(servers.databaseUrl, schema), migrationsRun: true });
  await dataSource.initialize();
});

beforeEach(() => (written = []));

afterAll(async () => {
  await dataSource.destroy();
  await store.close();
  await servers.stop();
});

/** A process that has just started. */
function coldProcess(): AggregateStore {
  const pool = (dataSource.driver as PostgresDriver).master as Pool;
  const query = (asked: QueryConfig): Promise<unknown> => {
    const answer = pool.query(asked);
    if (!asked.text.startsWith('select')) written.push(answer);
    return answer;
  };
  const nobodyReads = { waitFor: () => Promise.resolve() };
  const codec = new EventCodec([listEvents]);
  folded = 0;
  return new AggregateStore(
    store,
    codec,
    nobodyReads,
    new Clock(),
    new ChangeFeed(),
    new Snapshots({ driver: { master: { query } } as never }),
  );
}

const add = (process: AggregateStore, id: string, item: number, decider = listDecider) =>
  process.handle(decider, id, item, internalContext(systemActor));

/** Makes a stream of 45 events, and returns its state. */
async function longStream(id: string): Promise<readonly number[]> {
  const process = coldProcess();
  for (let item = 0; item < 44; item += 1) await add(process, id, item);
  const { state } = await add(process, id, 44);
  await Promise.all(written);
  return state;
}

it('spares a process that has just started all events but the last few', async () => {
  const items = await longStream('long');
  const { state, revision } = await coldProcess().load(listDecider, 'long');
  expect([state, revision]).toEqual([items, 44n]);
  expect(folded).toBeLessThan(20);
  expect(await add(coldProcess(), 'long', 45)).toMatchObject({ state: [...items, 45], revision: 45n });
});

it('is no base for a decision that there is nothing to do: another process has written since', async () => {
  await longStream('shared');
  const process = coldProcess();
  await process.load(listDecider, 'shared');
  await add(coldProcess(), 'shared', 45);
  expect(await add(process, 'shared', 45)).toMatchObject({ events: [], revision: 45n });
});

it('is made of a stream that was written before there were any', async () => {
  const { snapshotVersion: _, ...without } = listDecider;
  const process = coldProcess();
  for (let item = 0; item < 45; item += 1) await add(process, 'older', item, without);
  await coldProcess().load(listDecider, 'older');
  await Promise.all(written);
  await coldProcess().load(listDecider, 'older');
  expect(folded).toBe(0);
});

it('is left alone by another version of the decider', async () => {
  const items = await longStream('version');
  const { state } = await coldProcess().load({ ...listDecider, snapshotVersion: '2' }, 'version');
  expect(state).toEqual(items);
  expect(folded).toBe(45);
});

it('is left alone when the record is not the one that it was made of', async () => {
  const items = await longStream('record');
  await dataSource.query(`update stream_snapshot set state = '[]', last = '{"id": "of another record"}'`);
  expect((await coldProcess().load(listDecider, 'record')).state).toEqual(items);
});
