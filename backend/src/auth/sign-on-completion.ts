import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CommandContext } from '../platform/event-sourcing/command-context.js';
import { internalContext } from '../platform/event-sourcing/command-context.js';
import { DomainError } from '../platform/kernel/domain-error.js';
import { LinkSignOn } from './commands/link-sign-on.handler.js';
import { SignOn } from './commands/sign-on.handler.js';
import { UserDirectory } from './read-models/user-list.js';
import { Proofs } from './second-factor/proofs.js';
import { sessionOf, Sessions } from './sessions/sessions.js';
import { SignOnClaims } from './sign-on/sign-on-claims.js';
import { SignOnIdentities } from './sign-on/sign-on-identities.js';
import { SignOnInvitations } from './sign-on/sign-on-invitations.js';
import { SignOnProblem } from './sign-on/sign-on-problem.js';
import type { NamedByProvider } from './sign-on/sign-on.strategy.js';

/** Completes the purpose for which a person went to a provider, once the provider has named them. */
@Injectable()
export class SignOnCompletion {
  constructor(
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
    private readonly users: UserDirectory,
    private readonly proofs: Proofs,
    private readonly claims: SignOnClaims,
    private readonly identities: SignOnIdentities,
    private readonly invitations: SignOnInvitations,
  ) {}

  /**
   * @returns the path to open
   * @throws SignOnProblem
   */
  async complete(named: NamedByProvider, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const { provider, begun } = named;
    const { purpose } = begun;
    await this.claims.note(provider, named.claims);
    switch (purpose.kind) {
      case 'sign-in':
        return this.signIn(named, request, reply);
      case 'invitation':
        await this.accept(purpose.invitationId, named, request);
        return this.signIn(named, request, reply);
      case 'link':
        await this.link(purpose.session, named, request);
        return begun.returnTo;
      case 'proof':
        await this.prove(purpose.session, named, request);
        return begun.returnTo;
      default:
        return purpose satisfies never;
    }
  }

  private async signIn(
    named: NamedByProvider,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> {
    const { proven, staysAdministrator } = await this.commands.execute(new SignOn(named, request.id));
    await this.sessions.open(proven, 'sign-on', request, reply);
    const { returnTo } = named.begun;
    return staysAdministrator ? withNotice(returnTo, 'last-administrator') : returnTo;
  }

  private async link(session: string, { account }: NamedByProvider, request: FastifyRequest): Promise<void> {
    const user = await this.userOf(session, request);
    const context = { ...contextOf(user, request), strength: user.strength };
    await this.linked(new LinkSignOn(context, user.id, account));
  }

  /** The invitation is used up even if linking fails, so that it can never be used twice. */
  private async accept(id: string, { account }: NamedByProvider, request: FastifyRequest): Promise<void> {
    const invited = await this.invitations.redeem(id);
    const user = invited && (await this.users.find(invited.userId));
    if (!user) throw new SignOnProblem('invitation-over');
    const actor = { ...user, name: `${user.firstName} ${user.lastName}` };
    await this.linked(new LinkSignOn(contextOf(actor, request), user.id, account, invited.invitedBy));
  }

  private async linked(command: LinkSignOn): Promise<void> {
    try {
      await this.commands.execute(command);
    } catch (error) {
      const kinds = {
        'sign-on-taken': 'taken',
        'too-many-links': 'too-many-links',
        deactivated: 'deactivated',
      } as const;
      const code = error instanceof DomainError ? (error.code as keyof typeof kinds) : undefined;
      if (code !== undefined && Object.hasOwn(kinds, code)) throw new SignOnProblem(kinds[code]);
      throw error;
    }
  }

  private async prove(session: string, { account }: NamedByProvider, request: FastifyRequest): Promise<void> {
    const { id } = await this.userOf(session, request);
    const owner = await this.identities.ownerOf(account);
    if (owner?.userId !== id) throw new SignOnProblem('another-person');
    await this.proofs.note(session);
  }

  /** The session that began the sign-on must still be the one of this browser. */
  private async userOf(session: string, request: FastifyRequest) {
    const user = session === sessionOf(request) ? await this.sessions.find(request) : undefined;
    if (!user) throw new SignOnProblem('over');
    return user;
  }
}

interface Acting {
  readonly id: string;
  readonly name: string;
  readonly role: 'admin' | 'author';
}

function contextOf({ id, name, role }: Acting, { id: requestId }: FastifyRequest): CommandContext {
  const cause = { correlationId: requestId, causationId: requestId };
  return { ...internalContext({ kind: 'user', id, name, role }, cause), requestId };
}

/** A path with the name of the notice that its page is to show. */
function withNotice(path: string, notice: string): string {
  const url = new URL(path, 'http://desk.invalid');
  url.searchParams.set('notice', notice);
  return `${url.pathname}${url.search}${url.hash}`;
}
