import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../notifications/contract.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Clock } from '../../platform/kernel/clock.js';
import { SiteLog } from '../delivery/site-log.js';
import { siteChannel } from '../delivery/site-message.js';

/**
 * Sends a message's article again as it is now; answers the id of the new delivery. `anyway` overwrites changes that
 * were made on the site.
 */
export class SendAgain extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly siteId: string,
    readonly deliveryId: string,
    readonly anyway: boolean,
  ) {
    super();
  }
}

@CommandHandler(SendAgain)
export class SendAgainHandler implements ICommandHandler<SendAgain> {
  constructor(
    private readonly log: SiteLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async execute({ context, siteId, deliveryId, anyway }: SendAgain): Promise<string> {
    await this.log.get(siteId, deliveryId);
    const now = this.clock.now();
    const told = { again: true, anyway };
    return this.outbox.again(siteChannel(siteId), deliveryId, context.commandId, now, told);
  }
}
