import { Injectable } from '@nestjs/common';
import { SafeFetcher } from '../../platform/fetching/safe-fetcher.js';
import { Clock } from '../../platform/kernel/clock.js';
import { WebhookList } from '../read-models/webhook-list.js';
import { WebhookDestination } from './webhook-destination.js';
import { WebhookSecrets } from './webhook-secrets.js';

/** Where the messages of each webhook go. */
@Injectable()
export class WebhookDestinations {
  constructor(
    private readonly webhooks: WebhookList,
    private readonly secrets: WebhookSecrets,
    private readonly fetcher: SafeFetcher,
    private readonly clock: Clock,
  ) {}

  of(webhookId: string): WebhookDestination {
    const { webhooks, secrets, fetcher, clock } = this;
    return new WebhookDestination(webhookId, { webhooks, secrets, fetcher, clock });
  }
}
