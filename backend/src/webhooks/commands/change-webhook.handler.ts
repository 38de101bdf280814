import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { webhooksDecider, type WebhookPatch } from '../domain/webhooks.decider.js';
import { PublicAddress } from './public-address.js';

/**
 * Changes a webhook; absent members stay as they are. Waiting messages go to its new address, or go on waiting while it
 * is switched off.
 */
export class ChangeWebhook extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly details: WebhookPatch,
    readonly isActive?: boolean,
  ) {
    super();
  }
}

@CommandHandler(ChangeWebhook)
export class ChangeWebhookHandler implements ICommandHandler<ChangeWebhook> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly addresses: PublicAddress,
  ) {}

  async execute({ context, id, details, isActive }: ChangeWebhook): Promise<void> {
    if (details.url !== undefined) await this.addresses.require(details.url);
    const command = { type: 'change', id, details, isActive } as const;
    await this.aggregates.handle(webhooksDecider, house, command, context);
  }
}
