import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { ProofCheck } from '../../platform/http/proof/proof-check.js';
import { existingSite, sitesDecider, type SitePatch } from '../domain/sites.decider.js';
import { SiteSecrets, type SiteAccess } from '../secrets/site-secrets.js';
import { SiteAddresses } from './site-addresses.js';

/** Changes a site; absent members stay as they are. Waiting messages are sent by the new settings. */
export class ChangeSite extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly details: SitePatch,
    readonly credentials: SiteAccess | undefined,
  ) {
    super();
  }
}

@CommandHandler(ChangeSite)
export class ChangeSiteHandler implements ICommandHandler<ChangeSite> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly secrets: SiteSecrets,
    private readonly addresses: SiteAddresses,
    private readonly proofs: ProofCheck,
  ) {}

  async execute({ context, id, details, credentials }: ChangeSite): Promise<void> {
    if (credentials) await this.proofs.require(context.session);
    const { state: sites } = await this.aggregates.load(sitesDecider, house);
    const before = existingSite(sites, id);
    const { kind } = before;
    const address = details.address && (await this.addresses.permitted(kind, details.address));
    if (address !== undefined) this.addresses.assertSameSite(kind, before.address, address);
    if (credentials) this.addresses.assertCredentials(kind, credentials);
    const secretId = credentials && derivedId(context.commandId, 'secret');
    const command = { type: 'change', id, details: { ...details, address, secretId } } as const;
    // The decider is asked first, so that a refused command leaves no credentials behind.
    sitesDecider.decide(command, sites);
    if (secretId !== undefined && credentials) await this.secrets.keep(secretId, credentials);
    await this.aggregates.handle(sitesDecider, house, command, context);
    if (secretId !== undefined && secretId !== before.secretId) await this.secrets.forget(before.secretId);
  }
}
