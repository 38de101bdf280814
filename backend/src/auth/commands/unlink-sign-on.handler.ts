import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { house } from '../../platform/kernel/house.js';
import { usersDecider } from '../domain/users.decider.js';

/** A user signs in by this account at a provider no longer; sessions that it has opened end. */
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
