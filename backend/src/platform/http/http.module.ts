import { Global, Module, type DynamicModule, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AccessGuard } from './access/access.guard.js';
import { BodyRules } from './input/body-rules.js';
import { EventsController } from './live/events.controller.js';
import { Audiences } from './live/audiences.js';
import { EventStreams } from './live/event-streams.js';
import { IdempotencyRecord } from './idempotency/idempotency-record.js';
import { IdempotentCalls } from './idempotency/idempotent-calls.js';
import { ApiDocsController } from './server/api-docs.controller.js';
import { OpenApiController } from './description/openapi.controller.js';
import { OpenApiText } from './description/openapi-text.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { ProgressFeed } from './live/progress-feed.js';
import { SettingsController } from './server/settings.controller.js';

/**
 * The rules for every route (access, checks of bodies, problem documents), and the routes that belong to no other
 * module.
 */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [SettingsController, EventsController, OpenApiController, ApiDocsController],
  providers: [
    BodyRules,
    Audiences,
    EventStreams,
    IdempotencyRecord,
    IdempotentCalls,
    OpenApiText,
    ProgressFeed,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_PIPE, useExisting: BodyRules },
  ],
  exports: [Audiences, BodyRules, IdempotentCalls, ProgressFeed],
})
export class HttpModule {
  /**
   * @param sessions a module that exports a `SessionLookup`
   * @param tokens a module that exports a `TokenLookup`
   */
  static forRoot(sessions: Type, tokens: Type): DynamicModule {
    return { module: HttpModule, imports: [sessions, tokens], exports: [sessions, tokens] };
  }
}
