import { Global, Module, type DynamicModule } from '@nestjs/common';
import { Leadership } from './leadership.js';
import { ReplicaChannel } from './replica-channel.js';
import { ReplicaSession } from './replica-session.js';
import { WorkLeases } from './work-leases.js';

/** What makes several replicas one: who leads, who is at which work, and what they tell each other. */
@Global()
@Module({})
export class ReplicasModule {
  static forRoot({ databaseUrl }: { readonly databaseUrl: string }): DynamicModule {
    const shared = [Leadership, ReplicaChannel, WorkLeases];
    return {
      module: ReplicasModule,
      providers: [{ provide: ReplicaSession, useFactory: () => new ReplicaSession(databaseUrl) }, ...shared],
      exports: [ReplicaSession, ...shared],
    };
  }
}
