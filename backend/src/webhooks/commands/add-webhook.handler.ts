import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { webhooksDecider, type WebhookDetails } from '../domain/webhooks.decider.js';
import { WebhookSecrets } from '../sending/webhook-secrets.js';
import { PublicAddress } from './public-address.js';

interface NewWebhook {
  readonly id: string;
  /**
   * The secret; null if an earlier try of the same request has added the webhook, because it may have answered the
   * secret.
   */
  readonly secret: string | null;
}

/** Adds a webhook. Answers its id and, only this once, its secret. */
export class AddWebhook extends Command<NewWebhook> {
  constructor(
    readonly context: CommandContext,
    readonly details: WebhookDetails,
  ) {
    super();
  }
}

@CommandHandler(AddWebhook)
export class AddWebhookHandler implements ICommandHandler<AddWebhook> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: WebhookSecrets,
    private readonly addresses: PublicAddress,
  ) {}

  async execute({ context, details }: AddWebhook): Promise<NewWebhook> {
    await this.addresses.require(details.url);
    const id = derivedId(context.commandId, 'webhook');
    const secretId = derivedId(context.commandId, 'secret');
    const command = { type: 'add', id, secretId, ...details } as const;
    const { state } = await this.aggregates.load(webhooksDecider, house);
    if (state.has(id)) return { id, secret: null };
    // The decider is asked first, so that a refused command leaves no secret behind.
    webhooksDecider.decide(command, state);
    const secret = await this.secrets.issue(secretId);
    await this.aggregates.handle(webhooksDecider, house, command, context);
    return { id, secret };
  }
}
