import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';

/** Unlinks a user’s account at a provider; sessions that were opened by it end. */
export class UnlinkSignOn extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly identityId: string,
  ) {
    super();
  }
}

@CommandHandler(UnlinkSignOn)
export class UnlinkSignOnHandler implements ICommandHandler<UnlinkSignOn> {
  constructor(private readonly aggregates: AggregateStore) {}

  async execute({ context, userId, identityId }: UnlinkSignOn): Promise<void> {
    const command = { type: 'unlink-sign-on', id: userId, identityId } as const;
    await this.aggregates.handle(usersDecider, house, command, context);
  }
}
