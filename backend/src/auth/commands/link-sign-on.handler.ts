import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { SignOnIdentities, type ProviderAccount } from '../sign-on/sign-on-identities.js';

/** Links an account at a provider to a user, who can sign in by it from now on. */
export class LinkSignOn extends Command<void> {
  /** @param invitedBy the administrator who invited the user, if one did */
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly account: ProviderAccount,
    readonly invitedBy?: string,
  ) {
    super();
  }
}

@CommandHandler(LinkSignOn)
export class LinkSignOnHandler implements ICommandHandler<LinkSignOn> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly identities: SignOnIdentities,
  ) {}

  async execute({ context, userId, account, invitedBy }: LinkSignOn): Promise<void> {
    const identityId = await this.identities.idOf(account);
    const command = { type: 'link-sign-on', id: userId, identityId, invitedBy } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
  }
}
