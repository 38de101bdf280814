import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { schedulerDecider, type NotificationSwitches } from '../domain/scheduler.decider.js';
import { house } from '../../platform/kernel/house.js';

/** Sets which channels get messages; omitted fields stay as they are. Answers all of them. */
export class SwitchNotifications extends Command<NotificationSwitches> {
  constructor(
    readonly context: CommandContext,
    readonly switches: Partial<NotificationSwitches>,
  ) {
    super();
  }
}

@CommandHandler(SwitchNotifications)
export class SwitchNotificationsHandler implements ICommandHandler<SwitchNotifications> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
  ) {}

  async execute({ context, switches }: SwitchNotifications): Promise<NotificationSwitches> {
    const { slack, email } = switches;
    const command = { type: 'switch-notifications', slack, email, at: this.clock.now() } as const;
    const { state } = await this.aggregates.handle(schedulerDecider, house, command, context);
    return state.notifications;
  }
}
