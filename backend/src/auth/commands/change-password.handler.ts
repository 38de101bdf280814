import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { SessionTable } from '../sessions/session-table.js';
import { SignInLimit, type Attempt } from '../sign-in/sign-in-limit.js';

/** Gives a user a new password. The request’s session continues; the user’s other sessions end. */
export class ChangePassword extends Command<void> {
  /** @param attempt who proves the current password, and from where; wrong passwords count as failed sign-ins */
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly attempt: Attempt,
    readonly session: string,
    readonly currentPassword: string,
    readonly newPassword: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly credentials: PasswordCredentials,
    private readonly sessions: SessionTable,
    private readonly limit: SignInLimit,
  ) {}

  async execute(command: ChangePassword): Promise<void> {
    const { context, userId, attempt, session, currentPassword, newPassword } = command;
    const provenCredentialId = await this.limit.attempt(attempt, () => this.prove(userId, currentPassword));
    if (provenCredentialId === undefined) throw refusal('currentPassword', 'The current password is wrong.');
    if (newPassword === currentPassword) {
      throw refusal('newPassword', 'The new password must differ from the current one.');
    }
    const credentialId = await this.credentials.storeFor(context.commandId, userId, newPassword);
    if (!(await this.sessions.expectPassword(session, provenCredentialId, credentialId))) {
      throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
    }
    const change = { type: 'change-password', id: userId, provenCredentialId, credentialId } as const;
    await this.aggregates.handle(usersDecider, house, change, context);
  }

  /** The id of the password in force, if the given one matches it. */
  private async prove(userId: string, password: string): Promise<string | undefined> {
    const { state } = await this.aggregates.load(usersDecider, house);
    const credentialId = state.get(userId)?.credentialId;
    return (await this.credentials.match(credentialId, password)) ? credentialId : undefined;
  }
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('invalid', 'password-refused', message, { errors: [{ field, message }] });
}
