import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';

export class DeactivateUser extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly id: string,
    readonly ifMatch: bigint | '*' | undefined,
  ) {
    super();
  }
}

@CommandHandler(DeactivateUser)
export class DeactivateUserHandler implements ICommandHandler<DeactivateUser> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, id, ifMatch }: DeactivateUser): Promise<void> {
    await this.aggregates.handle(usersDecider, house, { type: 'deactivate', id }, context, { ifMatch });
  }
}
