import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../notifications/contract.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { siteChannel } from '../delivery/site-message.js';
import { house } from '../../platform/kernel/house.js';
import { existingSite, sitesDecider } from '../domain/sites.decider.js';
import { SiteSecrets } from '../secrets/site-secrets.js';

/** Removes a site. Waiting messages are given up, and posts that were sent stay on the site. */
export class RemoveSite extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveSite)
export class RemoveSiteHandler implements ICommandHandler<RemoveSite> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: SiteSecrets,
    private readonly outbox: Outbox,
  ) {}

  async execute({ context, id }: RemoveSite): Promise<void> {
    const { state } = await this.aggregates.load(sitesDecider, house);
    const { secretId } = existingSite(state, id);
    await this.aggregates.handle(sitesDecider, house, { type: 'remove', id }, context);
    await this.outbox.close(siteChannel(id), 'The site was removed.');
    await this.secrets.forget(secretId);
  }
}
