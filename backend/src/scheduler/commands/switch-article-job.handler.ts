import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/kernel/clock.js';
import { AggregateStore } from '../../platform/event-sourcing/aggregate-store.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { schedulerDecider } from '../domain/scheduler.decider.js';
import { house } from '../../platform/kernel/house.js';

/** Pauses or resumes the article job; a run in progress still finishes. */
export class SwitchArticleJob extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly enabled: boolean,
  ) {
    super();
  }
}

@CommandHandler(SwitchArticleJob)
export class SwitchArticleJobHandler implements ICommandHandler<SwitchArticleJob> {
  constructor(
    private readonly aggregates: AggregateStore,
    private readonly clock: Clock,
  ) {}

  async execute({ context, enabled }: SwitchArticleJob): Promise<void> {
    const command = { type: 'switch-article-job', enabled, at: this.clock.now() } as const;
    await this.aggregates.handle(schedulerDecider, house, command, context);
  }
}
