import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { SecurityInForce } from '../security/security-in-force.js';

/** Removes one of a user’s passkeys; the recovery codes go with the last second factor. */
export class RemovePasskey extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly passkeyId: string,
  ) {
    super();
  }
}

@CommandHandler(RemovePasskey)
export class RemovePasskeyHandler implements ICommandHandler<RemovePasskey> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly security: SecurityInForce,
  ) {}

  async execute({ context, userId, passkeyId }: RemovePasskey): Promise<void> {
    const required = await this.security.requiredOf(context);
    const command = { type: 'remove-passkey', id: userId, passkeyId, required } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
  }
}
