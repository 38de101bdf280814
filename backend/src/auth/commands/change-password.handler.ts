import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import { derivedId, type CommandContext } from '../../platform/event-sourcing/command-context.js';
import { DomainError } from '../../platform/event-sourcing/domain-error.js';
import { house } from '../domain/user.events.js';
import { usersDecider } from '../domain/users.decider.js';
import { Credentials } from '../passwords/credentials.js';
import { UserDirectory, type UserView } from '../queries/user-directory.js';
import { SessionTable } from '../sessions/session-table.js';

/** A user takes a new password. The session of the request goes on, all others of the user end. */
export class ChangePassword extends Command<UserView> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
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
    private readonly credentials: Credentials,
    private readonly sessions: SessionTable,
    private readonly directory: UserDirectory,
  ) {}

  async execute({
    context,
    userId,
    session,
    currentPassword,
    newPassword,
  }: ChangePassword): Promise<UserView> {
    const provenCredentialId = await this.prove(userId, currentPassword);
    if (newPassword === currentPassword) {
      throw refusal('newPassword', 'The new password must differ from the current one.');
    }
    const credentialId = derivedId(context.commandId, 'credential');
    await this.credentials.store(credentialId, userId, newPassword);
    await this.sessions.expectPassword(session, credentialId);
    const command = { type: 'change-password', id: userId, provenCredentialId, credentialId } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return this.directory.get(userId);
  }

  private async prove(userId: string, currentPassword: string): Promise<string> {
    const { state } = await this.aggregates.load(usersDecider, house);
    const credentialId = state.get(userId)?.credentialId;
    if (credentialId !== undefined && (await this.credentials.match(credentialId, currentPassword))) {
      return credentialId;
    }
    throw refusal('currentPassword', 'The current password is wrong.');
  }
}

function refusal(field: string, message: string): DomainError {
  return new DomainError('invalid', 'password-refused', message, { errors: [{ field, message }] });
}
