import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { house } from '../../platform/kernel/house.js';
import { existingWebhook, webhooksDecider } from '../domain/webhooks.decider.js';
import { WebhookSecrets } from '../sending/webhook-secrets.js';

/** Gives a webhook a new secret and answers it, only this once; the previous one keeps signing for a day. */
export class RotateWebhookSecret extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RotateWebhookSecret)
export class RotateWebhookSecretHandler implements ICommandHandler<RotateWebhookSecret> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: WebhookSecrets,
    private readonly clock: Clock,
  ) {}

  async execute({ context, id }: RotateWebhookSecret): Promise<string> {
    const before = existingWebhook((await this.aggregates.load(webhooksDecider, house)).state, id);
    const secretId = derivedId(context.commandId, 'secret');
    const secret = await this.secrets.issue(secretId);
    const command = { type: 'rotate', id, secretId, at: this.clock.now() } as const;
    const { state } = await this.aggregates.handle(webhooksDecider, house, command, context);
    const signing = new Set(state.get(id)?.secrets.map((one) => one.secretId));
    const over = before.secrets.filter((one) => !signing.has(one.secretId));
    await this.secrets.forget(over.map((one) => one.secretId));
    return secret;
  }
}
