import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { type Settings, SETTINGS } from '../platform/config/settings.js';
import { SafeFetcher } from '../platform/fetching/safe-fetcher.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { AddWebhookHandler } from './commands/add-webhook.handler.js';
import { ChangeWebhookHandler } from './commands/change-webhook.handler.js';
import { PublicAddress } from './commands/public-address.js';
import { RedeliverWebhookMessageHandler } from './commands/redeliver-webhook-message.handler.js';
import { RemoveWebhookHandler } from './commands/remove-webhook.handler.js';
import { RotateWebhookSecretHandler } from './commands/rotate-webhook-secret.handler.js';
import { TestWebhookHandler } from './commands/test-webhook.handler.js';
import { WebhookDeliveries } from './sending/webhook-deliveries.js';
import { WebhookList } from './read-models/webhook-list.js';
import { receiver, WebhookDestinations } from './sending/webhook-destinations.js';
import { WebhookDispatcher } from './sending/webhook-dispatcher.js';
import { WebhookFiller } from './sending/webhook-filler.js';
import { WebhookSecrets } from './sending/webhook-secrets.js';
import { WebhooksController } from './webhooks.controller.js';

/** Tells other systems about what leaves the desk. */
@Module({
  imports: [NotificationsModule, PublishingModule],
  controllers: [WebhooksController],
  providers: [
    AddWebhookHandler,
    ChangeWebhookHandler,
    PublicAddress,
    RedeliverWebhookMessageHandler,
    RemoveWebhookHandler,
    RotateWebhookSecretHandler,
    TestWebhookHandler,
    WebhookDeliveries,
    WebhookDestinations,
    WebhookDispatcher,
    WebhookFiller,
    WebhookList,
    WebhookSecrets,
    {
      provide: SafeFetcher,
      useFactory: ({ imageFetchAllow }: Settings) => new SafeFetcher(imageFetchAllow, receiver),
      inject: [SETTINGS],
    },
  ],
})
export class WebhooksModule {}
