import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ScheduleModule } from '@nestjs/schedule';
import { AccessTokensModule } from './access-tokens/access-tokens.module.js';
import { ArticlesModule } from './articles/articles.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { catalogs } from './catalogs.js';
import { DemoModule } from './demo/demo.module.js';
import { ConfigurationModule } from './configuration/configuration.module.js';
import { DocumentsModule } from './documents/documents.module.js';
import { EditorialModule } from './editorial/editorial.module.js';
import { GenerationModule } from './generation/generation.module.js';
import { InjectedReadsModule } from './injected-reads.module.js';
import { LineageModule } from './lineage/lineage.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { CaptionsModule } from './media/captions/captions.module.js';
import { ImagesModule } from './media/images/images.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PersonasModule } from './personas/personas.module.js';
import { AiModule } from './platform/ai-providers/ai.module.js';
import { Clock } from './platform/kernel/clock.js';
import type { Settings } from './platform/config/settings.js';
import { SettingsModule } from './platform/config/settings.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { EventSourcingModule } from './platform/event-sourcing/event-sourcing.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { ReplicasModule } from './platform/replicas/replicas.module.js';
import { besideReadModels, databaseSchema, projections } from './read-models.js';
import { QualityModule } from './quality/quality.module.js';
import { RecordModule } from './record/record.module.js';
import { ProposalsModule } from './proposals/proposals.module.js';
import { SchedulerModule } from './scheduler/scheduler.module.js';
import { SitesModule } from './sites/sites.module.js';
import { SourcesModule } from './sources/sources.module.js';
import { TopicsModule } from './topics/topics.module.js';
import { UndoModule } from './undo/undo.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

export interface AppOptions {
  readonly settings: Settings;
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly clock?: Clock;
}

@Module({})
export class AppModule {
  static forRoot({ settings, databaseUrl, eventStoreUrl, clock = new Clock() }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.forRoot(settings),
        CqrsModule.forRoot(),
        DatabaseModule.forRoot(databaseUrl, databaseSchema),
        ReplicasModule.forRoot({ databaseUrl, projections, besideReadModels }),
        EventSourcingModule.forRoot({ eventStoreUrl, catalogs, clock }),
        ScheduleModule.forRoot(),
        AiModule.forRoot(settings, DemoModule),
        HealthModule,
        HttpModule.forRoot(AuthModule, AccessTokensModule),
        PersonasModule,
        EditorialModule,
        ConfigurationModule,
        TopicsModule,
        DocumentsModule,
        SourcesModule,
        ArticlesModule,
        ImportsModule,
        GenerationModule,
        ProposalsModule,
        ImagesModule,
        CaptionsModule,
        SchedulerModule,
        NotificationsModule,
        AuditModule,
        RecordModule,
        UndoModule,
        WebhooksModule,
        SitesModule,
        LineageModule,
        QualityModule,
        InjectedReadsModule,
      ],
    };
  }
}
