import { DataSource } from 'typeorm';
import { Clock } from '../kernel/clock.js';
import { databaseOptions, type DatabaseSchema } from '../database/data-source.js';
import { AggregateStore } from '../event-sourcing/aggregate-store.js';
import { systemActor } from '../event-sourcing/actor.js';
import { internalContext } from '../event-sourcing/command-context.js';
import type { Decider } from '../event-sourcing/decider.js';
import type { DomainEvent, EventCatalog } from '../event-sourcing/event-catalog.js';
import { EventCodec } from '../event-sourcing/event-codec.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { PositionWaiters } from '../event-sourcing/position-waiters.js';
import { ProjectionRunner } from '../projections/projection-runner.js';
import type { Projection } from '../projections/projection.js';
import { rebuild } from '../projections/rebuild.js';
import { RowStatements } from '../projections/row-statements.js';
import { startMigratedServers } from './test-servers.js';

interface Product {
  readonly catalogs: readonly EventCatalog[];
  readonly projections: readonly Projection[];
  readonly databaseSchema: DatabaseSchema;
}

/** The record and the read models of the product on real servers of their own, without HTTP. */
export interface StartedRecord {
  readonly aggregates: AggregateStore;
  readonly store: EventStore;
  readonly codec: EventCodec;
  readonly dataSource: DataSource;
  readonly databaseUrl: string;
  /** Appends events unchanged, for a module whose decisions are not under test. */
  put<Event extends DomainEvent>(
    streamPrefix: string,
    id: string,
    ...events: readonly Event[]
  ): Promise<void>;
  /** All rows of a read model's tables, in a stable order. */
  rowsOf(projection: Projection): Promise<unknown[][]>;
  /** Rebuilds a read model from the first event. */
  rebuild(projection: Projection): Promise<void>;
  stop(): Promise<void>;
}

export async function startRecord(product: Product, clock = new Clock()): Promise<StartedRecord> {
  const { catalogs, projections, databaseSchema } = product;
  const servers = await startMigratedServers();
  const { databaseUrl } = servers;
  const dataSource = new DataSource({ ...databaseOptions(databaseUrl, databaseSchema), migrationsRun: true });
  await dataSource.initialize();
  const codec = new EventCodec(catalogs);
  const store = EventStore.connect(servers.eventStoreUrl);
  const waiters = new PositionWaiters();
  const runner = new ProjectionRunner(store, codec, waiters, {
    databaseUrl,
    projections,
    statements: new RowStatements(dataSource),
    log: () => undefined,
    onProjected: () => undefined,
    onMissed: () => undefined,
  });
  runner.start();
  const aggregates = new AggregateStore(store, codec, waiters, clock, new ChangeFeed());
  return {
    aggregates,
    store,
    codec,
    dataSource,
    databaseUrl,
    put: async (streamPrefix, id, ...events) => {
      const decider = asTold(catalogs, streamPrefix);
      for (const event of events) await aggregates.handle(decider, id, event, internalContext(systemActor));
    },
    rowsOf: ({ tables }) =>
      Promise.all(
        tables.map((table) =>
          dataSource.query<unknown[]>(
            `select * from ${dataSource.getMetadata(table).tableName} t order by t::text`,
          ),
        ),
      ),
    rebuild: async (projection) => {
      await rebuild([projection], { databaseUrl, dataSource, store, codec });
    },
    stop: async () => {
      await runner.stop();
      await store.close();
      await dataSource.destroy();
      await servers.stop();
    },
  };
}

/** A decider that decides nothing: every command becomes an event. */
function asTold(
  catalogs: readonly EventCatalog[],
  streamPrefix: string,
): Decider<null, DomainEvent, DomainEvent> {
  const catalog = catalogs.find((one) => one.streamPrefix === streamPrefix);
  if (!catalog) throw new Error(`There are no streams ${streamPrefix}-….`);
  return { catalog, initialState: null, decide: (event) => [event], evolve: () => null };
}
