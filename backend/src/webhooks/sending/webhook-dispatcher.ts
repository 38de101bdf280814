import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Outbox, OutboxSender } from '../../notifications/contract.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { WebhookList, type WebhookRow } from '../read-models/webhook-list.js';
import { WebhookDestinations } from './webhook-destinations.js';
import { announcedForMs, WebhookFiller } from './webhook-filler.js';
import { channelOf } from './webhook-message.js';

const everyMs = 1_000;
const offForTooLong = 'The message was more than a day old, and the webhook switched off.';

/** Fills the outbox and sends what is due, on the leader. A receiver that stalls delays only itself. */
@Injectable()
export class WebhookDispatcher implements OnApplicationBootstrap {
  private readonly logger = new Logger('Webhooks');

  constructor(
    private readonly leadership: Leadership,
    private readonly filler: WebhookFiller,
    private readonly webhooks: WebhookList,
    private readonly destinations: WebhookDestinations,
    private readonly sender: OutboxSender,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.leadership.repeatWhileLeading('webhook messages', everyMs, () => this.filler.fill());
    this.leadership.whileLeading('webhooks', (term) => this.dispatch(term));
  }

  private async dispatch(term: AbortSignal): Promise<void> {
    const busy = new Map<string, Promise<void>>();
    try {
      while (!term.aborted) {
        for (const webhook of await this.webhooks.all()) {
          const { id } = webhook;
          if (busy.has(id)) continue;
          const sending = this.sendTo(webhook, term).finally(() => busy.delete(id));
          busy.set(id, sending);
        }
        await pause(everyMs, undefined, { signal: term }).catch(() => undefined);
      }
    } finally {
      await Promise.all(busy.values());
    }
  }

  /** Never throws: a message that was not sent is due again at the next look. */
  private async sendTo({ id, switchedOff }: WebhookRow, term: AbortSignal): Promise<void> {
    try {
      if (switchedOff) await this.giveUpOld(id);
      else await this.sender.sendDue(this.destinations.of(id), term);
    } catch (error) {
      if (!term.aborted) this.logger.warn(`${id}: ${String(error)}`);
    }
  }

  /** Gives up old messages, because nobody would want them as news once the webhook is switched on again. */
  private giveUpOld(id: string): Promise<void> {
    const now = this.clock.now();
    const createdBefore = new Date(now.getTime() - announcedForMs);
    return this.outbox.giveUp(channelOf(id), { now, createdBefore }, offForTooLong);
  }
}
