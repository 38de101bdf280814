import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { systemActor } from '../../platform/event-sourcing/actor.js';
import {
  derivedId,
  internalContext,
  type CommandContext,
} from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import type { Proven } from '../sessions/session-table.js';
import { newUserFrom, roleBy } from '../sign-on/claims.js';
import { SignOnIdentities, type ProviderAccount, type AccountOwner } from '../sign-on/sign-on-identities.js';
import { SignOnProblem } from '../sign-on/sign-on-problem.js';
import type { NamedByProvider } from '../sign-on/sign-on.strategy.js';

/** The person who signs on, and whether the administrator’s role was kept because the house needs an administrator. */
interface SignedOn {
  readonly proven: Proven;
  readonly staysAdministrator: boolean;
}

/**
 * Lets in a person whom a provider has named: the linked account gives the user, and the provider’s claim gives the
 * role.
 */
export class SignOn extends Command<SignedOn> {
  constructor(
    readonly named: NamedByProvider,
    readonly requestId: string,
  ) {
    super();
  }
}

@CommandHandler(SignOn)
export class SignOnHandler implements ICommandHandler<SignOn> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly identities: SignOnIdentities,
  ) {}

  /** @throws SignOnProblem */
  async execute({ named, requestId }: SignOn): Promise<SignedOn> {
    const { provider, claims, account, providerSession } = named;
    // The provider decides this, so no person here is the actor.
    const context = { ...internalContext({ ...systemActor, name: 'Sign-on' }), requestId };
    const known = await this.identities.ownerOf(account);
    if (known && !known.isActive) throw new SignOnProblem('deactivated');
    if (!known && !provider.createUsers) throw new SignOnProblem('not-linked');
    const role = roleBy(provider, claims);
    const owner = known ?? (await this.added(named, role ?? 'author', context));
    const staysAdministrator = role !== undefined && (await this.stays(owner, role, context));
    // Losing the administrator’s role ends sessions that were opened before, but not the one that is opened now.
    const { userId, credentialId, deactivation, identityId } =
      role === undefined || role === owner.role ? owner : await this.ownerOf(account);
    return {
      proven: { userId, credentialId, deactivation, signOn: { identityId, providerSession } },
      staysAdministrator,
    };
  }

  private async added(
    { account, claims }: NamedByProvider,
    role: 'admin' | 'author',
    context: CommandContext,
  ): Promise<AccountOwner> {
    const identityId = await this.identities.idOf(account);
    const id = derivedId(context.commandId, 'user');
    const user = newUserFrom(claims, role);
    const command = { type: 'add-by-sign-on', id, user, identityId } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return this.ownerOf(account);
  }

  private async ownerOf(account: ProviderAccount): Promise<AccountOwner> {
    const owner = await this.identities.ownerOf(account);
    if (!owner) throw new SignOnProblem('not-linked');
    return owner;
  }

  /** Applies the claim’s role; returns whether the user stays an administrator all the same. */
  private async stays(
    { userId, role: before }: AccountOwner,
    role: 'admin' | 'author',
    context: CommandContext,
  ): Promise<boolean> {
    if (role === before) return false;
    const command = { type: 'follow-claim', id: userId, role } as const;
    const { events } = await this.aggregates.handle(usersDecider, house, command, context);
    return events.length === 0 && role === 'author';
  }
}
