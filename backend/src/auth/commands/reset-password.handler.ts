import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { existingUser } from '../domain/users.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { temporaryPassword } from '../passwords/temporary-password.js';

/**
 * Gives a user a temporary password and ends all of the user’s sessions. Returns the password, which is stored only as
 * a hash.
 */
export class ResetPassword extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly credentials: PasswordCredentials,
  ) {}

  async execute({ context, id }: ResetPassword): Promise<string> {
    existingUser((await this.aggregates.load(usersDecider, house)).state, id);
    const password = temporaryPassword();
    const credentialId = await this.credentials.storeFor(context.commandId, id, password);
    const command = { type: 'reset-password', id, by: context.actor.id, credentialId } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return password;
  }
}
