import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../notifications/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { WebhookDeliveries } from '../sending/webhook-deliveries.js';
import { WebhookList } from '../read-models/webhook-list.js';
import { webhookChannel } from '../sending/webhook-message.js';

const refusal = 'The webhook is switched off. Switch it on, then send the message again.';

/** Sends a message again; answers the id of the delivery that is then under way. */
export class RedeliverWebhookMessage extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly deliveryId: string,
  ) {
    super();
  }
}

@CommandHandler(RedeliverWebhookMessage)
export class RedeliverWebhookMessageHandler implements ICommandHandler<RedeliverWebhookMessage> {
  constructor(
    private readonly webhooks: WebhookList,
    private readonly deliveries: WebhookDeliveries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ context, id, deliveryId }: RedeliverWebhookMessage): Promise<string> {
    const { switchedOff } = await this.webhooks.get(id);
    await this.deliveries.get(id, deliveryId);
    if (switchedOff) throw new DomainError('conflict', 'webhook-switched-off', refusal);
    return this.outbox.again(webhookChannel(id), deliveryId, context.commandId, this.clock.now());
  }
}
