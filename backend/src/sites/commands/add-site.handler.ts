import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { SiteKind } from '../domain/site.events.js';
import { house } from '../../platform/kernel/house.js';
import { formsOf, sitesDecider, type SiteDetails, type SitePatch } from '../domain/sites.decider.js';
import { SiteSecrets, type SiteAccess } from '../secrets/site-secrets.js';
import { SiteAddresses } from './site-addresses.js';

type NewSite = Omit<SitePatch, 'name' | 'address'> &
  Pick<SiteDetails, 'name' | 'address'> & { readonly kind: SiteKind };

/** Adds a site; answers its id. */
export class AddSite extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly site: NewSite,
    readonly credentials: SiteAccess,
  ) {
    super();
  }
}

@CommandHandler(AddSite)
export class AddSiteHandler implements ICommandHandler<AddSite> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: SiteSecrets,
    private readonly addresses: SiteAddresses,
  ) {}

  async execute({ context, site, credentials }: AddSite): Promise<string> {
    const { kind, name } = site;
    const address = await this.addresses.permitted(kind, site.address);
    this.addresses.assertCredentials(kind, credentials);
    const id = derivedId(context.commandId, 'site');
    const secretId = derivedId(context.commandId, 'secret');
    const { publish = 'draft', onReturn = 'nothing', form = formsOf[kind][0] } = site;
    const { categories = [], authors = [], tags = [] } = site;
    const details = { name, address, publish, onReturn, form, categories, authors, tags, secretId };
    const command = { type: 'add', id, kind, ...details } as const;
    // The decider is asked first, so that a refused command leaves no credentials behind.
    sitesDecider.decide(command, (await this.aggregates.load(sitesDecider, house)).state);
    await this.secrets.keep(secretId, credentials);
    await this.aggregates.handle(sitesDecider, house, command, context);
    return id;
  }
}
