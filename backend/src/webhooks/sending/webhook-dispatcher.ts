import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Outbox, OutboxSender, sendSideBySide } from '../../notifications/contract.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Leadership } from '../../platform/replicas/leadership.js';
import { WebhookList } from '../read-models/webhook-list.js';
import { WebhookDestinations } from './webhook-destinations.js';
import { announcedForMs, WebhookFiller } from './webhook-filler.js';
import { webhookChannel } from './webhook-message.js';

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

  private dispatch(term: AbortSignal): Promise<void> {
    return sendSideBySide(
      {
        receivers: () => this.webhooks.all(),
        send: ({ id, switchedOff }) =>
          switchedOff ? this.giveUpOld(id) : this.sender.sendDue(this.destinations.of(id), term),
        onFailure: (id, error) => this.logger.warn(`${id}: ${String(error)}`),
        pause: () => pause(everyMs, undefined, { signal: term }).catch(() => undefined),
      },
      term,
    );
  }

  /** Gives up old messages, because nobody would want them as news once the webhook is switched on again. */
  private giveUpOld(id: string): Promise<void> {
    const now = this.clock.now();
    const createdBefore = new Date(now.getTime() - announcedForMs);
    return this.outbox.giveUp(webhookChannel(id), { now, createdBefore }, offForTooLong);
  }
}
