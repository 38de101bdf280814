import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { OutboxSender } from '../../notifications/contract.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { WebhookList } from '../read-models/webhook-list.js';
import { WebhookDestinations } from './webhook-destinations.js';
import { WebhookFiller } from './webhook-filler.js';

const everyMs = 1_000;

/** Fills the outbox and sends what is due, on the leader. A receiver that stalls keeps nobody waiting but itself. */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap {
  private readonly logger = new Logger('Webhooks');

  constructor(
    private readonly leadership: Leadership,
    private readonly filler: WebhookFiller,
    private readonly webhooks: WebhookList,
    private readonly destinations: WebhookDestinations,
    private readonly sender: OutboxSender,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('webhook messages', everyMs, () => this.filler.fill());
    this.leadership.whileLeading('webhooks', (term) => this.dispatch(term));
  }

  private async dispatch(term: AbortSignal): Promise<void> {
    const busy = new Map<string, Promise<void>>();
    try {
      while (!term.aborted) {
        for (const { id } of await this.webhooks.all()) {
          if (busy.has(id)) continue;
          const sending = this.sendTo(id, term).finally(() => busy.delete(id));
          busy.set(id, sending);
        }
        await pause(everyMs, undefined, { signal: term }).catch(() => undefined);
      }
    } finally {
      await Promise.all(busy.values());
    }
  }

  /** Never throws: what was not sent is due again at the next look. */
  private async sendTo(id: string, term: AbortSignal): Promise<void> {
    try {
      await this.sender.sendDue(this.destinations.of(id), term);
    } catch (error) {
      if (!term.aborted) this.logger.warn(`${id}: ${String(error)}`);
    }
  }
}
