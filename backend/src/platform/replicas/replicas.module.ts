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
import { ChangeFeed } from '../event-sourcing/change-feed.js';
import { EventCodec } from '../event-sourcing/event-codec.js';
import { EventStore } from '../event-sourcing/event-store.js';
import { PositionWaiters } from '../event-sourcing/position-waiters.js';
import { checkpointQuery, checkpointsOf, type CheckpointRow } from '../projections/checkpoints.js';
import {
  ProjectionMonitor,
  READ_CHECKPOINTS,
  type ReadCheckpoints,
} from '../projections/projection-monitor.js';
import { ProjectionRunner } from '../projections/projection-runner.js';
import { type BesideReadModels, emptyKept } from '../projections/beside-read-models.js';
import { OwnRecord } from '../event-sourcing/own-record.js';
import type { Projection } from '../projections/projection.js';
import { RowStatements } from '../projections/row-statements.js';
import { Leadership } from './leadership.js';
import { ProcessManager } from './process-manager.js';
import { PROJECTION_NAMES, ReadModelAnnouncements } from './read-model-announcements.js';
import { Reactions } from './reactions.js';
import { ReplicaChannel } from './replica-channel.js';
import { ReplicaSession } from './replica-session.js';
import { WorkLeases } from './work-leases.js';

export interface ReplicasOptions {
  readonly databaseUrl: string;
  readonly projections: readonly Projection[];
  readonly besideReadModels: BesideReadModels;
}

/** The leader projects until its term or the application ends; the store's connection ends with the application. */
@Injectable()
class ProjectionLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
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

function storedCheckpoints(names: readonly string[]): FactoryProvider<ReadCheckpoints> {
  return {
    provide: READ_CHECKPOINTS,
    inject: [DataSource],
    useFactory: (dataSource: DataSource) => async () =>
      checkpointsOf(await dataSource.query<CheckpointRow[]>(checkpointQuery, [names])),
  };
}

function projectionRunner({
  databaseUrl,
  projections,
  besideReadModels,
}: ReplicasOptions): FactoryProvider<ProjectionRunner> {
  const logger = new Logger('Projections');
  return {
    provide: ProjectionRunner,
    inject: [EventStore, EventCodec, PositionWaiters, ChangeFeed, ReadModelAnnouncements, DataSource],
    useFactory: (
      store: EventStore,
      codec: EventCodec,
      waiters: PositionWaiters,
      feed: ChangeFeed,
      announcements: ReadModelAnnouncements,
      dataSource: DataSource,
    ) =>
      new ProjectionRunner(store, codec, waiters, {
        databaseUrl,
        projections,
        statements: new RowStatements(dataSource),
        log: (message, error) => logger.warn(`${message}: ${String(error)}`),
        onProjected: (events) => feed.publish(events),
        onMissed: () => feed.missed.next(),
        onOtherRecord: () => emptyKept(besideReadModels, dataSource),
        announcement: (reached, events) => announcements.announcement(reached, events),
      }),
  };
}

/**
 * Makes several replicas work as one. It decides which one leads and projects and which does which work, and carries
 * messages between them.
 */
@Global()
@Module({})
export class ReplicasModule {
  static forRoot(options: ReplicasOptions): DynamicModule {
    const names = options.projections.map(({ name }) => name);
    const shared = [
      Leadership,
      ProcessManager,
      Reactions,
      ReplicaChannel,
      WorkLeases,
      { provide: ReplicaSession, useFactory: () => new ReplicaSession(options.databaseUrl) },
      ProjectionMonitor,
      { provide: OwnRecord, useExisting: ProjectionMonitor },
      projectionRunner(options),
    ];
    return {
      module: ReplicasModule,
      providers: [
        ...shared,
        storedCheckpoints(names),
        { provide: PROJECTION_NAMES, useValue: names },
        ReadModelAnnouncements,
        ProjectionLifecycle,
      ],
      exports: shared.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
