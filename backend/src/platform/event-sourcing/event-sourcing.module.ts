import {
  Global,
  Injectable,
  Logger,
  Module,
  type DynamicModule,
  type FactoryProvider,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../kernel/clock.js';
import { Leadership } from '../replicas/leadership.js';
import { ReplicaChannel } from '../replicas/replica-channel.js';
import { ReplicaSession } from '../replicas/replica-session.js';
import { ChangeFeed } from '../projections/change-feed.js';
import { checkpointQuery, checkpointsOf, type CheckpointRow } from '../projections/checkpoints.js';
import { PositionWaiters } from '../projections/position-waiters.js';
import { ProjectionMonitor } from '../projections/projection-monitor.js';
import { ProjectionRunner } from '../projections/projection-runner.js';
import type { Projection } from '../projections/projection.js';
import { ReadModelNews } from '../replicas/read-model-news.js';
import { RowStatements } from '../projections/row-statements.js';
import { AggregateStore } from './aggregate-store.js';
import type { EventCatalog } from './event-catalog.js';
import { EventCodec } from './event-codec.js';
import { EventStore } from './event-store.js';

export interface EventSourcingOptions {
  readonly eventStoreUrl: string;
  readonly databaseUrl: string;
  readonly catalogs: readonly EventCatalog[];
  readonly projections: readonly Projection[];
  readonly clock: Clock;
}

/** The leader projects, until its term or the application ends; the store's connection ends with the application. */
@Injectable()
class EventSourcingLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  private turn: Promise<void> = Promise.resolve();

  constructor(
    private readonly runner: ProjectionRunner,
    private readonly monitor: ProjectionMonitor,
    private readonly store: EventStore,
    private readonly leadership: Leadership,
    private readonly session: ReplicaSession,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.term.subscribe((term) => {
      this.turn = this.turn.then(() => (term ? this.runner.start() : this.runner.stop()));
    });
    this.monitor.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.monitor.stop();
    await this.runner.stop();
    await this.session.close();
    await this.turn;
    await this.store.close();
  }
}

const aggregateStore: FactoryProvider<AggregateStore> = {
  provide: AggregateStore,
  inject: [EventStore, EventCodec, PositionWaiters, Clock, ChangeFeed],
  useFactory: (
    store: EventStore,
    codec: EventCodec,
    waiters: PositionWaiters,
    clock: Clock,
    feed: ChangeFeed,
  ) => new AggregateStore(store, codec, waiters, clock, feed),
};

function projectionMonitor({ projections }: EventSourcingOptions): FactoryProvider<ProjectionMonitor> {
  const names = projections.map(({ name }) => name);
  return {
    provide: ProjectionMonitor,
    inject: [EventStore, EventCodec, PositionWaiters, ProjectionRunner, DataSource],
    useFactory: (
      store: EventStore,
      codec: EventCodec,
      waiters: PositionWaiters,
      runner: ProjectionRunner,
      dataSource: DataSource,
    ) =>
      new ProjectionMonitor(store, codec, waiters, runner, async () =>
        checkpointsOf(await dataSource.query<CheckpointRow[]>(checkpointQuery, [names])),
      ),
  };
}

function readModelNews({ projections }: EventSourcingOptions): FactoryProvider<ReadModelNews> {
  return {
    provide: ReadModelNews,
    inject: [ReplicaChannel, PositionWaiters, ChangeFeed, DataSource],
    useFactory: (
      channel: ReplicaChannel,
      waiters: PositionWaiters,
      feed: ChangeFeed,
      dataSource: DataSource,
    ) =>
      new ReadModelNews(
        channel,
        waiters,
        feed,
        dataSource,
        projections.map(({ name }) => name),
      ),
  };
}

function projectionRunner({
  databaseUrl,
  projections,
}: EventSourcingOptions): FactoryProvider<ProjectionRunner> {
  const logger = new Logger('Projections');
  return {
    provide: ProjectionRunner,
    inject: [EventStore, EventCodec, PositionWaiters, ChangeFeed, ReadModelNews, DataSource],
    useFactory: (
      store: EventStore,
      codec: EventCodec,
      waiters: PositionWaiters,
      feed: ChangeFeed,
      news: ReadModelNews,
      dataSource: DataSource,
    ) =>
      new ProjectionRunner(store, codec, waiters, {
        databaseUrl,
        projections,
        statements: new RowStatements(dataSource),
        log: (message, error) => logger.warn(`${message}: ${String(error)}`),
        onProjected: (events) => feed.publish(events),
        onMissed: () => feed.missed.next(),
        announcement: (reached, events) => news.announcement(reached, events),
      }),
  };
}

/** The record and the read models, for every module: AggregateStore to change, ChangeFeed to hear of changes. */
@Global()
@Module({})
export class EventSourcingModule {
  static forRoot(options: EventSourcingOptions): DynamicModule {
    const shared = [
      ChangeFeed,
      PositionWaiters,
      { provide: Clock, useValue: options.clock },
      { provide: EventCodec, useValue: new EventCodec(options.catalogs) },
      { provide: EventStore, useFactory: () => EventStore.connect(options.eventStoreUrl) },
      aggregateStore,
      projectionMonitor(options),
      readModelNews(options),
      projectionRunner(options),
    ];
    return {
      module: EventSourcingModule,
      providers: [...shared, EventSourcingLifecycle],
      exports: shared.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
