import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';
import { SecurityInForce } from '../security/security-in-force.js';

/** Turns off a user’s authenticator app; the recovery codes go with the last second factor. */
export class RemoveTotp extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
  ) {
    super();
  }
}

@CommandHandler(RemoveTotp)
export class RemoveTotpHandler implements ICommandHandler<RemoveTotp> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly security: SecurityInForce,
  ) {}

  async execute({ context, userId }: RemoveTotp): Promise<void> {
    const required = await this.security.requiredOf(context);
    await this.aggregates.handle(usersDecider, house, { type: 'remove-totp', id: userId, required }, context);
  }
}
