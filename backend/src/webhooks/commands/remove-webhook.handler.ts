import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../notifications/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { existingWebhook, webhooksDecider } from '../domain/webhooks.decider.js';
import { webhookChannel } from '../sending/webhook-message.js';
import { WebhookSecrets } from '../sending/webhook-secrets.js';

/** Removes a webhook and gives up the messages that wait for it. */
export class RemoveWebhook extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveWebhook)
export class RemoveWebhookHandler implements ICommandHandler<RemoveWebhook> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: WebhookSecrets,
    private readonly outbox: Outbox,
  ) {}

  async execute({ context, id }: RemoveWebhook): Promise<void> {
    const { state } = await this.aggregates.load(webhooksDecider, house);
    const { secrets } = existingWebhook(state, id);
    await this.aggregates.handle(webhooksDecider, house, { type: 'remove', id }, context);
    await this.outbox.close(webhookChannel(id), 'The webhook was removed.');
    await this.secrets.forget(secrets.map(({ secretId }) => secretId));
  }
}
