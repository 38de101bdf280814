import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { existingUser } from '../domain/users.js';
import { PasswordCredentials } from '../passwords/credentials.js';
import { temporaryPassword } from '../passwords/temporary-password.js';

/**
 * Removes everything that a user signs in by, ends the user’s sessions and sets a temporary password. Returns the
 * password, which is stored only as a hash.
 */
export class ResetSignIn extends Command<string> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(ResetSignIn)
export class ResetSignInHandler implements ICommandHandler<ResetSignIn> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly credentials: PasswordCredentials,
  ) {}

  async execute({ context, id, reason }: ResetSignIn): Promise<string> {
    existingUser((await this.aggregates.load(usersDecider, house)).state, id);
    const password = temporaryPassword();
    const credentialId = await this.credentials.storeFor(context.commandId, id, password);
    const command = { type: 'reset-sign-in', id, by: context.actor.id, credentialId, reason } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
    return password;
  }
}
