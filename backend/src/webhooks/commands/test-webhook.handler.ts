import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../notifications/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { WebhookList } from '../read-models/webhook-list.js';
import { WebhookDestinations } from '../sending/webhook-destinations.js';
import type { WebhookMessage } from '../sending/webhook-message.js';

/** Sends a test message at once and only once, because the person who asked waits for it. Answers the delivery's id. */
export class TestWebhook extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(TestWebhook)
export class TestWebhookHandler implements ICommandHandler<TestWebhook> {
  constructor(
    private readonly webhooks: WebhookList,
    private readonly destinations: WebhookDestinations,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ context, id }: TestWebhook): Promise<string> {
    await this.webhooks.get(id);
    const destination = this.destinations.of(id);
    const work = context.commandId;
    const content: WebhookMessage = {
      id: `msg_${work}`,
      payload: {
        type: 'webhook.test',
        timestamp: this.clock.now().toISOString(),
        data: { articleId: null, package: null },
      },
    };
    const signal = AbortSignal.any(context.signal ? [context.signal] : []);
    const sending = await destination.send(work, content, signal);
    const message = { kind: 'test', work, channel: destination.name, content } as const;
    return this.outbox.keep(message, sending, this.clock.now());
  }
}
