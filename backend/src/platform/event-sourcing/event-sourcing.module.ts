import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { AggregateStore } from './aggregate-store.js';
import { ChangeFeed } from './change-feed.js';
import type { EventCatalog } from './event-catalog.js';
import { EventCodec } from './event-codec.js';
import { EventStore } from './event-store.js';
import { PositionWaiters } from './position-waiters.js';
import { Snapshots } from './snapshots.js';

export interface EventSourcingOptions {
  readonly eventStoreUrl: string;
  readonly catalogs: readonly EventCatalog[];
  readonly clock: Clock;
}

/** The record for every module: AggregateStore to change it, ChangeFeed to learn which changes can be read. */
@Global()
@Module({})
export class EventSourcingModule {
  static forRoot({ eventStoreUrl, catalogs, clock }: EventSourcingOptions): DynamicModule {
    return {
      module: EventSourcingModule,
      providers: [
        AggregateStore,
        ChangeFeed,
        PositionWaiters,
        Snapshots,
        { provide: Clock, useValue: clock },
        { provide: EventCodec, useValue: new EventCodec(catalogs) },
        { provide: EventStore, useFactory: () => EventStore.connect(eventStoreUrl) },
      ],
      exports: [AggregateStore, ChangeFeed, Clock, EventCodec, EventStore, PositionWaiters],
    };
  }
}
